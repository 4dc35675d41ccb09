//! The campaign: gone on with, merged, and not believed where it was changed.

use std::path::Path;

use meydan_core::Seed;
use meydan_search::Budget;
use pentago::proof::campaign::{Campaign, CampaignFault, Part, Plan, Status, book_of};

/// The reply that leaves the fewest positions: black beside red in the first row of the second block.
const PART: Option<Part> = Some(Part { number: 10, of: 20 });

fn open(folder: &Path) -> Result<Campaign, CampaignFault> {
    Campaign::open(folder)
}

/// Goes on until so many positions were looked at.
fn go_on(folder: &Path, threads: usize, nodes: u64) -> Status {
    let campaign = open(folder).expect("a folder");
    let budget = Budget::default();
    let plan = Plan { threads, memory: 64 << 20, budget: budget.clone(), part: PART };
    campaign
        .run(&plan, &mut |campaign| {
            if campaign.status(PART).nodes >= nodes {
                budget.stop.now();
            }
        })
        .expect("a disk");
    campaign.status(PART)
}

/// What was learned; what is expected is drawn anew every now and then.
fn learned(status: &Status) -> impl PartialEq + std::fmt::Debug {
    (status.nodes, status.milliseconds, status.by_marbles.clone(), status.levels.clone())
}

#[test]
fn a_campaign_is_gone_on_with_and_merged_and_damage_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = go_on(folder.path(), 2, 120_000);
    assert!(first.nodes >= 120_000 && first.replies.len() == 1 && first.rest > 0);
    // The next process begins where this one ended, and looking changes nothing.
    assert_eq!(learned(&Status::look(folder.path(), PART).expect("a campaign")), learned(&first));
    let second = go_on(folder.path(), 1, first.nodes + 50_000);
    assert!(second.nodes >= first.nodes + 50_000);
    assert!(second.by_marbles.iter().zip(&first.by_marbles).all(|(later, before)| later.1 >= before.1));

    let log = folder.path().join("campaign.log");
    let whole = std::fs::read(&log).expect("the log");
    let text = String::from_utf8(whole.clone()).expect("text");
    let lines: Vec<&str> = text.split_inclusive('\n').collect();

    // Killed while a line was written, wherever: that line is missing and nothing else.
    let mut rng = Seed::from_number(105).rng();
    for _ in 0..8 {
        let cut = lines[0].len() + rng.range((whole.len() - lines[0].len()) as u32) as usize;
        std::fs::write(&log, &whole[..cut]).expect("a disk");
        let left = whole[..cut].iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        drop(open(folder.path()).expect("the rest"));
        assert_eq!(std::fs::read(&log).expect("the log"), whole[..left]);
    }
    // Changed: refused, with its line.
    for _ in 0..30 {
        let at = rng.range(whole.len() as u32 - 1) as usize;
        let mut changed = whole.clone();
        changed[at] = if changed[at] == b'7' { b'8' } else { b'7' };
        let line = 1 + whole[..at].iter().filter(|&&byte| byte == b'\n').count();
        std::fs::write(&log, &changed).expect("a disk");
        match (open(folder.path()).map(drop), line) {
            (Err(CampaignFault::Foreign), 1) => {}
            (Err(CampaignFault::Damaged(named)), _) => assert!(named == line, "{named} {line}"),
            (other, _) => panic!("line {line}: {other:?}"),
        }
        assert!(Status::look(folder.path(), PART).is_err());
    }
    for foreign in [&b"nonsense\n"[..], b"\xff\xfe\n", b"\n\n"] {
        std::fs::write(&log, foreign).expect("a disk");
        assert!(matches!(open(folder.path()).map(drop), Err(CampaignFault::Foreign)));
    }
    std::fs::write(&log, &whole).expect("a disk");

    // Two machines: what one knows the other takes over, once; a damaged folder is not touched.
    let other = tempfile::tempdir().expect("a folder");
    let campaign = open(other.path()).expect("a folder");
    assert!(matches!(open(other.path()).map(drop), Err(CampaignFault::InUse)));
    assert_eq!(campaign.merge(folder.path()).expect("a campaign"), lines.len() - 2);
    assert_eq!(campaign.merge(folder.path()).expect("a campaign"), 0);
    assert_eq!(learned(&campaign.status(PART)), learned(&second));
    drop(campaign);
    let both = std::fs::read(other.path().join("campaign.log")).expect("the log");
    std::fs::write(&log, text.replacen('?', ".", 1)).expect("a disk");
    let campaign = open(other.path()).expect("a folder");
    assert!(matches!(campaign.merge(folder.path()), Err(CampaignFault::Damaged(_))));
    drop(campaign);
    assert_eq!(std::fs::read(other.path().join("campaign.log")).expect("the log"), both);
    // Nothing is complete yet, so the book promises nothing.
    let bytes = book_of(other.path()).expect("a campaign");
    let book = pentago::proof::book::Book::read(bytes.into()).expect("a book");
    assert_eq!((book.guarantee().proved, book.guarantee().of), (0, 20));
}
