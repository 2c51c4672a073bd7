//! The states of a piece, found and numbered in their order.

/// A state: the number of its stage, how far it has come in that, and its tabas. Whatever happens leaves a state as it was or
/// makes it greater.
pub(super) type State = [u16; 3];

/// The number of each state that can be reached, in a table of all that can be told apart.
#[derive(Clone, Debug)]
pub(super) struct Numbers {
    /// One more than the most of each part of a state.
    sizes: State,
    numbers: Vec<u32>,
}

/// Tells each state that can follow one.
type Follow<'a> = dyn FnMut(State, &mut dyn FnMut(State)) + 'a;

/// What cannot be reached.
const NEVER: u32 = u32::MAX;

impl Numbers {
    /// Finds all states that follow `start`, in their order; `follow` tells what can follow one, greater ones or itself.
    pub fn find(start: State, sizes: State, follow: &mut Follow) -> (Numbers, Vec<State>) {
        let [_, rows, width] = sizes.map(usize::from);
        let size = sizes.iter().map(|size| usize::from(*size)).product();
        let mut found = Numbers { sizes, numbers: vec![NEVER; size] };
        let mut states = Vec::new();
        found.reach(start);
        // What follows a state lies behind it, so that one walk finds them all.
        for at in 0..found.numbers.len() {
            if found.numbers[at] != NEVER {
                let state = [at / width / rows, at / width % rows, at % width].map(|part| part as u16);
                found.numbers[at] = states.len() as u32;
                states.push(state);
                follow(state, &mut |next| found.reach(next));
            }
        }
        (found, states)
    }

    /// Returns the number of a state that can be reached.
    pub fn of(&self, state: State) -> Option<u32> {
        self.place(state).map(|at| self.numbers[at]).filter(|number| *number != NEVER)
    }

    fn reach(&mut self, state: State) {
        if let Some(at) = self.place(state).filter(|at| self.numbers[*at] == NEVER) {
            // Numbered when the walk comes to it.
            self.numbers[at] = 0;
        }
    }

    fn place(&self, state: State) -> Option<usize> {
        let parts = || state.iter().zip(self.sizes);
        let place = |at: usize, (part, size): (&u16, u16)| at * usize::from(size) + usize::from(*part);
        parts().all(|(part, size)| *part < size).then(|| parts().fold(0, place))
    }
}
