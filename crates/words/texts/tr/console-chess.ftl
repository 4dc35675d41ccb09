# Advanced chess in the line console.
