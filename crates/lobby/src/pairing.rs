//! Who is paired with whom (HA-11): the nearest who wants the same. Pure.

use std::collections::BTreeSet;

use meydan_members::MemberId;

use crate::Wait;

/// So far apart two may be at first, and so much more with every step of waiting.
const AT_FIRST: i64 = 100;
const WIDER: i64 = 50;
/// A step of waiting, and when anybody will do, in milliseconds.
const STEP: i64 = 3_000;
const ANYBODY: i64 = 30_000;

/// Pairs of members who do not meet, in both orders.
pub(crate) type Apart = BTreeSet<(MemberId, MemberId)>;

/// How far from the own rating somebody may be after waiting so long. What counts for nothing widens twice as fast.
fn distance(waited: i64, rated: bool) -> i64 {
    let waited = if rated { waited } else { waited.saturating_mul(2) };
    if waited >= ANYBODY { i64::MAX } else { AT_FIRST + WIDER * (waited.max(0) / STEP) }
}

/// Whether two may be paired at all.
fn fit(one: &Wait, other: &Wait, apart: &Apart) -> bool {
    let strangers = match (one.person.member, other.person.member) {
        (Some(one), Some(other)) => !apart.contains(&(one, other)) && !apart.contains(&(other, one)),
        _ => true,
    };
    strangers && one.terms == other.terms && one.club == other.club && !one.person.is(&other.person)
}

/// Who is paired now, by their places in the list. Who waited longest is asked first; each gets the nearest of
/// those with whom both are content, and nobody is in two pairs.
pub(crate) fn pairs(waits: &[Wait], apart: &Apart, now: i64) -> Vec<(usize, usize)> {
    let mut order: Vec<usize> = (0..waits.len()).collect();
    order.sort_by_key(|&at| (waits[at].since, waits[at].id.clone()));
    let mut taken: Vec<&Wait> = Vec::new();
    let mut found = Vec::new();
    for (place, &at) in order.iter().enumerate() {
        let one = &waits[at];
        if taken.iter().any(|other| other.person.is(&one.person)) {
            continue;
        }
        let nearest = order[place + 1..]
            .iter()
            .filter(|&&other| !taken.iter().any(|taken| taken.person.is(&waits[other].person)))
            .filter(|&&other| fit(one, &waits[other], apart))
            .map(|&other| ((one.rating - waits[other].rating).abs(), other))
            .filter(|&(far, other)| {
                let content = |wait: &Wait| far <= distance(now - wait.since, wait.terms.rated);
                content(one) && content(&waits[other])
            })
            .min_by_key(|&(far, _)| far);
        if let Some((_, other)) = nearest {
            taken.extend([one, &waits[other]]);
            found.push((at, other));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use meydan_hall::{TableId, Token};

    use super::*;
    use crate::{Person, Terms};

    fn wait(member: Option<MemberId>, rating: i64, since: i64) -> Wait {
        let person = Person { holder: Token::new().holder(), member, name: String::new() };
        Wait { id: TableId::new(), person, terms: Terms::usual("othello"), club: false, rating, since }
    }

    fn rated(wait: Wait) -> Wait {
        Wait { terms: Terms { rated: true, clock: "3+2".parse().ok(), ..wait.terms }, ..wait }
    }

    #[test]
    fn ha_11_the_distance_widens_and_twice_as_fast_where_nothing_counts() {
        for (waited, least) in [(0, 100), (2_999, 100), (3_000, 150), (6_000, 200), (29_999, 550)] {
            assert_eq!(distance(waited, true), least);
            assert_eq!(distance(waited / 2, false), distance(waited / 2 * 2, true));
        }
        assert_eq!((distance(30_000, true), distance(15_000, false)), (i64::MAX, i64::MAX));
        assert_eq!(distance(-5, true), 100, "a clock that was put back");
    }

    #[test]
    fn ha_11_the_nearest_of_those_who_are_content_is_found() {
        let waits = [(1500, 0), (1590, 1), (1530, 2), (2400, 3)];
        let waits = waits.map(|(rating, since)| rated(wait(Some(rating), rating, since)));
        assert_eq!(pairs(&waits, &Apart::new(), 3), [(0, 2)]);
        let waits = [rated(wait(Some(1), 1500, 0)), rated(wait(Some(2), 2400, 29_000))];
        assert_eq!(pairs(&waits, &Apart::new(), 30_000), [], "who has just come is not content yet");
        assert_eq!(pairs(&waits, &Apart::new(), 59_000), [(0, 1)]);
    }

    #[test]
    fn ha_11_nobody_is_paired_with_oneself_with_who_is_blocked_or_twice() {
        let one = wait(Some(1), 1500, 0);
        let elsewhere =
            Wait { person: Person { member: Some(1), ..wait(None, 0, 0).person }, ..wait(None, 1500, 1) };
        assert_eq!(pairs(&[one.clone(), elsewhere], &Apart::new(), 99_000), [], "in two browsers");
        let other = wait(Some(2), 1500, 5);
        for apart in [(1, 2), (2, 1)] {
            assert_eq!(pairs(&[one.clone(), other.clone()], &Apart::from([apart]), 99_000), []);
        }
        // The same person waits for two games, and others for each.
        let chess = |wait: Wait| Wait { terms: Terms::usual("chess"), ..wait };
        let both = Wait { person: one.person.clone(), ..chess(wait(None, 1500, 1)) };
        let all = [one, both, other, chess(wait(Some(3), 1500, 6))];
        assert_eq!(pairs(&all, &Apart::new(), 10), [(0, 2)]);
    }

    #[test]
    fn ha_11_only_who_wants_the_same_is_paired() {
        let one = wait(Some(1), 1500, 0);
        let like = |change: fn(&mut Wait)| {
            let mut other = wait(Some(2), 1500, 0);
            change(&mut other);
            pairs(&[one.clone(), other], &Apart::new(), 99_000).len()
        };
        assert_eq!(like(|_| ()), 1);
        assert_eq!(like(|other| other.terms.game = "pentago".to_owned()), 0);
        assert_eq!(like(|other| other.terms.clock = "3+2".parse().ok()), 0);
        assert_eq!(like(|other| drop(other.terms.options.insert("rounds".to_owned(), "3".into()))), 0);
        assert_eq!(like(|other| other.club = true), 0);
    }
}
