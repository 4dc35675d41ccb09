#![no_main]

// The first byte says what the rest is taken for.
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((first, rest)) = bytes.split_first() else { return };
    match first % 3 {
        0 => meydan_testkit::bytes::action::<chess::Chess>(rest),
        1 => meydan_testkit::bytes::record::<chess::Chess>(rest),
        _ => meydan_testkit::bytes::legal_equals_check::<chess::Chess>(rest),
    }
});
