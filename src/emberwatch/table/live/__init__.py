"""Tables that somebody has open: their pages, seats, chat and sockets."""
