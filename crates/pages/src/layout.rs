//! What every page has around it: head, header, footer, the switches of language and theme.

use maud::{DOCTYPE, Markup, html};
use meydan_words::{Lang, Words};

use super::icons;
use super::model::{Frame, Pace, Theme};

/// What differs from page to page.
pub(super) struct Page<'a> {
    /// The title, without the name of the hall.
    pub(super) title: String,
    /// What it is about, for who is sent its address; the hall itself, if nothing is said.
    pub(super) about: Option<String>,
    /// A class on `<body>`.
    pub(super) class: &'static str,
    /// Style sheets besides the common one.
    pub(super) styles: &'a [String],
    /// Its scripts, in the order in which they run.
    pub(super) scripts: &'a [&'static str],
    /// What stands in the header besides the settings.
    pub(super) tools: Markup,
    /// The page itself: what goes into `<main>`.
    pub(super) content: Markup,
    /// What goes after it: drawers and notices.
    pub(super) after: Markup,
}

pub(super) fn document(frame: &Frame<'_>, page: Page<'_>) -> Markup {
    let words = Words::of(frame.lang);
    let about = page.about.unwrap_or_else(|| words.say("web-home-intro"));
    let title = words.say_with("web-title", &[("page", page.title.as_str().into())]);
    html! {
        (DOCTYPE)
        html lang=(frame.lang.code()) dir=(frame.lang.direction()) data-theme=(frame.theme.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                meta name="color-scheme" content="light dark";
                meta name="theme-color" content="#0d6868";
                meta name="description" content=(about);
                // What is shown beside an address that somebody is sent.
                meta property="og:site_name" content=(words.say("meydan"));
                meta property="og:type" content="website";
                meta property="og:title" content=(page.title);
                meta property="og:description" content=(about);
                meta property="og:image" content={ (frame.origin) (frame.assets.url("share.png")) };
                meta property="og:image:width" content="1200";
                meta property="og:image:height" content="630";
                meta property="og:image:alt" content=(words.say("web-share-picture"));
                meta name="twitter:card" content="summary_large_image";
                link rel="manifest" href=(frame.assets.url("meydan.webmanifest"));
                link rel="apple-touch-icon" href=(frame.assets.url("icon-maskable-512.png"));
                link rel="icon" type="image/svg+xml" href=(frame.assets.url("favicon.svg"));
                link rel="stylesheet" href=(frame.assets.url("meydan.css"));
                @for style in page.styles {
                    link rel="stylesheet" href=(frame.assets.url(style));
                }
                @for script in page.scripts {
                    script type="module" src=(frame.assets.url(script)) {}
                }
            }
            body class=(page.class) {
                a class="skip" href="#main" { (words.say("web-skip")) }
                header class="top" {
                    a class="brand" href="/" aria-label=(words.say("web-home-link")) {
                        (icons::emblem())
                        span class="brand-name" { (words.say("meydan")) }
                    }
                    div class="tools" {
                        (page.tools)
                        (settings(frame, words))
                    }
                }
                main id="main" { (page.content) }
                footer class="bottom" {
                    p { (words.say("web-footer")) }
                    (languages(frame, words))
                    (themes(frame, words))
                }
                (page.after)
            }
        }
    }
}

/// The menu of the header; it opens without a script.
fn settings(frame: &Frame<'_>, words: &Words) -> Markup {
    html! {
        details class="menu" {
            summary class="tool" aria-label=(words.say("web-settings")) title=(words.say("web-settings")) {
                (icons::settings())
            }
            div class="menu-body" {
                p {
                    a href="/club" {
                        @match frame.member {
                            Some(name) => (words.say_with("web-signed-in", &[("name", name.into())])),
                            None => (words.say("web-sign-in")),
                        }
                    }
                }
                p class="menu-head" { (words.say("web-language")) }
                (languages(frame, words))
                p class="menu-head" { (words.say("web-theme")) }
                (themes(frame, words))
                p class="menu-head" { (words.say("web-pace")) }
                (paces(frame, words))
            }
        }
    }
}

fn languages(frame: &Frame<'_>, words: &Words) -> Markup {
    html! {
        form class="choices" method="post" action="/choose" aria-label=(words.say("web-language")) {
            input type="hidden" name="back" value=(frame.path);
            @for lang in Lang::ALL {
                button name="lang" value=(lang.code()) lang=(lang.code()) dir=(lang.direction())
                    aria-pressed=(pressed(lang == frame.lang)) { (lang.own_name()) }
            }
        }
    }
}

fn themes(frame: &Frame<'_>, words: &Words) -> Markup {
    html! {
        form class="choices" method="post" action="/choose" aria-label=(words.say("web-theme")) {
            input type="hidden" name="back" value=(frame.path);
            @for theme in Theme::ALL {
                button name="theme" value=(theme.code()) aria-pressed=(pressed(theme == frame.theme)) {
                    (words.say(&format!("web-theme-{}", theme.code())))
                }
            }
        }
    }
}

fn paces(frame: &Frame<'_>, words: &Words) -> Markup {
    html! {
        form class="choices" method="post" action="/choose" aria-label=(words.say("web-pace")) {
            input type="hidden" name="back" value=(frame.path);
            @for pace in Pace::ALL {
                button name="pace" value=(pace.code()) aria-pressed=(pressed(pace == frame.pace)) {
                    (words.say(&format!("web-pace-{}", pace.code())))
                }
            }
        }
    }
}

/// The value of `aria-pressed` and its like.
pub(super) const fn pressed(yes: bool) -> &'static str {
    if yes { "true" } else { "false" }
}
