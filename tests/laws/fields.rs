//! A rule's field is written and read back the same; a text that is no value changes nothing.

use crate::setups::{cases, custom, rules};
use hyena_chase::games::hyena::{BadValue, Errands, Field, Lock, Rules, TopUp};
use proptest::prelude::*;
use std::collections::HashSet;

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn every_field_reads_back_what_was_written(rules in custom(), others in custom()) {
        let mut copy = others;
        for field in Field::ALL {
            let text = field.read(&rules);
            prop_assert_eq!(field.write(&mut copy, &text), Ok(()), "{}", text);
            prop_assert_eq!(field.read(&copy), text);
        }
        prop_assert_eq!(copy, rules, "all fields together are the rules");
    }

    #[test]
    fn a_field_touches_no_other(rules in custom(), others in custom(), which in 0..Field::ALL.len()) {
        let mut copy = rules;
        let text = Field::ALL[which].read(&others);
        prop_assert_eq!(Field::ALL[which].write(&mut copy, &text), Ok(()));
        for field in Field::ALL.into_iter().filter(|field| *field != Field::ALL[which]) {
            prop_assert_eq!(field.read(&copy), field.read(&rules));
        }
    }

    #[test]
    fn any_text_is_a_canonical_value_or_changes_nothing(rules in rules(), text in texts()) {
        for field in Field::ALL {
            let mut copy = rules;
            match field.write(&mut copy, &text) {
                Ok(()) => prop_assert_eq!(field.read(&copy), text.as_str()),
                Err(bad) => {
                    prop_assert_eq!(bad.0, field);
                    prop_assert!(bad.to_string().contains(field.name()));
                    prop_assert_eq!(copy, rules);
                }
            }
        }
    }
}

#[test]
fn field_names_are_distinct_and_found_again() {
    let names: HashSet<&str> = Field::ALL.into_iter().map(Field::name).collect();
    assert_eq!(names.len(), Field::ALL.len());
    for field in Field::ALL {
        assert_eq!(Field::named(field.name()), Some(field));
    }
    assert_eq!(Field::named(""), None);
    assert_eq!(Field::named("Lots"), None);
}

#[test]
fn values_have_one_spelling() {
    let cases: [(Field, &[&str]); 5] = [
        (Field::Leave, &["", "Taba", " taba", "01", "+1", "-1", "256", "1 taba"]),
        (Field::TopUp, &["", "Any", "05", "1.0", "256", "six"]),
        (Field::HyenaPace, &["", "02", "two", "256"]),
        (Field::Lots, &["", "sticks", "three sticks", "three-sticks "]),
        (
            Field::Errands,
            &[
                "",
                "wash",
                "wash 0",
                "wash 02",
                "wash 2,set-out 2",
                "wash 2, wash 2",
                "drink 1, drink 1",
                "set-out 2, wash 2",
                "wash 2, ",
                "none, wash 2",
                "wash  2",
            ],
        ),
    ];
    for (field, texts) in cases {
        for text in texts {
            let mut rules = Rules::BELL;
            assert_eq!(field.write(&mut rules, text), Err(BadValue(field)), "{text:?}");
            assert_eq!(rules, Rules::BELL, "{text:?}");
        }
    }
}

#[test]
fn rules_that_are_accepted_can_be_written() {
    // Prices and limits at every size: what `check` accepts is never beyond what a record can say.
    for n in 0..=u8::MAX {
        let changes: [fn(&mut Rules, u8); 8] = [
            |r, n| r.leave = Lock::Pay(n),
            |r, n| r.top_up = TopUp::AtMost(n),
            |r, n| r.errands = Errands::Fees { drink: n, wash: 2, set_out: 2 },
            |r, n| r.errands = Errands::Fees { drink: 1, wash: n, set_out: 2 },
            |r, n| r.errands = Errands::Fees { drink: 1, wash: 2, set_out: n },
            |r, n| r.home_top_up = TopUp::AtMost(n),
            |r, n| r.hyena_leave = Lock::Pay(n),
            |r, n| r.hyena_drink = Lock::Pay(n),
        ];
        for change in changes {
            let mut rules = Rules::BELL;
            change(&mut rules, n);
            if rules.check().is_err() {
                assert_eq!(n, 0, "{rules:?}");
                continue;
            }
            let mut copy = Rules::BELL;
            for field in Field::ALL {
                assert_eq!(field.write(&mut copy, &field.read(&rules)), Ok(()), "{}", field.read(&rules));
            }
            assert_eq!(copy, rules);
        }
    }
}

/// Texts near the values, and any text at all.
fn texts() -> impl Strategy<Value = String> {
    let words = "(any|six|none|taba|two|lost|exactly|reached|plain-die|drink|wash|set-out|[0-9]{1,3}| |, |\\+|-){0,6}";
    prop_oneof![words.prop_map(|text| text), any::<String>(), "[0-9]{1,4}"]
}
