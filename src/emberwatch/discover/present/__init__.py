"""What people read and click in Discover."""
