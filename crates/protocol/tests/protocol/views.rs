//! What games show has the types that the page is told: views of random games
//! are held against `web/src/protocol/views.ts`.

use std::collections::BTreeMap;

use engine::{Cost, Pending, Seat, Secret, Viewer};
use serde_json::Value;

/// The part of TypeScript in which views are described.
enum Type {
    Name(String),
    Literal(Value),
    Array(Box<Self>),
    Tuple(Vec<Self>),
    /// Fields, and whether they may be left out.
    Object(Vec<(String, bool, Self)>),
    /// Any object.
    Record,
    /// One of these.
    Union(Vec<Self>),
    /// All of these.
    Both(Vec<Self>),
}

struct Reader<'a> {
    words: std::iter::Peekable<std::vec::IntoIter<&'a str>>,
}

/// Names, numbers, texts in quotes and single signs; comments are left out.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("/*") {
            rest = rest.split_once("*/").expect("a comment ends").1.trim_start();
            continue;
        } else if first == '"' {
            rest[1..].find('"').expect("a text ends") + 2
        } else if first.is_alphanumeric() {
            rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        words.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    words
}

impl<'a> Reader<'a> {
    fn take(&mut self, word: &str) -> bool {
        self.words.next_if(|next| *next == word).is_some()
    }

    fn word(&mut self) -> &'a str {
        self.words.next().expect("a type goes on")
    }

    fn several(&mut self, sign: &str, one: impl Fn(&mut Self) -> Type) -> Vec<Type> {
        let mut all = vec![one(self)];
        while self.take(sign) {
            all.push(one(self));
        }
        all
    }

    fn union(&mut self) -> Type {
        Type::Union(self.several("|", |reader| Type::Both(reader.several("&", Self::atom))))
    }

    fn atom(&mut self) -> Type {
        match self.word() {
            "(" => {
                let inner = self.union();
                assert!(self.take(")"));
                inner
            }
            "[" => {
                let all = self.several(",", Self::union);
                assert!(self.take("]"));
                Type::Tuple(all)
            }
            "{" => self.object(),
            "Array" => {
                assert!(self.take("<"));
                let inner = self.union();
                assert!(self.take(">"));
                Type::Array(Box::new(inner))
            }
            "Record" => {
                while !self.take(">") {
                    self.word();
                }
                Type::Record
            }
            word if word.starts_with(|c: char| c == '"' || c.is_ascii_digit()) => {
                Type::Literal(word.parse().expect("a literal is JSON"))
            }
            word => Type::Name(word.to_owned()),
        }
    }

    fn object(&mut self) -> Type {
        let mut fields = Vec::new();
        while !self.take("}") {
            let name = self.word().trim_matches('"').to_owned();
            let optional = self.take("?");
            assert!(self.take(":"), "{name} has a type");
            fields.push((name, optional, self.union()));
            let _ = self.take(",") || self.take(";");
        }
        Type::Object(fields)
    }
}

struct Declared(BTreeMap<String, Type>);

impl Declared {
    fn read(file: &str) -> Self {
        let mut reader = Reader { words: words(file).into_iter().peekable() };
        let mut all = BTreeMap::new();
        while let Some(word) = reader.words.next() {
            if word == "interface" {
                let name = reader.word().to_owned();
                assert!(reader.take("{"));
                all.insert(name, reader.object());
            } else if word == "type" {
                let name = reader.word().to_owned();
                assert!(reader.take("="));
                all.insert(name, reader.union());
            }
        }
        Self(all)
    }

