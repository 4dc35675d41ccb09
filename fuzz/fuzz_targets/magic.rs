#![no_main]

// The first byte says what the rest is taken for.
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((first, rest)) = bytes.split_first() else { return };
    match first % 4 {
        0 => meydan_testkit::bytes::action::<magic::Magic>(rest),
        1 => meydan_testkit::bytes::record::<magic::Magic>(rest),
        2 => meydan_testkit::bytes::legal_equals_check::<magic::Magic>(rest),
        _ => {
            let Ok(text) = std::str::from_utf8(rest) else { return };
            if let Ok(book) = magic::Book::with(text) {
                let _ = magic::read_deck(text, &book);
            }
        }
    }
});
