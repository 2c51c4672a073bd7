//! What can be wrong with a text: one table for tags, one for setups, one for moves.

/// A whole game. Line 9 is empty, the moves begin in line 10.
pub const GAME: &str = r#"[Game "hyena"]
[Version "1"]
[Rules "bell"]
[Days "6"]
[Seats "Asha, Bilal"]
[Seed "0123456789abcdef0123456789abcdef"]
[Date "2026-11-30"]
[Result "1 won, 2 eaten"]

1. t 6 2
2. t 3 2
1. t w t t s 6 t t r 3 t t t t t t t t t t h 6
"#;

/// What stands in the game, what is written instead, and what is said about it.
pub type Case = (&'static str, &'static str, &'static str);

pub const TAGS: &[Case] = &[
    ("[Game \"hyena\"]\n", "", "line 1, column 1: the tag Game is missing"),
    ("[Version \"1\"]\n", "", "line 1, column 1: the tag Version is missing"),
    ("[Rules \"bell\"]\n", "", "line 1, column 1: the tag Rules is missing"),
    ("[Days \"6\"]\n", "", "line 1, column 1: the tag Days is missing"),
    ("[Seats \"Asha, Bilal\"]\n", "", "line 1, column 1: the tag Seats is missing"),
    ("[Date", "[Days \"6\"]\n[Date", "line 7, column 1: the tag Days stands twice"),
    ("[Date", "[Site \"x\"]\n  [Site \"x\"]\n[Date", "line 8, column 3: the tag Site stands twice"),
    ("Bilal\"", "Bi\\lal\"", "line 5, column 18: a backslash stands only before \\, \" or ,"),
    ("Bilal\"]", "ضبع\\n\"]", "line 5, column 19: a backslash stands only before \\, \" or ,"),
    ("\"hyena\"", "\"je-ki-n-je\"", "line 1, column 1: this is the game \"je-ki-n-je\"; possible is hyena or jekinje"),
    ("\"hyena\"", "\"Hyena\"", "line 1, column 1: this is the game \"Hyena\"; possible is hyena or jekinje"),
    (
        "[Version \"1",
        "[Version \"2",
        "line 2, column 1: this game was written by a newer version (2); this one reads version 1",
    ),
    (
        "[Version \"1",
        "[Version \"18446744073709551616",
        "line 2, column 1: this game was written by a newer version (18446744073709551616); this one reads version 1",
    ),
    ("[Version \"1", "[Version \"0", "line 2, column 1: the tag Version says \"0\"; possible is 1"),
    ("[Version \"1", "[Version \"x", "line 2, column 1: the tag Version says \"x\"; possible is 1"),
    ("[Version \"1", "[Version \"01", "line 2, column 1: the tag Version says \"01\"; possible is 1"),
    ("[Version \"1", "[Version \"-2", "line 2, column 1: the tag Version says \"-2\"; possible is 1"),
    ("[Version \"1", "[Version \"", "line 2, column 1: the tag Version says \"\"; possible is 1"),
    (
        "Seed \"0",
        "Seed \"",
        "line 6, column 1: the tag Seed says \"123456789abcdef0123456789abcdef\"; possible is 32 hexadecimal digits",
    ),
    (
        "Seed \"0",
        "Seed \"g",
        "line 6, column 1: the tag Seed says \"g123456789abcdef0123456789abcdef\"; possible is 32 hexadecimal digits",
    ),
    (
        "Seed \"0",
        "Seed \"+",
        "line 6, column 1: the tag Seed says \"+123456789abcdef0123456789abcdef\"; possible is 32 hexadecimal digits",
    ),
    (
        "2026-11-30",
        "2026-13-30",
        "line 7, column 1: the tag Date says \"2026-13-30\"; possible is a date such as 2026-11-30",
    ),
    (
        "2026-11-30",
        "2026-02-29",
        "line 7, column 1: the tag Date says \"2026-02-29\"; possible is a date such as 2026-11-30",
    ),
    (
        "2026-11-30",
        "2026-11-31",
        "line 7, column 1: the tag Date says \"2026-11-31\"; possible is a date such as 2026-11-30",
    ),
    (
        "2026-11-30",
        "2026-11-32",
        "line 7, column 1: the tag Date says \"2026-11-32\"; possible is a date such as 2026-11-30",
    ),
    (
        "2026-11-30",
        "2026-1-30",
        "line 7, column 1: the tag Date says \"2026-1-30\"; possible is a date such as 2026-11-30",
    ),
    (
        "2026-11-30",
        "30.11.2026",
        "line 7, column 1: the tag Date says \"30.11.2026\"; possible is a date such as 2026-11-30",
    ),
    (
        "2026-11-30",
        "2026-11-30-",
        "line 7, column 1: the tag Date says \"2026-11-30-\"; possible is a date such as 2026-11-30",
    ),
    (
        "1 won, 2 eaten",
        "1 won, 2 late",
        "line 8, column 1: the tag Result says \"1 won, 2 late\", the moves lead to \"1 won, 2 eaten\"",
    ),
    ("1 won, 2 eaten", "", "line 8, column 1: the tag Result says \"\", the moves lead to \"1 won, 2 eaten\""),
];

pub const SETUPS: &[Case] = &[
    (
        "\"bell\"",
        "\"bells\"",
        "line 3, column 1: the tag Rules says \"bells\"; possible is bell, juego, three-dice, one-die, davies or custom",
    ),
    ("Days \"6", "Days \"5", "line 4, column 1: the tag Days says \"5\"; possible is a number from 6 to 200"),
    ("Days \"6", "Days \"201", "line 4, column 1: the tag Days says \"201\"; possible is a number from 6 to 200"),
    ("Days \"6", "Days \"262", "line 4, column 1: the tag Days says \"262\"; possible is a number from 6 to 200"),
    ("Days \"6", "Days \"x", "line 4, column 1: the tag Days says \"x\"; possible is a number from 6 to 200"),
    ("Days \"6", "Days \"036", "line 4, column 1: the tag Days says \"036\"; possible is a number from 6 to 200"),
    ("Days \"6", "Days \"+6", "line 4, column 1: the tag Days says \"+6\"; possible is a number from 6 to 200"),
    ("Days \"6", "Days \"", "line 4, column 1: the tag Days says \"\"; possible is a number from 6 to 200"),
    ("[Days \"6", "\t[Days \"6 ", "line 4, column 2: the tag Days says \"6 \"; possible is a number from 6 to 200"),
    ("Asha, Bilal", "Asha", "line 5, column 1: these settings make no game: 2 to 12 can play, not 1"),
    (
        "Asha, Bilal",
        "A,B,C,D,E,F,G,H,I,J,K,L,M",
        "line 5, column 1: these settings make no game: 2 to 12 can play, not 13",
    ),
    (
        "Asha, Bilal",
        "",
        "line 5, column 1: the tag Seats says \"\"; possible is a name for each seat, with commas between them",
    ),
    (
        "Asha, Bilal",
        "Asha, , B",
        "line 5, column 1: the tag Seats says \"Asha, , B\"; possible is a name for each seat, with commas between them",
    ),
    (
        "Asha, Bilal",
        "Asha, Bilal,",
        "line 5, column 1: the tag Seats says \"Asha, Bilal,\"; possible is a name for each seat, with commas between them",
    ),
    (
        "Asha, Bilal",
        "Abcdefghijklmnopqrstuvwxy, Bilal",
        "line 5, column 1: the tag Seats says \"Abcdefghijklmnopqrstuvwxy, Bilal\"; possible is names of at most 24 characters",
    ),
    (
        "Asha, Bilal",
        "Asha, Bi\u{202E}lal",
        "line 5, column 1: the tag Seats says \"Asha, Bi\u{fffd}lal\"; possible is names without control characters",
    ),
    (
        "Asha, Bilal",
        "Asha, Bi\u{7}lal",
        "line 5, column 17: a tag is written [Name \"value\"], alone on its line, before the moves",
    ),
    (
        "[Date",
        "[Flat \"0.04\"]\n[Date",
        "line 7, column 1: the tag Flat says \"0.04\"; possible is a share from 0.05 to 0.95, two decimals",
    ),
    (
        "[Date",
        "[Flat \"0.96\"]\n[Date",
        "line 7, column 1: the tag Flat says \"0.96\"; possible is a share from 0.05 to 0.95, two decimals",
    ),
    (
        "[Date",
        "[Flat \"50\"]\n[Date",
        "line 7, column 1: the tag Flat says \"50\"; possible is a share from 0.05 to 0.95, two decimals",
    ),
    (
        "[Date",
        "[Flat \"0.+9\"]\n[Date",
        "line 7, column 1: the tag Flat says \"0.+9\"; possible is a share from 0.05 to 0.95, two decimals",
    ),
    ("[Date", "[First \"0\"]\n[Date", "line 7, column 1: the tag First says \"0\"; possible is the number of a seat"),
    ("[Date", "[First \"3\"]\n[Date", "line 7, column 1: the tag First says \"3\"; possible is the number of a seat"),
    ("[Date", "[First \"+1\"]\n[Date", "line 7, column 1: the tag First says \"+1\"; possible is the number of a seat"),
    (
        "[Days",
        "[Rule.well \"enough\"]\n[Days",
        "line 4, column 1: the tag Rule.well says \"enough\"; possible is no Rule tag beside named rules",
    ),
    (
        "\"bell\"]",
        "\"custom\"]\n[Rule.wells \"enough\"]",
        "line 4, column 1: the tag Rule.wells says \"enough\"; possible is no such field of the rules",
    ),
    (
        "\"bell\"]",
        "\"custom\"]\n[Rule.Rule.well \"enough\"]",
        "line 4, column 1: the tag Rule.Rule.well says \"enough\"; possible is no such field of the rules",
    ),
    (
        "\"bell\"]",
        "\"custom\"]\n[Rule. \"enough\"]",
        "line 4, column 1: the tag Rule. says \"enough\"; possible is no such field of the rules",
    ),
    (
        "\"bell\"]",
        "\"custom\"]\n [Rule.well \"nearly\"]",
        "line 4, column 2: the tag Rule.well says \"nearly\"; possible is exactly or enough",
    ),
    (
        "\"bell\"]",
        "\"custom\"]\n[Rule.top-up \"05\"]",
        "line 4, column 1: the tag Rule.top-up says \"05\"; possible is any, or a number of days from 0 to 255",
    ),
    (
        "\"bell\"]",
        "\"custom\"]\n[Rule.errands \"wash 2, drink 2\"]",
        "line 4, column 1: the tag Rule.errands says \"wash 2, drink 2\"; possible is six, none, or fees in this order: drink N, wash N, set-out N",
    ),
    (
        "\"bell\"]",
        "\"custom\"]\n[Rule.lots \"plain-die\"]",
        "line 3, column 1: these settings make no game: these lots throw no tabas, and these rules ask for some",
    ),
    (
        "\"bell\"]",
        "\"custom\"]\n[Rule.top-up \"0\"]",
        "line 3, column 1: these settings make no game: a mother one day short could never reach the well: no throw is 1 and no missing day may be paid",
    ),
    (
        "\"bell\"]",
        "\"custom\"]\n[Rule.hyena-pace \"5\"]",
        "line 3, column 1: these settings make no game: the hyena goes 1 to 4 days for a point, not 5",
    ),
    (
        "\"bell\"]",
        "\"custom\"]\n[Rule.hyena-well \"exactly\"]",
        "line 3, column 1: these settings make no game: the hyena could never reach the well exactly: no throw is 1",
    ),
];

pub const MOVES: &[Case] = &[
    ("2. t 3", "1. t 3", "line 11, column 1: found \"1.\"; a turn begins here, with \"2.\""),
    ("2. t 3", "t 3", "line 11, column 1: found \"t\"; a turn begins here, with \"2.\""),
    ("2. t 3", "2 t 3", "line 11, column 1: found \"2\"; a turn begins here, with \"2.\""),
    ("2. t 3", "02. t 3", "line 11, column 1: found \"02.\"; a turn begins here, with \"2.\""),
    ("2. t 3", "2.t 3", "line 11, column 1: found \"2.t\"; a turn begins here, with \"2.\""),
    ("2. t 3", "{it is} \t2.. t 3", "line 11, column 10: found \"2..\"; a turn begins here, with \"2.\""),
    ("1. t 6", "2. t 6", "line 10, column 1: found \"2.\"; a turn begins here, with \"1.\""),
    ("t 6 2", "t 6 1. 2", "line 10, column 8: found \"1.\"; possible here: t 2 3 6"),
    ("t 6 2", "t 1. 6 2", "line 10, column 6: found \"1.\"; possible here: t 2 3 6"),
    ("t 6 2", "x 6 2", "line 10, column 4: found \"x\"; possible here: t 2 3 6"),
    ("t 6 2", "{ضبع} 7", "line 10, column 10: found \"7\"; possible here: t 2 3 6"),
    ("t 6 2", "t\u{0} 6 2", "line 10, column 4: found \"t\u{fffd}\"; possible here: t 2 3 6"),
    ("t 6 2", "t 6\u{A0}2", "line 10, column 6: found \"6\u{A0}2\"; possible here: t 2 3 6"),
    ("t 6 2", "t 4 2", "line 10, column 6: found \"4\"; these lots throw no 4; possible here: t 2 3 6"),
    ("t 6 2", "t 5 2", "line 10, column 6: found \"5\"; these lots throw no 5; possible here: t 2 3 6"),
    (
        "t 6 2",
        "t l 6 2",
        "line 10, column 6: found \"l\"; leaving the village is not to be paid here; possible here: t 2 3 6",
    ),
    ("t 6 2", "t 3 +03", "line 10, column 8: found \"+03\"; possible here: t 2 3 6"),
    (
        "t 6 2",
        "t 3 +0",
        "line 10, column 8: found \"+0\"; that number of missing days is not to be paid here; possible here: t 2 3 6",
    ),
    (
        "t 6 2",
        "t 3 +2",
        "line 10, column 8: found \"+2\"; that number of missing days is not to be paid here; possible here: t 2 3 6",
    ),
    (
        "t 6 2",
        "t 3 +3",
        "line 10, column 8: found \"+3\"; that number of missing days costs 3 tabas and the ledger holds 1; possible here: t 2 3 6",
    ),
    (
        "t w t t s",
        "w t t s",
        "line 12, column 4: found \"w\"; the washing costs 2 tabas and the ledger holds 1; possible here: t 2 3 6",
    ),
    (
        "t w t t s",
        "t s t t w",
        "line 12, column 6: found \"s\"; setting out is not to be paid here; possible here: w t 2 3 6",
    ),
    (
        "t w t t s",
        "t k t t s",
        "line 12, column 6: found \"k\"; the drink at the well is not to be paid here; possible here: w t 2 3 6",
    ),
    (
        "t t r",
        "t r",
        "line 12, column 18: found \"r\"; the hyena's release costs 2 tabas and the ledger holds 1; possible here: t 2 3 6",
    ),
    (
        "t t h",
        "t h",
        "line 12, column 42: found \"h\"; the hyena's drink costs 10 tabas and the ledger holds 9; possible here: t 2 3 6",
    ),
    ("h 6\n", "h 6 t\n", "line 12, column 48: found \"t\" after the end of the game"),
    ("h 6\n", "h 6\n\n2. t\n", "line 14, column 1: found \"2.\" after the end of the game"),
    ("h 6\n", "h 6 {well played}\n[Site \"x\"]", "line 13, column 1: found \"[Site\" after the end of the game"),
    ("2. t 3", "{2. t 3", "line 11, column 1: the comment that begins here is not closed with }"),
    ("2. t 3", "2. t} 3", "line 11, column 4: found \"t}\"; possible here: t 2 3 6"),
    ("t 6 2\n2.", "t 6 2\n[Site \"x\"]\n2.", "line 11, column 1: found \"[Site\"; a turn begins here, with \"2.\""),
];
