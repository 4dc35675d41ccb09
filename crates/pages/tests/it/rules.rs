//! Issue 16, point 19: the rules as a page, with contents, pictures and a way to play.

use meydan_pages as pages;
use meydan_pages::model::RulesModel;
use meydan_words::Lang;

use crate::drawn::{between, frame, text};

#[test]
fn point_19_rules_have_contents_pictures_with_words_and_lead_to_a_game() {
    for (lang, tenant) in
        Lang::ALL.into_iter().flat_map(|lang| meydan_catalogue::tenants().iter().map(move |one| (lang, one)))
    {
        let facts = tenant.facts;
        let page = pages::rules(&RulesModel { frame: frame(lang), facts, back: None }).into_string();
        let what = format!("{} in {lang}", facts.id);
        let contents = between(&page, "<nav class=\"rules-contents\"", "</nav>");
        let links = between(contents[0], "href=\"#", "\"");
        assert_eq!(links, between(&page, "<section class=\"rule\" id=\"", "\""), "{what}");
        assert!(links.len() >= 4, "{what}");
        assert_eq!(
            page.matches(&format!("class=\"button main\" href=\"/play/{}\"", facts.id)).count(),
            2,
            "{what}"
        );
        let pictures = between(&page, "<figure class=\"diagram\">", "</figure>");
        assert!(pictures.len() >= 2, "{what}: {} pictures", pictures.len());
        for picture in pictures {
            let said = between(picture, "<figcaption>", "</figcaption>");
            assert!(text(said[0]).chars().count() > 10, "{what}: {said:?}");
            // What is drawn is hidden from who listens, or it is words.
            let drawn = picture.split("<figcaption>").next().unwrap_or_default();
            assert!(drawn.contains("aria-hidden=\"true\"") || !text(drawn).is_empty(), "{what}");
        }
    }
}
