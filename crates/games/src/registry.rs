//! From a game's id to its type.

use engine::{AnyMatch, DataFile, Game, Match, Secret, SetupError, read_options};

/// Something to do with whichever game an id names, fully typed.
///
/// ```
/// struct Name;
/// impl games::Visitor for Name {
///     type Out = &'static str;
///     fn visit<G: engine::Game>(self) -> &'static str {
///         G::NAME
///     }
/// }
/// assert_eq!(games::visit("pig", Name), Some("Pig"));
/// assert_eq!(games::visit("chess", Name), None);
/// ```
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it with the game `G`.
    fn visit<G: Game>(self) -> Self::Out;
}

macro_rules! dispatch {
    ($($module:ident: $game:ty),* $(,)?) => {
        /// The id of every game.
        pub const fn ids() -> &'static [&'static str] {
            &[$( <$game as Game>::ID ),*]
        }

        /// Sends `visitor` to the game named `id`; nothing if there is none.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            match id {
                $( <$game as Game>::ID => Some(visitor.visit::<$game>()), )*
                _ => None,
            }
        }
    };
}
crate::registered!(dispatch);

/// A new match of the game named `id`; nothing if there is none.
pub fn new_match(
    id: &str,
    options: &[(String, String)],
    files: &[DataFile],
    names: Vec<String>,
    secret: Secret,
) -> Option<Result<Box<dyn AnyMatch>, SetupError>> {
    struct Start<'a>(&'a [(String, String)], &'a [DataFile], Vec<String>, Secret);
    impl Visitor for Start<'_> {
        type Out = Result<Box<dyn AnyMatch>, SetupError>;
        fn visit<G: Game>(self) -> Self::Out {
            let Self(options, files, names, secret) = self;
            let options = read_options::<G::Options>(options, files)?;
            Ok(Box::new(Match::<G>::new(options, names, secret)?))
        }
    }
    visit(id, Start(options, files, names, secret))
}
