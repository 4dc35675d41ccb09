#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    meydan_testkit::bytes::legal_equals_check::<othello::Othello>(bytes);
});
