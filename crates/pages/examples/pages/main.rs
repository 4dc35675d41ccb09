//! Writes every page, made from invented models, into `target/pages`, to be
//! looked at without a server: `cargo run -p meydan-pages --example pages`, then
//! serve that folder with any file server.

mod samples;

use std::error::Error;
use std::fs;
use std::path::Path;

use meydan_pages::model::{Frame, Pace, Theme};
use meydan_words::Lang;

fn copy(from: &Path, to: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let out = root.join("target/pages");
    copy(&root.join("web"), &out.join("assets"))?;
    let assets = |name: &str| format!("/assets/{name}");
    for lang in Lang::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            let frame = Frame {
                lang,
                theme,
                pace: Pace::default(),
                member: None,
                assets: &assets,
                origin: "",
                path: "/",
            };
            let folder = out.join(format!("{}-{}", lang.code(), theme.code()));
            fs::create_dir_all(&folder)?;
            samples::all(frame, &mut |name, page| {
                let file = folder.join(format!("{name}.html"));
                fs::write(&file, page.into_string()).expect("the page is written");
            });
        }
    }
    println!("{}", out.display());
    Ok(())
}
