//! Random commands, most of them nonsense: nothing panics, and memory and
//! store never disagree.

use meydan_core::Seat;
use meydan_hall::{Command, CommandKind, Hall, NewSeat, Token};
use proptest::prelude::*;

use crate::support::{kept, line, mine, seen, settings, store, table};

#[derive(Clone, Debug)]
struct Try {
    who: u8,
    id: String,
    seq: Option<u32>,
    kind: CommandKind,
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => "[a-h][1-8]",
        1 => Just("pass".to_owned()),
        1 => any::<String>(),
        1 => "\\PC{0,80}",
    ]
}

fn kind() -> impl Strategy<Value = CommandKind> {
    let seat = (0u8..4).prop_map(Seat);
    prop_oneof![
        20 => (0u8..2, text()).prop_map(|(seat, action)| CommandKind::Act { seat: Seat(seat), action }),
        2 => (seat.clone(), text()).prop_map(|(seat, action)| CommandKind::Act { seat, action }),
        3 => Just(CommandKind::Undo),
        3 => any::<bool>().prop_map(|yes| CommandKind::AnswerUndo { yes }),
        1 => Just(CommandKind::Rematch),
        1 => Just(CommandKind::Fill { level: meydan_search::Level::Newcomer }),
        1 => (seat.clone(), any::<String>()).prop_map(|(seat, name)| CommandKind::Rename { seat, name }),
        1 => any::<u8>().prop_map(|seat| CommandKind::Resign { seat: Seat(seat | 2) }),
    ]
}

fn tries() -> impl Strategy<Value = Vec<Try>> {
    let id = prop_oneof![3 => "[a-z0-9]{1,3}", 1 => any::<String>()];
    let one = (0u8..4, id, prop::option::weighted(0.3, 0u32..20), kind());
    prop::collection::vec(one.prop_map(|(who, id, seq, kind)| Try { who, id, seq, kind }), 1..120)
}

/// Plays something legal now and then, so that the nonsense meets many positions.
async fn go_on(hall: &Hall, id: &meydan_hall::TableId, both: &[Token], pick: usize) {
    let now = seen(hall, id, both).await;
    if let Some((seat, offer)) = now.offers.first() {
        let action = offer[pick % offer.len()].action.clone();
        let kind = CommandKind::Act { seat: *seat, action: action.to_string() };
        let command = Command { id: format!("legal-{}", now.seq), seq: Some(now.seq), kind };
        hall.command(id, both, command).await.expect("it is legal");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nonsense_changes_nothing_and_the_store_agrees(tries in tries()) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let dir = tempfile::tempdir().expect("a folder");
            let store = store(dir.path()).await;
            let hall = Hall::open(store.clone(), settings()).await.expect("opens");
            let (id, a) = table(&hall, vec![mine("A"), NewSeat::Open]).await;
            let b = vec![hall.sit(&id, &[], None, "B").await.expect("sits").1];
            let both = [a.clone(), b.clone()].concat();
            let holders = [a, b, both.clone(), vec![Token::new()]];
            for (number, one) in tries.into_iter().enumerate() {
                let before = seen(&hall, &id, &both).await;
                let command = Command { id: one.id, seq: one.seq, kind: one.kind };
                let answer = hall.command(&id, &holders[usize::from(one.who)], command).await;
                let after = seen(&hall, &id, &both).await;
                if answer.is_err() {
                    assert_eq!((before.seq, before.view.to_json(), before.undo), (after.seq, after.view.to_json(), after.undo));
                }
                let log = kept(store.as_ref(), &id).await;
                assert_eq!(log.len(), after.seq as usize);
                if number % 3 == 0 {
                    go_on(&hall, &id, &both, number).await;
                }
            }
            // A hall that knows only the store sees the same.
            let live = seen(&hall, &id, &both).await;
            let again = Hall::open(store.clone(), settings()).await.expect("opens");
            let folded = seen(&again, &id, &both).await;
            assert_eq!((folded.seq, &folded.view.to_json(), line(&folded)), (live.seq, &live.view.to_json(), line(&live)));
            assert_eq!(folded.players.iter().map(|one| &one.name).collect::<Vec<_>>(),
                       live.players.iter().map(|one| &one.name).collect::<Vec<_>>());
        });
    }
}
