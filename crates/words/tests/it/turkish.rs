//! Issue 16, point 21: Turkish addresses everybody as `sen`, in every text.

use std::fs;
use std::path::Path;

/// Polite pronouns.
const PRONOUNS: [&str; 9] =
    ["siz", "sizi", "size", "sizin", "sizde", "sizden", "sizinle", "sizinki", "sizlere"];

/// Words that only look like an address: adverbs and nouns whose stem ends so.
const NO_ADDRESS: [&str; 7] = ["yalnız", "yalnızca", "henüz", "deniz", "denizciler", "boynuz", "domuz"];

/// Both players at once cannot be addressed otherwise.
const BOTH: [&str; 2] = ["ikiniz", "ikinize"];

/// Verbs that texts ask for something with.
const VERBS: [&str; 62] = [
    "aç",
    "al",
    "ara",
    "at",
    "bak",
    "bas",
    "başla",
    "bekle",
    "bitir",
    "bırak",
    "bil",
    "böl",
    "çağır",
    "çal",
    "çek",
    "çevir",
    "çık",
    "de",
    "dene",
    "denetle",
    "değiştir",
    "diz",
    "dokun",
    "dön",
    "ekle",
    "etkinleştir",
    "geç",
    "gel",
    "getir",
    "git",
    "gir",
    "gönder",
    "gör",
    "göster",
    "iptal et",
    "kal",
    "kapat",
    "kaydet",
    "koru",
    "koy",
    "kullan",
    "kur",
    "oku",
    "ol",
    "oyna",
    "öde",
    "saldır",
    "savun",
    "say",
    "seç",
    "sil",
    "söyle",
    "sürükle",
    "sürdür",
    "tut",
    "unut",
    "vazgeç",
    "ver",
    "yap",
    "yaz",
    "yükle",
    "yürüt",
];

/// In small letters as Turkish has them.
fn small(word: &str) -> String {
    word.replace('İ', "i").replace('I', "ı").to_lowercase()
}

/// `bekle` politely: `bekleyin`.
fn polite(verb: &str) -> String {
    let vowel = verb.chars().rev().find(|sign| "aeıioöuü".contains(*sign)).unwrap_or('e');
    let ending = match vowel {
        'a' | 'ı' => "ın",
        'o' | 'u' => "un",
        'ö' | 'ü' => "ün",
        _ => "in",
    };
    let stem = match verb {
        "git" | "iptal et" => verb.strip_suffix('t').map(|stem| format!("{stem}d")).unwrap_or_default(),
        _ => verb.to_owned(),
    };
    let glide = if stem.ends_with(['a', 'e', 'ı', 'i', 'o', 'u', 'ö', 'ü']) { "y" } else { "" };
    format!("{stem}{glide}{ending}")
}

/// `-nız` with or without a case: `elinizde`, `çekersiniz`.
fn is_plural_person(word: &str) -> bool {
    const CASES: [&str; 22] = [
        "", "a", "e", "ı", "i", "u", "ü", "da", "de", "dan", "den", "daki", "deki", "ın", "in", "un", "ün",
        "la", "le", "dır", "dir", "ca",
    ];
    ["nız", "niz", "nuz", "nüz"].iter().any(|ending| {
        word.rfind(ending).is_some_and(|at| at > 0 && CASES.contains(&&word[at + ending.len()..]))
    })
}

/// The first polite word of a text, if there is one.
fn polite_word(text: &str) -> Option<String> {
    let words: Vec<String> =
        text.split(|sign: char| !sign.is_alphabetic()).filter(|word| !word.is_empty()).map(small).collect();
    if words.iter().any(|word| BOTH.contains(&word.as_str())) {
        return None;
    }
    words.into_iter().find(|word| {
        let address = PRONOUNS.contains(&word.as_str()) || is_plural_person(word);
        let address = address || VERBS.iter().any(|verb| *word == polite(verb));
        address && !NO_ADDRESS.contains(&word.as_str())
    })
}

#[test]
fn point_21_turkish_says_sen_to_everybody() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("texts/tr");
    let mut read = 0;
    let mut polite = Vec::new();
    for file in fs::read_dir(folder).expect("the texts") {
        let path = file.expect("a file").path();
        for (number, line) in (1..).zip(fs::read_to_string(&path).expect("a text").lines()) {
            // Keys and comments are nobody's.
            let text =
                if line.starts_with('#') { "" } else { line.split_once('=').map_or(line, |(_, text)| text) };
            read += 1;
            if let Some(word) = polite_word(text) {
                polite.push(format!("{}:{number}: {word}", path.display()));
            }
        }
    }
    assert!(read > 2_000, "{read} lines");
    assert!(polite.is_empty(), "{polite:#?}");
}

#[test]
fn point_21_a_polite_text_would_be_found() {
    for text in [
        "Lütfen biraz bekleyin.",
        "Bu kartı seçin",
        "Geri gidin",
        "Sıra sizde",
        "ELİNİZDE kart yok",
        "Çekersiniz",
        "Kazandınız",
        "isterseniz",
        "Destenizden bir kart",
        "Kullanıyor musunuz?",
        "Yazınız",
        "Söyleyin",
        "Ödeyin",
    ] {
        assert!(polite_word(text).is_some(), "{text}");
    }
    for text in [
        "Lütfen biraz bekle.",
        "Yalnız bir kart",
        "henüz yok",
        "elinde",
        "taşın",
        "Denizciler",
        "kesin",
        "İkiniz de isterseniz",
        "Satın al",
        "dikkatsizlik",
    ] {
        assert_eq!(polite_word(text), None, "{text}");
    }
}
