#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    meydan_testkit::bytes::record::<othello::Othello>(bytes);
});
