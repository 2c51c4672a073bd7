//! Which rules: the named sets, and every field for those who want their own.

use super::draft::Draft;
use crate::games::hyena::{Field, Preset, Rules};
use crate::page::more::More;
use crate::words::{Texts, hyena as words};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Shows the rule sets, each with a sentence on where it comes from and how it differs.
///
/// `changed` is told the changed draft; `more` are the later texts, to which the fields of custom rules belong.
pub fn rule_choice(texts: Texts, draft: &Draft, changed: &Callback<Draft>, more: &More) -> Html {
    let chosen = if draft.custom { None } else { draft.rules.preset() };
    let card = |preset: Option<Preset>| {
        let intro = words::rule_set_intro(texts, preset);
        let onchange = {
            let (draft, changed) = (draft.clone(), changed.clone());
            move |_: Event| {
                let mut draft = draft.clone();
                match preset {
                    Some(preset) => draft.choose(preset),
                    None => draft.custom = true,
                }
                changed.emit(draft);
            }
        };
        let value = preset.map_or("custom", Preset::name);
        html! {
            <label key={value} class="rule-set">
                <input type="radio" name="rules" {value} checked={chosen == preset} {onchange} />
                <span><b>{ intro.name }</b><small>{ intro.sentence }</small></span>
            </label>
        }
    };
    html! {
        <fieldset class="card">
            <legend>{ texts.setup_rules() }</legend>
            <div class="rule-sets">{ for Preset::ALL.map(Some).into_iter().chain([None]).map(card) }</div>
            if draft.custom {
                { own_rules(texts, more, draft.rules, &changed.reform({
                    let draft = draft.clone();
                    move |rules| {
                        let mut draft = draft.clone();
                        draft.rules = rules;
                        draft
                    }
                })) }
            }
        </fieldset>
    }
}

/// Shows every field of rules as a list of its values; `changed` is told the changed rules.
fn own_rules(texts: Texts, more: &More, rules: Rules, changed: &Callback<Rules>) -> Html {
    html! {
        <div class="own-rules">
            <p class="hint">{ texts.setup_custom_hint() }</p>
            if let Some(instead) = more.instead(texts) {
                { instead }
            } else {
                { for Field::ALL.map(|field| own_field(texts, rules, changed, field)) }
            }
        </div>
    }
}

fn own_field(texts: Texts, rules: Rules, changed: &Callback<Rules>, field: Field) -> Html {
    let now = field.read(&rules);
    let mut values: Vec<String> = field.offered().into_iter().map(str::to_owned).collect();
    if !values.contains(&now) {
        values.push(now.clone());
    }
    let onchange = {
        let changed = changed.clone();
        move |event: Event| {
            let Some(select) = event.target_dyn_into::<HtmlSelectElement>() else { return };
            let mut rules = rules;
            if field.write(&mut rules, &select.value()).is_ok() {
                changed.emit(rules);
            }
        }
    };
    html! {
        <label key={field.name()} class="field">
            <span>{ words::field_label(texts, field) }</span>
            <select {onchange} data-testid={format!("field-{}", field.name())}>
                { for values.into_iter().map(|value| html! {
                    <option key={value.clone()} value={value.clone()} selected={value == now}>{ words::field_value(texts, field, &value) }</option>
                }) }
            </select>
        </label>
    }
}
