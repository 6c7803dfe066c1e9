//! Lists as people have them.
use super::*;

fn lines(text: &str) -> Vec<usize> {
    read(text).unwrap_err().into_iter().map(|error| error.line).collect()
}

#[test]
fn columns_are_named_in_either_language() {
    let people =
        read("Фамилия и имя;Клан;Дата рождения\n\"Иванов; И.\";Тигры;31.12.2001\n\nПетров;;\n").unwrap();
    let [ivanov, petrov] = &people[..] else { panic!("two people") };
    assert_eq!((ivanov.profile.name.as_str(), ivanov.profile.clan.as_str()), ("Иванов; И.", "Тигры"));
    assert_eq!(ivanov.profile.birth, Date::new(2001, 12, 31));
    assert_eq!((petrov.line, petrov.profile.clan.as_str()), (4, ""));
    let people = read("last_name,first_name,part\r\nSmith,Anna,substitute:2\r\n").unwrap();
    assert_eq!(people[0].profile.name, "Smith Anna");
    assert_eq!(people[0].part, Part::Substitute(Some(2)));
}

#[test]
fn pasted_names_stand_one_a_line() {
    let people = read("\u{feff}1. Anna Smith, Jr.\n2) Boris\n\n- Vera\nGleb\n").unwrap();
    let names: Vec<&str> = people.iter().map(|person| person.profile.name.as_str()).collect();
    assert_eq!(names, ["Anna Smith, Jr.", "Boris", "Vera", "Gleb"]);
}

#[test]
fn every_bad_line_is_named() {
    assert_eq!(lines("name,birth\nAnna,2001-02-30\nBoris,2001-01-01\n,2001-01-01\nanna,\n"), [2, 4, 5]);
    assert_eq!(lines("name,rank\nAnna,1\n"), [1]);
    assert_eq!(lines("name\nAnna,1\n"), [2]);
    assert_eq!(lines("clan\nTigers\n"), [1, 2]);
    assert_eq!(lines("name\n\"Anna\n"), [2]);
    assert_eq!(lines(" \n"), [1]);
    let twice = read("name,name\nA,B\n").unwrap_err();
    assert_eq!(twice[0].problem, Problem::ColumnTwice(Column::Name));
    assert_eq!(read("Anna\nBoris\nANNA\n").unwrap_err()[0].problem, Problem::NameTwice(1));
}

#[test]
fn json_is_no_list_of_names() {
    for text in ["{\"n\":1}\n{\"n\":2}\n", "\n[1, 2]\n", "\u{feff}{\n"] {
        let errors = read(text).unwrap_err();
        assert_eq!(errors.iter().map(|e| &e.problem).collect::<Vec<_>>(), [&Problem::Json], "{text}");
    }
    assert_eq!(read("\n[1]\n").unwrap_err()[0].line, 2);
}

#[test]
fn the_words_of_a_column_are_those_that_are_read() {
    for russian in [false, true] {
        for column in Column::ALL.iter().filter(|column| **column != Column::Name) {
            for word in column.words(russian) {
                let list = format!("name;{}\nAnna;{word}\n", column.id());
                assert!(read(&list).is_ok(), "{list}");
            }
        }
    }
    assert_eq!(Column::Membership.words(true).len(), Column::Membership.words(false).len());
    assert!(Column::Club.words(true).is_empty(), "anything may stand there");
}

#[test]
fn nobody_is_born_in_the_year_one() {
    let wrong = |text: &str| read(&format!("name;birth\nAnna;{text}\n")).is_err();
    assert!(wrong("0001-01-01") && wrong("01.01.0099") && !wrong("1932-05-06"));
}
