//! Reading a line: words, flags in any order and both forms, the rest (sections 1.1, 1.2).

use crate::table::{Flag, Place, ROWS, Rest, Row, SELECT_FLAGS, Takes, Verb};

/// A line that is a command of this place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Command {
    pub(crate) verb: Verb,
    /// What the flags say, by their long form; switches say nothing.
    values: Vec<(&'static str, String)>,
    /// What follows the words.
    pub(crate) rest: String,
}

impl Command {
    /// The value of a flag that the table says is there.
    pub(crate) fn value(&self, long: &str) -> &str {
        self.values.iter().find(|(flag, _)| *flag == long).map_or("", |(_, value)| value)
    }

    pub(crate) fn has(&self, long: &str) -> bool {
        self.values.iter().any(|(flag, _)| *flag == long)
    }
}

/// Reads a line; nothing if it is no command here.
pub(crate) fn parse(line: &str, place: Place) -> Option<Command> {
    let words = words(line);
    let here = ROWS.iter().filter(|row| row.places.contains(&place));
    here.filter(|row| words.starts_with(row.words)).find_map(|row| read(row, &words[row.words.len()..]))
}

/// The words of a line. `set -- position` is printed with a blank and meant without (D-43).
fn words(line: &str) -> Vec<&str> {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    if words.starts_with(&["set", "--", "position"]) {
        words.splice(1..3, ["--position"]);
    }
    words
}

fn read(row: &Row, words: &[&str]) -> Option<Command> {
    let command = |values, rest| Some(Command { verb: row.verb, values, rest });
    match row.rest {
        Rest::Nothing => command(flags(row.flags, words)?, String::new()),
        // `card show --selected` names no card.
        Rest::Word(_) | Rest::Name(_) if words.first().is_some_and(|word| is_flag(word)) => None,
        Rest::Word(_) => match words {
            [word] => command(Vec::new(), (*word).to_owned()),
            _ => None,
        },
        Rest::Name(_) if words.is_empty() => None,
        Rest::Name(_) | Rest::Address => command(Vec::new(), words.join(" ")),
    }
}

/// Whether a word looks like a flag, known or not.
fn is_flag(word: &str) -> bool {
    word.strip_prefix("--").is_some_and(|rest| !rest.is_empty())
        || matches!(word.as_bytes(), [b'-', letter] if letter.is_ascii_alphabetic())
}

/// The flags of a command; nothing if one is missing, unknown, repeated, or has the
/// wrong kind of value (D-03).
fn flags(known: &'static [Flag], words: &[&str]) -> Option<Vec<(&'static str, String)>> {
    let mut values: Vec<(&'static str, String)> = Vec::new();
    let mut words = words.iter().copied().peekable();
    while let Some(word) = words.next() {
        let flag = known.iter().find(|flag| word == flag.long || word == flag.short)?;
        if values.iter().any(|(long, _)| *long == flag.long) {
            return None;
        }
        let mut value: Vec<&str> = Vec::new();
        while let Some(word) = words.next_if(|word| !is_flag(word)) {
            value.push(word);
        }
        let fits = match flag.takes {
            Takes::Nothing => value.is_empty(),
            Takes::Word(_) => value.len() == 1,
            Takes::Name(_) => !value.is_empty(),
        };
        if !fits {
            return None;
        }
        values.push((flag.long, value.join(" ")));
    }
    let complete = known.iter().all(|flag| !flag.needed || values.iter().any(|(long, _)| *long == flag.long));
    complete.then_some(values)
}

/// What `select` is about (section 8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Address {
    /// `-d`.
    Nothing,
    Monster {
        number: u8,
        opponent: bool,
    },
    Spell {
        number: u8,
        opponent: bool,
    },
    Field {
        opponent: bool,
    },
    Hand(usize),
    /// `--hand <card name> --force`.
    Forced(String),
}

