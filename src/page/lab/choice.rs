//! What is played in the laboratory, as it is being chosen.

use crate::chance::{Flat, Seed};
use crate::games::hyena::{Chase, Days, Preset, Refusal, Rules, Setup};
use crate::page::hyena::own_rules;
use crate::page::more::More;
use crate::players::{Level, Player, Policy};
use crate::record::{Head, Record};
use crate::words::{Texts, hyena as words};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// One setting.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The rules.
    pub rules: Rules,
    /// Whether the rules are set field by field.
    pub custom: bool,
    /// The length of the spiral as typed.
    pub days: String,
    /// How many play.
    pub seats: u8,
    /// How often a stick falls with its flat side up, in hundredths.
    pub flat: u8,
    /// How the first player pays.
    pub first: Player,
    /// How all others pay.
    pub rest: Player,
}

/// The ways to play that one can choose from.
const PLAYERS: [Player; 5] = [
    Player::Pays(Policy::Prompt),
    Player::Pays(Policy::Never),
    Player::Pays(Policy::Random),
    Player::Plays(Level::Medium),
    Player::Plays(Level::Hard),
];

impl Default for Choice {
    fn default() -> Choice {
        let setup = Setup::default();
        Choice {
            rules: setup.rules,
            custom: false,
            days: setup.days.0.to_string(),
            seats: setup.seats,
            flat: setup.flat.as_hundredths(),
            first: PLAYERS[0],
            rest: PLAYERS[0],
        }
    }
}

impl Choice {
    /// Asks for so many games of this setting.
    ///
    /// # Errors
    /// Why there can be none.
    pub fn question(&self, games: u64, seed: Seed) -> Result<String, Refusal> {
        let days = Days(self.days.trim().parse().unwrap_or(0));
        let flat = Flat::hundredths(self.flat).unwrap_or(Flat::FAIR);
        let setup = Setup { rules: self.rules, days, seats: self.seats, flat, ..Setup::default() };
        let record = Record::<Chase>::begin(setup, Head { seed: Some(seed), ..Head::default() })?;
        let mut players = self.first.name().to_owned();
        for _ in 1..self.seats {
            players.push(',');
            players.push_str(self.rest.name());
        }
        Ok(format!("simulate {games} {players}\n{record}"))
    }
}

/// Shows setting number `i` under its heading; `changed` is told the changed one.
pub fn choices(
    texts: Texts,
    more: &More,
    i: usize,
    heading: String,
    choice: &Choice,
    changed: &Callback<Choice>,
) -> Html {
    let rules = Preset::ALL.into_iter().map(Some).chain([None]).map(|preset| {
        let name = preset.map_or("custom", Preset::name);
        (name.to_owned(), words::rule_set_intro(texts, preset).name)
    });
    let now = if choice.custom { None } else { choice.rules.preset() };
    let seats = (Setup::LEAST_SEATS..=Setup::MOST_SEATS).map(|seats| (seats.to_string(), seats.to_string()));
    let players = || PLAYERS.map(|player| (player.name().to_owned(), pays(texts, player))).into_iter();
    let pick = |name: &str,
                label: String,
                now: &str,
                options: &mut dyn Iterator<Item = (String, String)>,
                set: fn(&mut Choice, &str)| {
        let (choice, changed) = (choice.clone(), changed.clone());
        let onchange = move |event: Event| {
            let Some(select) = event.target_dyn_into::<HtmlSelectElement>() else { return };
            let mut choice = choice.clone();
            set(&mut choice, &select.value());
            changed.emit(choice);
        };
        html! {
            <label class="field">
                <span>{ label }</span>
                <select {onchange} data-testid={format!("lab-{name}-{}", i + 1)}>
                    { for options.map(|(value, label)| html! {
                        <option key={value.clone()} value={value.clone()} selected={value == now}>{ label }</option>
                    }) }
                </select>
            </label>
        }
    };
    let typed = |set: fn(&mut Choice, String)| {
        let (choice, changed) = (choice.clone(), changed.clone());
        move |event: InputEvent| {
            let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
            let mut choice = choice.clone();
            set(&mut choice, input.value());
            changed.emit(choice);
        }
    };
    let own = changed.reform({
        let choice = choice.clone();
        move |rules| Choice { rules, ..choice.clone() }
    });
    html! {
        <fieldset key={i} class="card">
            <legend>{ heading }</legend>
            { pick("rules", texts.lab_rules(), now.map_or("custom", Preset::name), &mut rules.into_iter(), |choice, name| {
                choice.custom = Preset::named(name).is_none();
                choice.rules = Preset::named(name).map_or(choice.rules, Preset::rules);
            }) }
            if choice.custom {
                <details><summary>{ words::rule_set_intro(texts, None).name }</summary>{ own_rules(texts, more, choice.rules, &own) }</details>
            }
            <label class="field">
                <span>{ texts.lab_days() }</span>
                <input type="number" inputmode="numeric" min={Days::LEAST.to_string()} max={Days::MOST.to_string()} value={choice.days.clone()}
                    oninput={typed(|choice, days| choice.days = days)} data-testid={format!("lab-days-{}", i + 1)} />
            </label>
            { pick("seats", texts.lab_seats(), &choice.seats.to_string(), &mut seats.into_iter(), |choice, seats| {
                choice.seats = seats.parse().unwrap_or(choice.seats);
            }) }
            { pick("first", texts.lab_first_pays(), choice.first.name(), &mut players(), |choice, name| {
                choice.first = Player::named(name).unwrap_or(choice.first);
            }) }
            { pick("rest", texts.lab_rest_pays(), choice.rest.name(), &mut players(), |choice, name| {
                choice.rest = Player::named(name).unwrap_or(choice.rest);
            }) }
            if choice.rules.lots.are_sticks() {
                <label class="field range">
                    <span>{ texts.lab_flat() }</span>
                    <input type="range" min="5" max="95" step="5" value={choice.flat.to_string()} aria-valuetext={texts.setup_bias_value(choice.flat)}
                        oninput={typed(|choice, flat| choice.flat = flat.parse().unwrap_or(choice.flat))} data-testid={format!("lab-flat-{}", i + 1)} />
                    <output>{ texts.setup_bias_value(choice.flat) }</output>
                </label>
            }
        </fieldset>
    }
}

/// Names a way to play.
pub fn pays(texts: Texts, player: Player) -> String {
    match player {
        Player::Pays(Policy::Prompt) | Player::Plays(Level::Easy) => texts.lab_pays_prompt(),
        Player::Pays(Policy::Never) => texts.lab_pays_never(),
        Player::Pays(Policy::Random) => texts.lab_pays_random(),
        Player::Plays(Level::Medium) => texts.lab_pays_medium(),
        Player::Plays(Level::Hard) => texts.lab_pays_hard(),
    }
}
