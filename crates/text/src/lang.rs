//! The languages and how one is chosen.

/// A language of the sentences.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lang {
    /// Russian.
    Ru,
    /// English.
    En,
}

impl Lang {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Ru, Self::En];

    /// `ru` or `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Ru => "ru",
            Self::En => "en",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The language of a system whose environment is read by `variable`; English where it is neither.
    ///
    /// The variables of a POSIX locale are asked in their order of precedence: the first one that is set and not
    /// empty decides.
    ///
    /// ```
    /// use reglament_text::Lang;
    /// let of = |text: &'static str| {
    ///     Lang::detect(|name| (name == "LANG").then(|| text.to_owned()))
    /// };
    /// assert_eq!(of("ru_RU.UTF-8"), Lang::Ru);
    /// assert_eq!(of("de_DE.UTF-8"), Lang::En);
    /// ```
    pub fn detect(variable: impl Fn(&str) -> Option<String>) -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty())
            .and_then(|locale| {
                let code = locale.split(['_', '-', '.', '@']).next()?.to_lowercase();
                Self::from_code(&code)
            })
            .unwrap_or(Self::En)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn detect(variables: &[(&str, &str)]) -> Lang {
        Lang::detect(|name| variables.iter().find(|(n, _)| *n == name).map(|(_, v)| (*v).to_owned()))
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        assert_eq!(detect(&[("LANG", "ru_RU.UTF-8")]), Lang::Ru);
        assert_eq!(detect(&[("LC_ALL", "en_US"), ("LANG", "ru_RU.UTF-8")]), Lang::En);
        assert_eq!(detect(&[("LC_ALL", ""), ("LC_MESSAGES", "ru"), ("LANG", "C")]), Lang::Ru);
        assert_eq!(detect(&[("LC_ALL", "C.UTF-8"), ("LANG", "ru_RU")]), Lang::En);
    }

    #[test]
    fn unknown_languages_are_english() {
        assert_eq!(detect(&[]), Lang::En);
        assert_eq!(detect(&[("LANG", "rumantsch")]), Lang::En);
        assert_eq!(detect(&[("LANG", "RU-ru@euro")]), Lang::Ru);
    }
}
