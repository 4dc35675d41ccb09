//! The commands, as one table: the parser, `help` and the page `docs/duel-console.md`
//! are made from it. What a command does is not said here but where its menu lives.

/// Where a command is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Login,
    Main,
    Duel,
    Deck,
    Scoreboard,
    Profile,
    Shop,
    ImportExport,
    /// A duel that is going on.
    Running,
}

impl Place {
    pub(crate) const ALL: [Place; 9] = [
        Place::Login,
        Place::Main,
        Place::Duel,
        Place::Deck,
        Place::Scoreboard,
        Place::Profile,
        Place::Shop,
        Place::ImportExport,
        Place::Running,
    ];

    /// What `menu show-current` prints (2.5, D-14).
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Place::Login => "Login Menu",
            Place::Main => "Main Menu",
            Place::Duel | Place::Running => "Duel Menu",
            Place::Deck => "Deck Menu",
            Place::Scoreboard => "Scoreboard Menu",
            Place::Profile => "Profile Menu",
            Place::Shop => "Shop Menu",
            Place::ImportExport => "Import/Export Menu",
        }
    }
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    Help,
    MenuEnter,
    MenuExit,
    MenuShow,
    UserCreate,
    UserLogin,
    UserLogout,
    DuelPlayer,
    DuelComputer,
    DuelContinue,
    DeckCreate,
    DeckDelete,
    DeckActivate,
    DeckAdd,
    DeckRemove,
    DeckShowAll,
    DeckShowOne,
    DeckShowCards,
    DeckSwap,
    ScoreboardShow,
    ChangeNickname,
    ChangePassword,
    ShopBuy,
    ShopShowAll,
    ShopShowMoney,
    ShopShowPrices,
    ImportCard,
    ExportCard,
    CardShow,
    CardShowSelected,
    Select,
    Summon,
    Set,
    SetPosition,
    FlipSummon,
    AttackDirect,
    Attack,
    ActivateEffect,
    UseEffect,
    NextPhase,
    ShowGraveyard,
    Back,
    ShowHand,
    Cancel,
    Surrender,
    IncreaseMoney,
    IncreaseLife,
    SetWinner,
    SkipTurn,
    IncreaseAtk,
    IncreaseDef,
    DecreaseAtk,
    DecreaseDef,
    GraveyardAdd,
    GraveyardRemove,
    Protect,
}

/// What follows a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Takes {
    /// Nothing: it is a switch.
    Nothing,
    /// One word.
    Word(&'static str),
    /// A name, which may have blanks.
    Name(&'static str),
}

/// A flag of a command (1.2).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flag {
    pub(crate) long: &'static str,
    pub(crate) short: &'static str,
    pub(crate) takes: Takes,
    pub(crate) needed: bool,
}

/// What follows the words of a command that has no flags there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rest {
    Nothing,
    /// One word.
    Word(&'static str),
    /// The rest of the line.
    Name(&'static str),
    /// An address of section 8, which has a reader of its own.
    Address,
}

/// A command.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(crate) verb: Verb,
    pub(crate) words: &'static [&'static str],
    pub(crate) flags: &'static [Flag],
    pub(crate) rest: Rest,
    pub(crate) places: &'static [Place],
    pub(crate) says: &'static str,
}

const fn value(long: &'static str, short: &'static str, takes: Takes) -> Flag {
    Flag { long, short, takes, needed: true }
}

const fn switch(long: &'static str, short: &'static str) -> Flag {
    Flag { long, short, takes: Takes::Nothing, needed: true }
}

const fn choice(long: &'static str, short: &'static str, takes: Takes) -> Flag {
    Flag { long, short, takes, needed: false }
}

const fn option(long: &'static str, short: &'static str) -> Flag {
    choice(long, short, Takes::Nothing)
}

const USERNAME: Flag = value("--username", "-u", Takes::Word("username"));
const PASSWORD: Flag = value("--password", "-p", Takes::Word("password"));
const NICKNAME: Flag = value("--nickname", "-n", Takes::Word("nickname"));
const CARD: Flag = value("--card", "-c", Takes::Name("card name"));
const DECK: Flag = value("--deck", "-d", Takes::Name("deck name"));
const SIDE: Flag = option("--side", "-s");
const ROUNDS: Flag = value("--rounds", "-r", Takes::Name("1/3"));
const ATK: Flag = value("--ATK", "-a", Takes::Word("amount"));
const DEF: Flag = value("--DEF", "-d", Takes::Word("amount"));
const LEVEL: Flag = choice("--level", "-l", Takes::Word("newcomer/casual/club/expert/master"));
const NEW: Flag = switch("--new", "-w");

