//! Numbers, boxes and faces, packed into a word each.

use engine::Pips;
use games::hop_n_roll::{Boxes, Faces, MAX_BOXES, Numbers, Open};
use proptest::prelude::*;

fn die() -> impl Strategy<Value = Pips> {
    (0..6_usize).prop_map(|index| Pips::ALL[index])
}

proptest! {
    #[test]
    fn packed_numbers_count_like_a_list(
        boxes in prop::collection::vec(prop::option::of(die()), MAX_BOXES),
        chosen in prop::collection::vec(any::<bool>(), MAX_BOXES),
    ) {
        let (mut numbers, mut set) = (Numbers::default(), Boxes::default());
        for index in 0..MAX_BOXES {
            if let Some(value) = boxes[index] {
                numbers = numbers.with(index, value);
            }
            if chosen[index] {
                set = set.with(index);
            }
        }
        let written = || boxes.iter().flatten();
        let sum = |(value, &take): (&Option<Pips>, &bool)| match value {
            Some(value) if take => u32::from(value.get()),
            _ => 0,
        };
        for (index, value) in boxes.iter().enumerate() {
            prop_assert_eq!(numbers.get(index), *value);
            prop_assert_eq!(numbers.filled().contains(index), value.is_some());
        }
        prop_assert_eq!(numbers.filled().len(), written().count());
        let sixes = written().filter(|&&value| value == Pips::Six).count();
        prop_assert_eq!(numbers.sixes() as usize, sixes);
        prop_assert_eq!(numbers.sum(set), boxes.iter().zip(&chosen).map(sum).sum::<u32>());
    }

    #[test]
    fn sets_of_faces_are_what_their_names_say(value in die(), other in die()) {
        prop_assert_eq!(Faces::at_least(value).contains(other), other >= value);
        prop_assert_eq!(Faces::at_most(value).contains(other), other <= value);
        prop_assert_eq!(Faces::EVEN.contains(value), value.get() % 2 == 0);
        prop_assert_eq!(Faces::EVEN.except(Faces::ODD), Faces::EVEN);
        prop_assert_eq!(Faces::only(value).raised(), Faces::of(value.get() + 1));
        prop_assert_eq!(Faces::only(value).lowered(), Faces::of(value.get() - 1));
    }
}

#[test]
fn open_boxes_are_listed_from_the_first_with_values_ascending() {
    let open = Open::only(2, Faces::at_least(Pips::Five)).or(Open::only(7, Faces::ALL));
    let listed: Vec<_> = open.within(Faces::ODD).collect();
    assert_eq!(listed, [(2, Pips::Five), (7, Pips::One), (7, Pips::Three), (7, Pips::Five)]);
    assert_eq!(open.len(), 8);
}
