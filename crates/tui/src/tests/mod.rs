//! Tests of the application without a terminal.
