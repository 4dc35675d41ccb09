# Advanced chess in the full screen.
