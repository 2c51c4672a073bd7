//! Putting a handful of things in order.

/// Sorts a short list by a number, the smallest first; equals keep their order.
///
/// Lists here have at most a dozen items. The standard library's sorts, made for long ones, weigh 2 KB of machine code for
/// each type that they sort.
pub fn by<T>(items: &mut [T], key: impl Fn(&T) -> f64) {
    for end in 1..items.len() {
        let mut i = end;
        while i > 0 && key(&items[i]) < key(&items[i - 1]) {
            items.swap(i, i - 1);
            i -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_list_is_sorted_and_equals_keep_their_order() {
        let mut list = [(2.0, 'a'), (1.0, 'b'), (2.0, 'c'), (0.5, 'd'), (1.0, 'e')];
        super::by(&mut list, |item| item.0);
        assert_eq!(list.map(|item| item.1), ['d', 'b', 'e', 'a', 'c']);
    }
}
