//! Movement by the Web Animations API, which a strict policy allows.

use super::document::find;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Animation, Element};

/// Movements under way.
#[derive(Debug, Default)]
pub struct Moving(Vec<Animation>);

impl Moving {
    /// Moves the element that `selector` names through `transforms` and `opacities`, each evenly spread over `duration`
    /// milliseconds, after `delay` milliseconds during which the first frame is shown. No such element, no movement.
    ///
    /// With `steps` it jumps from frame to frame instead of gliding.
    pub fn add(
        &mut self,
        selector: &str,
        transforms: &[String],
        opacities: &[f64],
        steps: bool,
        delay: f64,
        duration: f64,
    ) {
        let Some(element) = find(selector) else { return };
        let frames = Object::new();
        if !transforms.is_empty() {
            let list: Array = transforms.iter().map(|t| JsValue::from_str(t)).collect();
            set(&frames, "transform", &list);
        }
        if !opacities.is_empty() {
            let list: Array = opacities.iter().map(|o| JsValue::from_f64(*o)).collect();
            set(&frames, "opacity", &list);
        }
        if steps {
            set(&frames, "easing", &"step-end".into());
        }
        let options = Object::new();
        set(&options, "duration", &duration.into());
        set(&options, "delay", &delay.into());
        set(&options, "fill", &"backwards".into());
        self.0.extend(animate(&element, &frames, &options));
    }

    /// Ends all movement at once.
    pub fn finish(&mut self) {
        for animation in self.0.drain(..) {
            animation.cancel();
        }
    }
}

impl Drop for Moving {
    fn drop(&mut self) {
        self.finish();
    }
}

/// Calls `Element.animate`, which an old browser may not have.
fn animate(element: &Element, frames: &Object, options: &Object) -> Option<Animation> {
    let method = Reflect::get(element, &"animate".into()).ok()?;
    let method = method.dyn_ref::<js_sys::Function>()?;
    method.call2(element, frames, options).ok()?.dyn_into().ok()
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // A plain object takes every property.
    let _ = Reflect::set(object, &name.into(), value);
}