/// Reads what follows `select`; nothing if it has none of the forms (D-29, D-30).
pub(crate) fn address(rest: &str) -> Option<Address> {
    if rest == "-d" {
        return Some(Address::Nothing);
    }
    let mut given: Vec<(&str, Vec<&str>)> = Vec::new();
    for word in rest.split_whitespace() {
        match SELECT_FLAGS.iter().find(|(long, short)| word == *long || word == *short) {
            Some((long, _)) if given.iter().any(|(flag, _)| flag == long) => return None,
            Some((long, _)) => given.push((long, Vec::new())),
            None if is_flag(word) => return None,
            None => given.last_mut()?.1.push(word),
        }
    }
    let of = |flag: &str| given.iter().find(|(long, _)| *long == flag).map(|(_, value)| &value[..]);
    let zones = ["--monster", "--spell", "--field", "--hand"];
    let mut named = zones.into_iter().filter(|flag| of(flag).is_some());
    let zone = named.next();
    if named.next().is_some() {
        return None;
    }
    let opponent = of("--opponent");
    if let Some(force) = of("--force") {
        let name = of("--hand")?;
        let fits = force.is_empty() && opponent.is_none() && !name.is_empty();
        return fits.then(|| Address::Forced(name.join(" ")));
    }
    let is_opponent = opponent.is_some();
    match zone {
        Some("--field") => {
            let bare = of("--field")?.is_empty() && opponent.is_none_or(<[&str]>::is_empty);
            bare.then_some(Address::Field { opponent: is_opponent })
        }
        Some("--hand") => match (of("--hand")?, opponent) {
            ([number], None) => count(number).map(Address::Hand),
            _ => None,
        },
        zone => {
            // The number stands after either flag.
            let own = zone.and_then(of).unwrap_or_default();
            let number = match (own, opponent.unwrap_or_default()) {
                ([number], []) | ([], [number]) => zone_number(number)?,
                _ => return None,
            };
            match zone {
                Some("--spell") => Some(Address::Spell { number, opponent: is_opponent }),
                _ => Some(Address::Monster { number, opponent: is_opponent }),
            }
        }
    }
}

/// A plain number from one.
pub(crate) fn count(word: &str) -> Option<usize> {
    let plain = !word.is_empty() && word.bytes().all(|sign| sign.is_ascii_digit());
    word.parse().ok().filter(|&count| plain && count > 0)
}

