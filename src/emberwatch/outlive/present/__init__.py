"""What people read and click in Outlive."""
