//! What thinks beside the page: a script that is fetched with the first question (`assets/think.js`).

use super::document;
use gloo::events::EventListener;
use js_sys::{Object, Reflect};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit};

/// Takes questions, and tells its answers by their number: the move as a record writes it, none where there is none.
pub struct Thinker {
    /// What was asked last, for the script once it is there.
    last: Rc<RefCell<JsValue>>,
    /// Whether the script cannot be had, so that every question is answered with nothing.
    gone: Rc<Cell<bool>>,
    answered: Rc<dyn Fn(u32, Option<String>)>,
    #[allow(dead_code)]
    listeners: [EventListener; 2],
}

impl Thinker {
    /// Has the script at `address` fetched.
    pub fn begin(address: &str, answered: impl Fn(u32, Option<String>) + 'static) -> Option<Thinker> {
        let window = web_sys::window()?;
        let last = Rc::new(RefCell::new(JsValue::NULL));
        let gone = Rc::new(Cell::new(false));
        let answered: Rc<dyn Fn(u32, Option<String>)> = Rc::new(answered);
        let hears = answered.clone();
        let answers = EventListener::new(&window, "hyena:thought", move |event| {
            let Some(answer) = event.dyn_ref::<CustomEvent>().map(CustomEvent::detail) else { return };
            if let Some(id) = get(&answer, "id").as_f64() {
                hears(id as u32, get(&answer, "move").as_string());
            }
        });
        let waits = last.clone();
        let ready = EventListener::new(&window, "hyena:thinker", move |_| tell(&waits.borrow()));
        let (unheard, fails, says) = (last.clone(), gone.clone(), answered.clone());
        document::add_module(address, move || {
            fails.set(true);
            let id = get(&unheard.borrow(), "id").as_f64();
            if let Some(id) = id {
                says(id as u32, None);
            }
        });
        Some(Thinker { last, gone, answered, listeners: [answers, ready] })
    }

    /// Asks by the number `id` for the best move in a game, which is its record, at a level, within so many milliseconds.
    pub fn ask(&self, id: u32, record: &str, level: &str, ms: u32) {
        if self.gone.get() {
            return (self.answered)(id, None);
        }
        let question = Object::new();
        for (name, value) in [("id", id.into()), ("record", record.into()), ("level", level.into()), ("ms", ms.into())]
        {
            // A plain object takes every property.
            let _ = Reflect::set(&question, &JsValue::from_str(name), &value);
        }
        tell(&question);
        self.last.replace(question.into());
    }
}

/// Tells the script a question; where it is not there yet nobody hears.
fn tell(question: &JsValue) {
    let init = CustomEventInit::new();
    init.set_detail(question);
    if let (Some(window), Ok(event)) = (web_sys::window(), CustomEvent::new_with_event_init_dict("hyena:think", &init))
    {
        // A new event can always be told.
        let _ = window.dispatch_event(&event);
    }
}

fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or_default()
}
