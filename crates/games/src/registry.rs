//! From a game's id to its type.

use engine::{
    AnyMatch, DataFile, EventOf, Game, Match, NotationError, Options as _, Record, RecordError,
    Refusal, Refused, Secret, SetupError, read_options,
};

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

/// Takes up a stored match of the game named `id` where its `lines` end;
/// nothing if there is no such game.
///
/// ```
/// use engine::Secret;
/// let names = || vec!["Mia".to_owned(), "Tom".to_owned()];
/// let secret = Secret::numbered(1, 0);
/// let mut first = games::new_match("pig", &[], &[], names(), secret).unwrap()?;
/// first.act(engine::Seat::new(0), "roll")?;
/// let lines: Vec<String> = (0..first.len()).filter_map(|i| first.event(i)).collect();
/// let again = games::resume_match("pig", &[], &[], names(), secret, &lines).unwrap()?;
/// assert_eq!(again.record(), first.record());
///
/// // Other dice than those of the seed are not taken.
/// let forged = ["1: roll".to_owned(), "throw: 1".to_owned(), "2: roll".to_owned()];
/// let refused = games::resume_match("pig", &[], &[], names(), secret, &forged).unwrap();
/// assert!(refused.is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn resume_match(
    id: &str,
    options: &[(String, String)],
    files: &[DataFile],
    names: Vec<String>,
    secret: Secret,
    lines: &[String],
) -> Option<Result<Box<dyn AnyMatch>, Refusal>> {
    struct Resume<'a>(&'a [(String, String)], &'a [DataFile], Vec<String>, Secret, &'a [String]);
    impl Visitor for Resume<'_> {
        type Out = Result<Box<dyn AnyMatch>, Refusal>;
        fn visit<G: Game>(self) -> Self::Out {
            let Self(options, files, names, secret, lines) = self;
            let options = read_options::<G::Options>(options, files)
                .map_err(|error| Refusal::from_reason(&error))?;
            let events =
                lines.iter().map(|line| line.parse()).collect::<Result<Vec<EventOf<G>>, _>>();
            let events = events.map_err(|error: NotationError| {
                Refusal::from_reason(&Refused::<G::Reason>::from(error))
            })?;
            match Match::<G>::resume(options, names, secret, events) {
                Ok(resumed) => Ok(Box::new(resumed)),
                Err(error) => Err(error.refusal()),
            }
        }
    }
    visit(id, Resume(options, files, names, secret, lines))
}

/// A match that goes on where a record ends, as [`Match::continued`] says;
/// nothing if there is no such game.
pub fn continue_match(
    record: &Record,
    secret: Secret,
) -> Option<Result<Box<dyn AnyMatch>, RecordError>> {
    struct Continue<'a>(&'a Record, Secret);
    impl Visitor for Continue<'_> {
        type Out = Result<Box<dyn AnyMatch>, RecordError>;
        fn visit<G: Game>(self) -> Self::Out {
            Ok(Box::new(Match::<G>::continued(self.0, self.1)?))
        }
    }
    visit(&record.game, Continue(record, secret))
}

/// What a game is called, or the one that `file` makes of it; nothing if there is
/// no such game.
pub fn title(game: &str, file: Option<&DataFile>) -> Option<String> {
    struct Name<'a>(Option<&'a DataFile>);
    impl Visitor for Name<'_> {
        type Out = String;
        fn visit<G: Game>(self) -> String {
            let offer = self.0.and_then(G::Options::offer);
            offer.map_or_else(|| G::NAME.to_owned(), |offer| offer.name)
        }
    }
    visit(game, Name(file))
}
