//! What moves earn: games worked out by hand, with their ledgers (CH-20 … CH-26).

use chess::Config;

use crate::report::Report;

/// A position, a move, the ledger.
fn ledger(position: &str, text: &str, expected: &str) {
    let mut report = Report::from(position);
    assert_eq!(report.play(text), expected, "{text} in {position}");
}

fn side_ledger(position: &str, text: &str, expected: &str) {
    let config = Config { side_threats: true, position: position.parse().ok(), ..Config::default() };
    let mut report = Report::with(config, 1);
    assert_eq!(report.play(text), expected, "{text} in {position}, side threats");
}

const KNIGHT: &str = "6k1/5p2/8/1q1r4/b3p3/8/6B1/1N3R1K w - - 0 1";

#[test]
fn ch_20_the_moved_piece_threatens() {
    // From c3 the knight attacks a4, e4, b5 and d5; what the rook and the bishop attack does not count.
    let four = "+2 threat bishop a4, +1 threat pawn e4, +5 threat queen b5, +2 threat rook d5";
    ledger(KNIGHT, "Hb1c3", four);
    // A threatened knight; the own piece behind it is nobody's business.
    ledger("4k3/8/5n2/8/8/8/8/4KR2 w - - 0 1", "Rf1f2", "+2 threat knight f6");
    // A pinned piece attacks: the rook cannot leave the file, and threatens beside it.
    ledger("4r2k/8/8/8/q7/8/4R3/4K3 w - - 0 1", "Re2e4", "+5 threat queen a4, +2 threat rook e8");
    // A pawn attacks both its diagonals and nothing ahead.
    ledger("4k3/8/2q1p3/3r4/3P4/8/8/4K3 b - - 0 1", "Ke8e7", "");
    ledger("4k3/8/2q1p3/3r4/8/3P4/8/4K3 w - - 0 1", "Pd3d4", "");
    ledger("4k3/8/8/2q1p3/3r4/8/2P5/4K3 w - - 0 1", "Pc2c3", "+2 threat rook d4");
}

#[test]
fn ch_26_side_threats_count_each_piece_once() {
    // e4 is attacked by the knight and by the bishop, and counts once; f7 is attacked by the rook.
    let five =
        "+2 threat bishop a4, +1 threat pawn e4, +5 threat queen b5, +2 threat rook d5, +1 threat pawn f7";
    side_ledger(KNIGHT, "Hb1c3", five);
    side_ledger(KNIGHT, "Kh1h2", "+1 threat pawn e4, +1 threat pawn f7");
    ledger(KNIGHT, "Kh1h2", "");
}

#[test]
fn ch_21_captures() {
    for (letter, name, points) in
        [('p', "pawn", 3), ('n', "knight", 8), ('b', "bishop", 8), ('r', "rook", 8), ('q', "queen", 15)]
    {
        let position = format!("7k/8/8/8/8/{letter}7/8/R3K3 w - - 0 1");
        ledger(&position, "Ra1a3", &format!("+{points} capture {name} a3"));
    }
}

#[test]
fn ch_22_check_by_any_piece_also_discovered() {
    ledger("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra1a8", "+10 check e8");
    // The knight goes away and the rook behind it checks.
    ledger("4k3/8/8/8/4N3/8/8/4R2K w - - 0 1", "He4c5", "+10 check e8");
    // Both at once are still one check.
    ledger("4k3/8/8/8/4N3/8/8/4R2K w - - 0 1", "He4f6", "+10 check e8");
    // Check and a threat: from d6 the knight attacks b7.
    ledger("4k3/1q6/8/8/4N3/8/8/6K1 w - - 0 1", "He4d6", "+5 threat queen b7, +10 check e8");
}

#[test]
fn ch_23_mate_is_fifty_and_never_sixty() {
    let mut report = Report::from("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1");
    assert_eq!(report.play("Ra1a8"), "+50 mate g8, end mate");
    assert_eq!(report.score(), "50:0 -0:-0");
    assert_eq!(report.end(), "mate White");
    side_ledger("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "Ra1a8", "+70 mate g8, end mate");
}

#[test]
fn ch_24_a_pawn_crosses_once() {
    ledger("7k/8/8/8/P7/8/8/4K3 w - - 0 1", "Pa4a5", "+3 crossing a5");
    ledger("7k/8/8/p7/8/8/8/4K3 b - - 0 1", "Pa5a4", "+3 crossing a4");
    // Within a half nothing is crossed, and a piece is no pawn.
    ledger("7k/8/8/8/8/8/P7/4K3 w - - 0 1", "Pa2a4", "");
    ledger("7k/8/8/P7/8/8/8/4K3 w - - 0 1", "Pa5a6", "");
    ledger("7k/8/8/8/R7/8/8/4K3 w - - 0 1", "Ra4a5", "");
    // Crossing by a capture, with a threat from there: everything is added up (CH-25).
    let mut report = Report::from("7k/8/2n5/1p6/P7/8/8/4K3 w - - 0 1");
    assert_eq!(report.play("Pa4b5"), "+3 capture pawn b5, +2 threat knight c6, +3 crossing b5");
    assert_eq!(report.score(), "8:0 -0:-0");
}

#[test]
fn ch_10_en_passant_captures_the_pawn_beside() {
    let mut report = Report::from("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    assert_eq!(report.play("Pd7d5"), "");
    assert_eq!(report.play("Pe5d6"), "+3 capture pawn d5");
}

#[test]
fn ch_10_promotion_with_capture() {
    ledger("3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1", "Pc7d8Q", "+8 capture rook d8, +10 check e8");
    // The knight that it becomes attacks from d8: b7, c6, e6, f7.
    ledger("3rk3/1q3p2/2P5/8/8/8/8/4K3 w - - 0 1", "Pc6b7", "+15 capture queen b7");
    ledger(
        "3r2k1/2P2p2/4q3/8/8/8/7K/8 w - - 0 1",
        "Pc7d8H",
        "+8 capture rook d8, +5 threat queen e6, +1 threat pawn f7",
    );
}

#[test]
fn castling_counts_what_the_rook_attacks() {
    for text in ["Ke1h1", "Ke1g1"] {
        ledger("4k3/8/5n2/8/8/8/8/4K2R w K - 0 1", text, "+2 threat knight f6");
    }
    for text in ["Ke1a1", "Ke1c1"] {
        ledger("4k3/3n4/8/8/8/8/8/R3K3 w Q - 0 1", text, "+2 threat knight d7");
    }
    // It can give check.
    ledger("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "Ke1g1", "+10 check f8");
}

#[test]
fn ch_25_the_points_of_a_game_add_up_on_the_sheet() {
    let mut report = Report::new();
    report.moves("Pe2e4 Pd7d5 Pe4d5 Qd8d5 Hb1c3 Qd5e5");
    let earned: i32 = report.game.position().sheet().iter().map(|turn| turn.earned()).sum();
    let [white, black] = report.game.position().points();
    assert_eq!(earned, white + black);
    // e4d5: pawn 3 and crossing 3. Qxd5: pawn 3; it attacks d2, a2 and g2: 1 each.
    // c3: queen 5. Qe5: check on e1 is on an open file: 10, and h2 and... b2 is not attacked past c3.
    assert_eq!(report.score(), "11:20 -0:-0");
}
