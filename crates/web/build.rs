//! The folder `web` is embedded: a new file there means a new binary.

fn main() {
    println!("cargo:rerun-if-changed=../../web");
}
