//! The store in its file: what is peculiar to SQLite.

use super::*;

#[tokio::test]
async fn passes_the_suite() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open(&dir.path().join("hall.db")).await.expect("opens");
    super::super::suite::passes(&store).await;
}

/// Issue 17, point 7.
#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("hall.db");
    std::fs::write(&file, "").expect("writes");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).expect("set");
    let store = SqliteStore::open(&file).await.expect("opens");
    store.check().await.expect("writes");
    for entry in std::fs::read_dir(dir.path()).expect("a list") {
        let entry = entry.expect("a file");
        let mode = entry.metadata().expect("its data").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{:?}", entry.file_name());
    }
}

/// The same: a full disk is called one.
#[tokio::test]
async fn a_full_disk_is_said_to_be_full() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open(&dir.path().join("hall.db")).await.expect("opens");
    // SQLite's own bound does what a full disk does.
    let mut one = store.pool.acquire().await.expect("a connection");
    let pages: i64 = sqlx::query("PRAGMA page_count").fetch_one(&mut *one).await.expect("a count").get(0);
    sqlx::query(sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}")))
        .fetch_one(&mut *one)
        .await
        .expect("set");
    let filling = sqlx::query("CREATE TABLE too_much AS SELECT randomblob(100000)");
    let error = StoreError::from(filling.execute(&mut *one).await.expect_err("no room"));
    assert!(matches!(error, StoreError::Full), "{error:?}");
}

#[tokio::test]
async fn what_was_kept_is_there_after_opening_again() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("hall.db");
    let store = SqliteStore::open(&file).await.expect("opens");
    let (row, kept) = super::super::suite::a_table();
    store.create(&row, None).await.expect("kept");
    store.append(&row.id, &kept, false).await.expect("kept");
    // No orderly close: the file alone must do.
    drop(store);
    let again = SqliteStore::open(&file).await.expect("opens");
    let stored = again.load(&row.id).await.expect("reads").expect("is there");
    let owed = stored.owed;
    let origin = stored.origin.expect("there is a clock");
    assert_eq!((stored.row, stored.entries, owed), (row, vec![kept], false));
    // One second of game time had passed when the entry was kept.
    assert!(origin + 1000 <= crate::wall::wall());
}

/// A file of the version before reads as it did: no clock, by link, nobody known as a member.
#[tokio::test]
async fn tables_of_before_there_were_clocks_are_read() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("hall.db");
    let before =
        SqliteStore::connect_file(&file, options(&file).create_if_missing(true)).await.expect("opens");
    before.migrate(&MIGRATIONS[..5]).await.expect("made");
    let id = TableId::new();
    sqlx::query("INSERT INTO tables VALUES (?, 'othello', 1, '{}', ?, 5, 6, 0, NULL, 1, NULL)")
        .bind(id.as_str())
        .bind(meydan_core::Seed::from_number(7).to_string())
        .execute(&before.pool)
        .await
        .expect("kept");
    sqlx::query("INSERT INTO chairs VALUES (?1, 0, 'Ada', NULL, ?2), (?1, 1, '', 'club', NULL)")
        .bind(id.as_str())
        .bind(crate::Token::of(&[1; 32]).holder().to_string())
        .execute(&before.pool)
        .await
        .expect("kept");
    before.close().await;
    let row = SqliteStore::open(&file).await.expect("opens").load(&id).await.expect("reads");
    let row = row.expect("is there").row;
    assert_eq!((row.clock, row.listed, row.rated), (None, false, true));
    let ada = Chair::guest("Ada", Some(crate::Token::of(&[1; 32]).holder()));
    assert_eq!(row.chairs, [ada, Chair::computer(Level::Club)]);
}

/// Point 9: what arrives together is one transaction, and who is at fault is refused alone.
#[tokio::test]
async fn of_appends_that_arrive_together_only_those_at_fault_are_refused() {
    let dir = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open(&dir.path().join("hall.db")).await.expect("opens");
    let tables: Vec<(TableRow, Kept)> = (0..40).map(|_| super::super::suite::a_table()).collect();
    for (row, _) in &tables[1..] {
        store.create(row, None).await.expect("kept");
    }
    // The first table was never made; the second has this entry already.
    store.append(&tables[1].0.id, &tables[1].1, false).await.expect("kept");
    let appends: Vec<_> = tables
        .iter()
        .map(|(row, kept)| {
            let (store, id, kept) = (store.clone(), row.id.clone(), kept.clone());
            tokio::spawn(async move { store.append(&id, &kept, false).await })
        })
        .collect();
    for (number, append) in appends.into_iter().enumerate() {
        let done = append.await.expect("it ends");
        let refused = matches!(done, Err(StoreError::Conflict));
        assert!(if number < 2 { refused } else { done.is_ok() }, "{number}: {done:?}");
    }
    for (row, kept) in &tables[1..] {
        let stored = store.load(&row.id).await.expect("reads").expect("is there");
        assert_eq!(stored.entries, std::slice::from_ref(kept));
    }
}

#[tokio::test]
async fn a_file_that_is_not_ours_is_an_error() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("hall.db");
    std::fs::write(&file, "not a database, but long enough to look at\n".repeat(100)).expect("writes");
    assert!(SqliteStore::open(&file).await.is_err());
    assert!(SqliteStore::open(&dir.path().join("missing/hall.db")).await.is_err());
}
