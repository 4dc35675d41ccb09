#![no_main]

// The first byte says what the rest is taken for.
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((first, rest)) = bytes.split_first() else { return };
    match first % 5 {
        0 => meydan_testkit::bytes::action::<duel::Duel>(rest),
        1 => meydan_testkit::bytes::record::<duel::Duel>(rest),
        2 => meydan_testkit::bytes::legal_equals_check::<duel::Duel>(rest),
        3 => {
            let Ok(text) = std::str::from_utf8(rest) else { return };
            let _ = duel::read_deck(text, &duel::Book::standard());
        }
        _ => {
            let Ok(text) = std::str::from_utf8(rest) else { return };
            // What is read is written so that it is read again.
            if let Ok(cards) = duel::read_cards("fuzz", text) {
                assert_eq!(duel::read_cards("fuzz", &duel::write_cards(&cards)), Ok(cards));
            }
        }
    }
});