    /// Whether a value is of a type. Part of another, it may have more fields.
    fn fits(&self, value: &Value, of: &Type, part: bool) -> bool {
        match of {
            Type::Name(name) => match name.as_str() {
                "null" => value.is_null(),
                "string" => value.is_string(),
                "number" => value.is_number(),
                "boolean" => value.is_boolean(),
                _ => self.fits(value, &self.0[name], part),
            },
            Type::Literal(literal) => value == literal,
            Type::Array(of) => value
                .as_array()
                .is_some_and(|all| all.iter().all(|each| self.fits(each, of, false))),
            Type::Tuple(of) => value.as_array().is_some_and(|all| {
                all.len() == of.len()
                    && all.iter().zip(of).all(|(each, of)| self.fits(each, of, false))
            }),
            Type::Object(fields) => value.as_object().is_some_and(|object| {
                let known = |key: &String| fields.iter().any(|(name, ..)| name == key);
                (part || object.keys().all(known))
                    && fields.iter().all(|(name, optional, of)| match object.get(name) {
                        Some(value) => self.fits(value, of, false),
                        None => *optional,
                    })
            }),
            Type::Record => value.is_object(),
            Type::Union(any) => any.iter().any(|of| self.fits(value, of, part)),
            Type::Both(all) => all.iter().all(|of| self.fits(value, of, part || all.len() > 1)),
        }
    }

    /// Which fields of a view are amiss.
    fn faults(&self, view: &Value, id: &str) -> Vec<String> {
        let Type::Object(games) = &self.0["ViewOf"] else { panic!("ViewOf lists games") };
        let (.., of) = games.iter().find(|(game, ..)| game == id).expect("the game is listed");
        if self.fits(view, of, false) {
            return Vec::new();
        }
        let fields = view.as_object().expect("a view has fields");
        fields.iter().map(|(name, value)| format!("{name}: {value}")).collect()
    }
}

/// Some of what can happen in a game, seen by everybody.
fn watch(id: &str, options: &[(&str, &str)], number: u64, declared: &Declared) -> usize {
    let options: Vec<_> = options.iter().map(|&(key, value)| (key.into(), value.into())).collect();
    let names = ["Mia", "Tom", "Ann"].map(str::to_owned).to_vec();
    let secret = Secret::numbered(number, 0);
    let mut game = games::new_match(id, &options, &[], names, secret).unwrap().unwrap();
    let moves = if game.cost() == Cost::Simulated { 2 } else { 60 };
    let mut watched = 0;
    for at in 0..=moves {
        for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let faults = declared.faults(&game.view(viewer).read(), id);
            assert!(faults.is_empty(), "{id} after {} events: {faults:#?}", game.len());
            watched += 1;
        }
        if game.pending() == Pending::Over {
            break;
        }
        let seats: Vec<Seat> = game.pending().seats().into_iter().collect();
        let seat = seats[at % seats.len()];
        let (choices, _) = game.choices(seat);
        if choices.is_empty() {
            game.timeout();
        } else {
            game.act(seat, &choices[(at * 7 + number as usize) % choices.len()]).unwrap();
        }
    }
    watched
}

#[test]
fn what_every_game_shows_has_the_declared_type() {
    let declared = Declared::read(&protocol::view_types());
    for id in games::ids() {
        for number in 0..4 {
            assert!(watch(id, &[], number, &declared) > 4, "{id}");
        }
    }
    for id in ["raffzahn", "bunte-kuh"] {
        watch(id, &[("pace", "ticks")], 1, &declared);
    }
    watch("hop-n-roll", &[("sheet", "advanced"), ("tableau", "b")], 1, &declared);
    watch("hamsterrolle", &[("edition", "2000")], 1, &declared);
}

#[test]
fn a_view_of_another_type_is_found_out() {
    let declared = Declared::read(&protocol::view_types());
    let view = serde_json::json!({
        "target": 100, "banked": [0, 0], "turn": 1, "at_stake": 0, "rolling": false,
    });
    assert!(declared.faults(&view, "pig").is_empty());
    for (field, value) in [("turn", Value::Null), ("rolling", 1.into()), ("more", 1.into())] {
        let mut other = view.clone();
        other[field] = value;
        assert!(!declared.faults(&other, "pig").is_empty(), "{field}");
    }
    let mut less = view.clone();
    less.as_object_mut().unwrap().remove("banked");
    assert!(!declared.faults(&less, "pig").is_empty());
}