/// The flags of `select`: each may have a number or not, so its reader looks at them itself (D-29).
pub(crate) const SELECT_FLAGS: &[(&str, &str)] = &[
    ("--monster", "-m"),
    ("--spell", "-s"),
    ("--field", "-f"),
    ("--hand", "-h"),
    ("--opponent", "-o"),
    ("--force", "-F"),
];

/// The forms of an address, and what each selects.
pub(crate) const ADDRESSES: &[(&str, &str)] = &[
    ("--monster <number>", "one of your monsters"),
    ("--spell <number>", "one of your spells and traps"),
    ("--field", "your field spell"),
    ("--hand <number>", "a card of your hand, counted from the left"),
    ("--monster <number> --opponent", "a monster of the opponent; also --opponent <number>"),
    ("--spell <number> --opponent", "a spell or trap of the opponent"),
    ("--field --opponent", "the opponent's field spell"),
    ("-d", "nothing: the selection is removed"),
    ("--hand <card name> --force", "a copy of this card, added to your hand (a cheat)"),
];

const EVERYWHERE: &[Place] = &Place::ALL;
const DUELS: &[Place] = &[Place::Main, Place::Duel];
const LOGGED_IN: &[Place] = &[
    Place::Main,
    Place::Duel,
    Place::Deck,
    Place::Scoreboard,
    Place::Profile,
    Place::Shop,
    Place::ImportExport,
    Place::Running,
];
const RUNNING: &[Place] = &[Place::Running];

macro_rules! rows {
    ($($verb:ident [$($word:literal)*] $([$($flag:expr),*])? $(($rest:expr))? at $places:expr, $says:literal;)*) => {
        &[$(Row {
            verb: Verb::$verb,
            words: &[$($word),*],
            flags: &[$($($flag),*)?],
            rest: rows!(@rest $($rest)?),
            places: $places,
            says: $says,
        }),*]
    };
    (@rest) => { Rest::Nothing };
    (@rest $rest:expr) => { $rest };
}

