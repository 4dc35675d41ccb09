# Advanced chess in the pages.
