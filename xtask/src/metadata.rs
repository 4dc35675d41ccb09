//! What cargo knows of the packages.

use serde_json::Value;

use crate::run::Command;

/// A package of the tree.
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) licence: Option<String>,
    /// Whether it is one of ours.
    pub(crate) ours: bool,
    /// What it depends on when it is built, tests aside.
    pub(crate) needs: Vec<String>,
}

pub(crate) fn packages() -> Result<Vec<Package>, String> {
    let text = Command::new("cargo").args(["metadata", "--format-version", "1", "--locked"]).output()?;
    let data: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let packages = data["packages"].as_array().ok_or("cargo metadata has no packages")?;
    Ok(packages.iter().map(package).collect())
}

fn package(value: &Value) -> Package {
    let text = |field: &str| value[field].as_str().unwrap_or_default().to_owned();
    let needs = value["dependencies"].as_array().into_iter().flatten();
    Package {
        name: text("name"),
        version: text("version"),
        licence: value["license"].as_str().map(str::to_owned),
        ours: value["source"].is_null(),
        needs: needs
            .filter(|dependency| dependency["kind"].is_null())
            .filter_map(|dependency| dependency["name"].as_str().map(str::to_owned))
            .collect(),
    }
}