/// The number of a zone: 1 to 5.
pub(crate) fn zone_number(word: &str) -> Option<u8> {
    count(word).filter(|number| *number <= duel::ZONES).map(|number| number as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verb(line: &str, place: Place) -> Option<Verb> {
        parse(line, place).map(|command| command.verb)
    }

    /// DU-001, DU-002: any order, both forms, mixed.
    #[test]
    fn du_001_and_002_flags_come_in_any_order_and_both_forms() {
        for line in [
            "user login --username ali --password 12",
            "user login --password 12 --username ali",
            "user login -p 12 -u ali",
            "  user   login -p 12   --username ali ",
        ] {
            let command = parse(line, Place::Login).expect(line);
            assert_eq!(command.verb, Verb::UserLogin);
            assert_eq!((command.value("--username"), command.value("--password")), ("ali", "12"));
        }
    }

    /// DU-002: the flags of the table in 1.2 (and 20.4, 5.3), with their short forms; `--continue` and `--level` are ours.
    #[test]
    fn du_002_the_short_forms_are_those_of_the_specification() {
        let wanted = [
            ("user create", "--username -u --nickname -n --password -p"),
            ("user login", "--username -u --password -p"),
            ("profile change", "--nickname -n --password -p --current -c --new -w"),
            ("deck add-card", "--card -c --deck -d --side -s"),
            ("deck rm-card", "--card -c --deck -d --side -s"),
            ("deck show", "--all -a --deck-name -d --side -s --cards -c"),
            ("deck swap", "--main -m --side -s"),
            ("duel", "--new -w --second-player -s --rounds -r --ai -a --level -l --continue -c"),
            ("show graveyard", "--opponent -o"),
            ("set", "--position -p"),
            ("card show", "--selected -s"),
            ("shop show", "--all -a --money -m --prices -p"),
            // ATK and DEF are ours (DU-265).
            ("increase", "--money -m --LP -l --ATK -a --DEF -d"),
            ("decrease", "--ATK -a --DEF -d"),
        ];
        for row in ROWS.iter().filter(|row| !row.flags.is_empty()) {
            assert!(wanted.iter().any(|(words, _)| *words == row.words.join(" ")), "{:?}", row.words);
        }
        for (words, flags) in wanted {
            let mut found: Vec<String> = Vec::new();
            for flag in ROWS.iter().filter(|row| row.words.join(" ") == words).flat_map(|row| row.flags) {
                let pair = format!("{} {}", flag.long, flag.short);
                if !found.contains(&pair) {
                    found.push(pair);
                }
            }
            assert_eq!(found.join(" "), flags, "{words}");
        }
    }

    /// DU-002: no command has one short form for two of its flags, and none is missing.
    #[test]
    fn du_002_every_flag_has_one_short_form_of_its_own() {
        for row in ROWS {
            for (index, flag) in row.flags.iter().enumerate() {
                assert!(flag.long.starts_with("--") && flag.short.len() == 2 && flag.short.starts_with('-'));
                let twice = row.flags[..index].iter().any(|other| other.short == flag.short);
                assert!(!twice, "{:?}", row.words);
            }
        }
        let shorts: Vec<&str> = SELECT_FLAGS.iter().map(|(_, short)| *short).collect();
        assert_eq!(shorts, ["-m", "-s", "-f", "-h", "-o", "-F"]);
    }

    /// DU-004: names may have blanks, of which runs count as one; words may not.
    #[test]
    fn du_004_names_have_blanks_and_words_have_none() {
        let command =
            parse("deck add-card -d My  best --card Battle OX --side", Place::Deck).expect("a command");
        assert_eq!((command.value("--deck"), command.value("--card")), ("My best", "Battle OX"));
        assert!(command.has("--side"));
        assert_eq!(parse("deck create  My   best ", Place::Deck).expect("a command").rest, "My best");
        assert_eq!(verb("user login -u ali baba -p 12", Place::Login), None);
    }

    /// DU-005: missing, unknown, repeated flags, missing values, values of switches.
    #[test]
    fn du_005_malformed_flags_make_no_command() {
        for line in [
            "user login -u ali",
            "user login -u ali -p",
            "user login -u ali -p 12 --nickname a",
            "user login -u ali -u ali -p 12",
            "user login -u ali -p 12 -x",
            "user login ali -u ali -p 12",
            "user logout now",
            "user login",
        ] {
            assert_eq!(verb(line, Place::Login), None, "{line}");
        }
        assert_eq!(verb("deck show --all yes", Place::Deck), None);
        assert_eq!(verb("deck show", Place::Deck), None);
        assert_eq!(verb("deck create", Place::Deck), None);
        for line in [
            "duel --new --rounds 1",
            "duel --new --ai --second-player bob --rounds 1",
            "duel --ai --rounds 1",
            "duel --new --ai",
        ] {
            assert_eq!(verb(line, Place::Main), None, "{line}");
        }
    }

    /// DU-006: letter case counts.
    #[test]
    fn du_006_words_and_flags_are_matched_exactly() {
        assert_eq!(verb("Menu exit", Place::Main), None);
        assert_eq!(verb("increase --lp 5", Place::Running), None);
        assert_eq!(verb("increase --LP 5", Place::Running), Some(Verb::IncreaseLife));
        assert_eq!(verb("user login -U ali -p 12", Place::Login), None);
    }

    /// DU-016: commands of another place are none.
    #[test]
    fn du_016_a_command_belongs_to_its_places() {
        assert_eq!(verb("shop show --all", Place::Shop), Some(Verb::ShopShowAll));
        assert_eq!(verb("shop show --all", Place::Deck), None);
        assert_eq!(verb("increase --money 5", Place::Login), None);
        assert_eq!(verb("user logout", Place::Duel), None);
    }

    /// DU-162: with the blank and without.
    #[test]
    fn du_162_set_position_has_three_spellings() {
        for line in ["set -- position attack", "set --position attack", "set -p attack"] {
            let command = parse(line, Place::Running).expect(line);
            assert_eq!((command.verb, command.value("--position")), (Verb::SetPosition, "attack"));
        }
        assert_eq!(verb("set", Place::Running), Some(Verb::Set));
    }

    /// DU-109 to DU-115, DU-261: all forms of an address.
    #[test]
    fn du_109_to_115_addresses() {
        let monster = |number, opponent| Some(Address::Monster { number, opponent });
        let spell = |number, opponent| Some(Address::Spell { number, opponent });
        for (rest, wanted) in [
            ("--monster 2", monster(2, false)),
            ("-m 5", monster(5, false)),
            ("--monster 2 --opponent", monster(2, true)),
            ("--opponent --monster 2", monster(2, true)),
            ("--monster --opponent 2", monster(2, true)),
            ("--opponent 2", monster(2, true)),
            ("--opponent 2 --monster", monster(2, true)),
            ("-o 3", monster(3, true)),
            ("--spell 1", spell(1, false)),
            ("--spell 4 --opponent", spell(4, true)),
            ("--spell --opponent 4", spell(4, true)),
            ("--opponent 4 -s", spell(4, true)),
            ("--field", Some(Address::Field { opponent: false })),
            ("-o -f", Some(Address::Field { opponent: true })),
            ("--hand 12", Some(Address::Hand(12))),
            ("-d", Some(Address::Nothing)),
            ("--hand Battle OX --force", Some(Address::Forced("Battle OX".to_owned()))),
            ("-F -h Yami", Some(Address::Forced("Yami".to_owned()))),
        ] {
            assert_eq!(address(rest), wanted, "{rest}");
        }
    }

    /// DU-116, DU-118: everything else is no address.
    #[test]
    fn du_116_and_118_malformed_addresses() {
        for rest in [
            "",
            "2",
            "--monster",
            "--monster 0",
            "--monster 6",
            "--monster +1",
            "--monster 1 2",
            "--monster 1 --opponent 2",
            "--monster 1 --spell 1",
            "--monster 1 --monster 1",
            "--hand 1 --opponent",
            "--hand",
            "--hand 0",
            "--field 1",
            "--field --opponent 1",
            "--graveyard 1",
            "-d -d",
            "-d 1",
            "--opponent",
            "--force",
            "--force --hand",
            "--hand Yami --force now",
            "--monster Yami --force",
        ] {
            assert_eq!(address(rest), None, "{rest}");
        }
    }
}