/// All commands. Of two with the same words the first that fits is meant.
pub(crate) const ROWS: &[Row] = rows! {
    Help ["help"] at EVERYWHERE, "lists the commands of this place";
    MenuEnter ["menu" "enter"] (Rest::Name("menu name")) at EVERYWHERE, "goes to a menu, from the Main Menu";
    MenuExit ["menu" "exit"] at EVERYWHERE, "goes back; in the Login Menu it ends the program";
    MenuShow ["menu" "show-current"] at EVERYWHERE, "prints the name of the menu";
    UserCreate ["user" "create"] [USERNAME, NICKNAME, PASSWORD] at &[Place::Login], "registers";
    UserLogin ["user" "login"] [USERNAME, PASSWORD] at &[Place::Login], "logs in and goes to the Main Menu";
    UserLogout ["user" "logout"] at &[Place::Main], "logs out";
    DuelPlayer ["duel"] [NEW, value("--second-player", "-s", Takes::Word("player2 username")), ROUNDS] at DUELS,
        "begins a duel of two at this console";
    DuelComputer ["duel"] [NEW, switch("--ai", "-a"), ROUNDS, LEVEL] at DUELS,
        "begins a duel against the computer, at full strength if no level is named";
    DuelContinue ["duel"] [switch("--continue", "-c")] at DUELS, "goes on with the latest duel that was broken off";
    DeckCreate ["deck" "create"] (Rest::Name("deck name")) at &[Place::Deck], "makes an empty deck";
    DeckDelete ["deck" "delete"] (Rest::Name("deck name")) at &[Place::Deck],
        "deletes a deck; its cards go back to your stock";
    DeckActivate ["deck" "set-activate"] (Rest::Name("deck name")) at &[Place::Deck], "makes it the deck that you play with";
    DeckAdd ["deck" "add-card"] [CARD, DECK, SIDE] at &[Place::Deck], "adds a card of your stock to a deck";
    DeckRemove ["deck" "rm-card"] [CARD, DECK, SIDE] at &[Place::Deck], "takes a card out of a deck";
    DeckShowAll ["deck" "show"] [switch("--all", "-a")] at &[Place::Deck], "lists your decks";
    DeckShowOne ["deck" "show"] [value("--deck-name", "-d", Takes::Name("deck name")), SIDE] at &[Place::Deck],
        "lists the cards of a deck";
    DeckShowCards ["deck" "show"] [switch("--cards", "-c")] at &[Place::Deck], "lists all cards that you own";
    ScoreboardShow ["scoreboard" "show"] at &[Place::Scoreboard], "lists all players by score";
    ChangeNickname ["profile" "change"] [NICKNAME] at &[Place::Profile], "changes your nickname";
    ChangePassword ["profile" "change"] [
        switch("--password", "-p"),
        value("--current", "-c", Takes::Word("current password")),
        value("--new", "-w", Takes::Word("new password"))
    ] at &[Place::Profile], "changes your password";
    ShopBuy ["shop" "buy"] (Rest::Name("card name")) at &[Place::Shop], "buys a card";
    ShopShowAll ["shop" "show"] [switch("--all", "-a")] at &[Place::Shop], "lists all cards";
    ShopShowMoney ["shop" "show"] [switch("--money", "-m")] at &[Place::Shop], "prints how many coins you have";
    ShopShowPrices ["shop" "show"] [switch("--prices", "-p")] at &[Place::Shop], "lists all prices";
    ImportCard ["import" "card"] (Rest::Name("card name")) at &[Place::ImportExport], "reads a card from its file";
    ExportCard ["export" "card"] (Rest::Name("card name")) at &[Place::ImportExport], "writes a card to its file";
    CardShowSelected ["card" "show"] [switch("--selected", "-s")] at RUNNING, "shows the selected card";
    CardShow ["card" "show"] (Rest::Name("card name")) at &[Place::Deck, Place::Shop, Place::Running], "shows a card";
    Select ["select"] (Rest::Address) at RUNNING, "selects a card; the addresses are below";
    NextPhase ["next" "phase"] at RUNNING, "goes on to the next phase";
    Summon ["summon"] at RUNNING, "summons the selected monster";
    SetPosition ["set"] [value("--position", "-p", Takes::Word("attack/defense"))] at RUNNING,
        "turns the selected monster to the other position; also `set -- position`";
    Set ["set"] at RUNNING, "sets the selected card";
    FlipSummon ["flip-summon"] at RUNNING, "turns the selected monster face-up";
    AttackDirect ["attack" "direct"] at RUNNING, "attacks the opponent with the selected monster";
    Attack ["attack"] (Rest::Word("number")) at RUNNING, "attacks the monster in this zone of the opponent";
    ActivateEffect ["activate" "effect"] at RUNNING, "activates the selected spell; in the opponent's turn also a trap";
    UseEffect ["use" "effect"] at RUNNING, "uses what the selected monster can do";
    ShowHand ["show" "hand"] at RUNNING, "lists your hand";
    ShowGraveyard ["show" "graveyard"] [option("--opponent", "-o")] at RUNNING, "opens a graveyard; `back` closes it";
    Back ["back"] at RUNNING, "closes the graveyard";
    Cancel ["cancel"] at RUNNING, "calls off what is being asked";
    Surrender ["surrender"] at RUNNING, "gives this round up";
    DeckSwap ["deck" "swap"] [
        value("--main", "-m", Takes::Name("card name")),
        value("--side", "-s", Takes::Name("card name"))
    ] at RUNNING, "between rounds: exchanges a card of the main deck for one of the side deck";
    IncreaseMoney ["increase"] [value("--money", "-m", Takes::Word("amount"))] at LOGGED_IN, "a cheat: more coins";
    IncreaseLife ["increase"] [value("--LP", "-l", Takes::Word("amount"))] at RUNNING, "a cheat: more life points";
    SetWinner ["duel" "set-winner"] (Rest::Word("nickname")) at RUNNING, "a cheat: this player wins the round";
    SkipTurn ["duel" "skip-turn"] at RUNNING, "a cheat: the opponent's next turn is left out";
    IncreaseAtk ["increase"] [ATK] at RUNNING, "a cheat: more ATK for the selected monster";
    IncreaseDef ["increase"] [DEF] at RUNNING, "a cheat: more DEF for the selected monster";
    DecreaseAtk ["decrease"] [ATK] at RUNNING, "a cheat: less ATK for the selected monster";
    DecreaseDef ["decrease"] [DEF] at RUNNING, "a cheat: less DEF for the selected monster";
    GraveyardAdd ["graveyard" "add"] (Rest::Name("card name")) at RUNNING,
        "a cheat: a copy of this card, added to your graveyard";
    GraveyardRemove ["graveyard" "remove"] (Rest::Name("card name")) at RUNNING,
        "a cheat: this card goes from your graveyard back to your deck";
    Protect ["protect"] (Rest::Address) at RUNNING, "a cheat: your card on the field cannot be destroyed or sent away";
};
