//! Parts of pages that are no table, as whoever sees the same was shown them: what changed is told by the same keyed
//! pieces as at tables.

use super::Live;
use super::live::Changes;

/// A part of a page: its key, `part:…`, and what stands in it.
pub type Part = (&'static str, String);

/// What an audience was shown last.
#[derive(Default)]
pub struct Keyed(Live);

impl Keyed {
    /// Takes in what the parts are now: what is other than before, and everything, where that is asked for.
    pub fn draw(&mut self, parts: &[Part], all: bool) -> (Changes, Option<Changes>) {
        self.0.draw_parts(parts, all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(html: &str) -> [Part; 1] {
        [("part:open", html.to_owned())]
    }

    #[test]
    fn ha_50_only_what_changed_is_told() {
        let mut keyed = Keyed::default();
        let two = r#"<ul><li data-key="a">Ada, who has been here for long</li><li data-key="b">Bo, who has just come in</li></ul>"#;
        let (changes, all) = keyed.draw(&part(two), true);
        assert_eq!(Some(&changes), all.as_ref(), "at first everything is new");
        assert_eq!(keyed.draw(&part(two), false), (Changes::default(), None));
        let one = r#"<ul><li data-key="b">Bo, who has just come in</li></ul>"#;
        let (changes, _) = keyed.draw(&part(one), false);
        assert_eq!(changes.gone, ["a"]);
        assert_eq!(changes.set.iter().map(|(key, _)| key.as_str()).collect::<Vec<_>>(), ["part:open"]);
    }
}
