//! How values stand in the log: one trait, and lists of the names in files, from which reading and writing both come.
use crate::error::ReadError;
use crate::json::At;
use serde_json::{Map, Value};

/// A value that has a stored form. What is written is read back equal.
pub(crate) trait Stored: Sized {
    fn write(&self) -> Value;
    fn read(at: At<'_>) -> Result<Self, ReadError>;

    /// What stands for a field that is not there.
    fn missing(at: At<'_>) -> Result<Self, ReadError> {
        Self::read(at)
    }
}

macro_rules! stored_numbers {
    ($($number:ty),*) => { $(
        impl Stored for $number {
            fn write(&self) -> Value {
                Value::from(*self)
            }
            fn read(at: At<'_>) -> Result<Self, ReadError> {
                at.int(concat!("a number (", stringify!($number), ")"))
            }
        }
    )* };
}
stored_numbers!(u8, u16, u32, i16, i32, i64);

impl Stored for u64 {
    // JSON readers elsewhere keep 53 bits: seeds are text.
    fn write(&self) -> Value {
        Value::from(self.to_string())
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        const EXPECTED: &str = "a seed: a number of up to 20 digits in quotes";
        at.str(EXPECTED)?.parse().map_err(|_| at.bad(EXPECTED))
    }
}

impl Stored for String {
    fn write(&self) -> Value {
        Value::from(self.as_str())
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        at.str("a text").map(str::to_owned)
    }
    fn missing(_: At<'_>) -> Result<Self, ReadError> {
        Ok(Self::new())
    }
}

impl<T: Stored> Stored for Option<T> {
    fn write(&self) -> Value {
        self.as_ref().map_or(Value::Null, Stored::write)
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        if at.is_missing() { Ok(None) } else { T::read(at).map(Some) }
    }
}

impl<T: Stored> Stored for Vec<T> {
    fn write(&self) -> Value {
        Value::Array(self.iter().map(Stored::write).collect())
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        at.items("a list")?.map(T::read).collect()
    }
    fn missing(_: At<'_>) -> Result<Self, ReadError> {
        Ok(Self::new())
    }
}

impl<T: Stored> Stored for Box<T> {
    fn write(&self) -> Value {
        (**self).write()
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        T::read(at).map(Self::new)
    }
}

impl<T: Stored, const N: usize> Stored for [T; N] {
    fn write(&self) -> Value {
        Value::Array(self.iter().map(Stored::write).collect())
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        let list: Vec<T> = at.items("a list")?.map(T::read).collect::<Result<_, _>>()?;
        list.try_into().map_err(|_| at.bad(if N == 4 { "a list of four" } else { "a list of this length" }))
    }
}

impl<A: Stored, B: Stored> Stored for (A, B) {
    fn write(&self) -> Value {
        Value::Array(vec![self.0.write(), self.1.write()])
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        if at.items("a list of two")?.len() != 2 {
            return Err(at.bad("a list of two"));
        }
        Ok((A::read(at.item(0))?, B::read(at.item(1))?))
    }
}

/// Puts a field into an object; what is nothing, an empty text or an empty list is left out.
pub(crate) fn put(object: &mut Map<String, Value>, key: &str, value: Value) {
    let empty = match &value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        _ => false,
    };
    if !empty {
        object.insert(key.to_owned(), value);
    }
}

/// A field of an object.
pub(crate) fn field<T: Stored>(at: &At<'_>, key: &str) -> Result<T, ReadError> {
    let value = at.key(key);
    if value.is_missing() { T::missing(value) } else { T::read(value) }
}

/// The stored form of structs: their fields by name.
macro_rules! stored_structs {
    ($( $ty:path { $($field:ident),* $(,)? } )*) => { $(
        impl $crate::event_log::stored::Stored for $ty {
            fn write(&self) -> serde_json::Value {
                let Self { $($field),* } = self;
                let mut object = serde_json::Map::new();
                $( $crate::event_log::stored::put(
                    &mut object, stringify!($field), $crate::event_log::stored::Stored::write($field)); )*
                serde_json::Value::Object(object)
            }
            fn read(at: $crate::json::At<'_>) -> Result<Self, $crate::error::ReadError> {
                if !at.value.is_object() {
                    return Err(at.bad(concat!("an object (", stringify!($ty), ")")));
                }
                Ok(Self { $( $field: $crate::event_log::stored::field(&at, stringify!($field))? ),* })
            }
        }
    )* };
}
pub(crate) use stored_structs;

/// The stored form of enums: a name where nothing is said beside it, otherwise an object with the name under `is`.
macro_rules! stored_enums {
    ($( $ty:path { $( $name:literal => $variant:ident
        $( ( $($t:ident),* ) )? $( { $($f:ident),* $(,)? } )? ),* $(,)? } )*) => { $(
        impl $crate::event_log::stored::Stored for $ty {
            fn write(&self) -> serde_json::Value {
                #[allow(unused_mut, reason = "a variant may have no fields")]
                let mut object = serde_json::Map::new();
                let name = match self { $(
                    Self::$variant $( ( $($t),* ) )? $( { $($f),* } )? => {
                        $( $( $crate::event_log::stored::put(&mut object, stringify!($t),
                            $crate::event_log::stored::Stored::write($t)); )* )?
                        $( $( $crate::event_log::stored::put(&mut object, stringify!($f),
                            $crate::event_log::stored::Stored::write($f)); )* )?
                        $name
                    }
                )* };
                if object.is_empty() {
                    return serde_json::Value::from(name);
                }
                object.insert("is".to_owned(), serde_json::Value::from(name));
                serde_json::Value::Object(object)
            }
            fn read(at: $crate::json::At<'_>) -> Result<Self, $crate::error::ReadError> {
                const EXPECTED: &str = concat!("one of", $( " ", $name, )*);
                let name = if at.value.is_object() { at.key("is").str(EXPECTED)? } else { at.str(EXPECTED)? };
                match name {
                    $( $name => Ok(Self::$variant
                        $( ( $( $crate::event_log::stored::field(&at, stringify!($t))? ),* ) )?
                        $( { $( $f: $crate::event_log::stored::field(&at, stringify!($f))? ),* } )?
                    ), )*
                    _ => Err(at.bad(EXPECTED)),
                }
            }
        }
    )* };
}
pub(crate) use stored_enums;

/// The stored form of numbers in a type of their own.
macro_rules! stored_newtypes {
    ($($ty:path),* $(,)?) => { $(
        impl $crate::event_log::stored::Stored for $ty {
            fn write(&self) -> serde_json::Value {
                self.0.write()
            }
            fn read(at: $crate::json::At<'_>) -> Result<Self, $crate::error::ReadError> {
                $crate::event_log::stored::Stored::read(at).map(Self)
            }
        }
    )* };
}
pub(crate) use stored_newtypes;

/// The stored form of a choice of a rule set: its name in files.
macro_rules! stored_choices {
    ($($ty:path),* $(,)?) => { $(
        impl $crate::event_log::stored::Stored for $ty {
            fn write(&self) -> serde_json::Value {
                serde_json::Value::from(self.name())
            }
            fn read(at: $crate::json::At<'_>) -> Result<Self, $crate::error::ReadError> {
                let name = at.str("a name of the list of answers")?;
                Self::ALL
                    .iter()
                    .copied()
                    .find(|choice| choice.name() == name)
                    .ok_or_else(|| at.bad("a name of the list of answers"))
            }
        }
    )* };
}
pub(crate) use stored_choices;
