//! The shape that the refusals of all families have: reasons with ids, and sets of them.

/// Declares `RefusalKind`, one reason why a win is refused, with its id and its technical sentence.
macro_rules! refusals {
    (kind { $(#[$edoc:meta])* } $( $(#[$doc:meta])* $name:ident = $id:literal, $text:literal; )*) => {
        $(#[$edoc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum RefusalKind { $( $(#[$doc])* $name, )* }

        impl RefusalKind {
            /// Every reason.
            pub const ALL: &'static [Self] = &[$( Self::$name ),*];

            /// The id used in JSON and for translations.
            pub const fn id(self) -> &'static str {
                match self { $( Self::$name => $id, )* }
            }
        }

        impl std::fmt::Display for RefusalKind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self { $( Self::$name => $text, )* })
            }
        }
    };
}
pub(crate) use refusals;
