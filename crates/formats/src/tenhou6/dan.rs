//! The ranks of Tenhou by name.
const NAMES: [&str; 21] = [
    "新人",
    "9級",
    "8級",
    "7級",
    "6級",
    "5級",
    "4級",
    "3級",
    "2級",
    "1級",
    "初段",
    "二段",
    "三段",
    "四段",
    "五段",
    "六段",
    "七段",
    "八段",
    "九段",
    "十段",
    "天鳳位",
];

pub(super) fn name(dan: u8) -> Option<&'static str> {
    NAMES.get(usize::from(dan)).copied()
}

pub(super) fn from_name(name: &str) -> Option<u8> {
    NAMES.iter().position(|n| *n == name).map(|n| n as u8)
}
