//! What the six rule sets answer where they differ about the value of a win, written down a second time.
use reglament_rules::regulation::RegulationId;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Renhou {
    No,
    Mangan,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Thirteen {
    Sanbaiman,
    Yakuman,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Merged {
    Ignored,
    NoWait,
    Cheapest,
}

/// The differing answers; what is left out of `has` does not exist there.
pub(crate) struct Sheet {
    pub(crate) id: RegulationId,
    pub(crate) has: &'static [&'static str],
    pub(crate) double_wind: u32,
    pub(crate) rinshan_fu: u32,
    pub(crate) renhou: Renhou,
    pub(crate) thirteen: Thirteen,
    pub(crate) merged: Merged,
}

impl Sheet {
    pub(crate) fn has(&self, what: &str) -> bool {
        self.has.contains(&what)
    }
}

pub(crate) const SHEETS: [Sheet; 6] = [
    Sheet {
        id: RegulationId::Samara,
        has: &["kan dora", "ura", "ippatsu", "robbed concealed kong"],
        double_wind: 4,
        rinshan_fu: 2,
        renhou: Renhou::Mangan,
        thirteen: Thirteen::Sanbaiman,
        merged: Merged::Ignored,
    },
    Sheet {
        id: RegulationId::Tesuji,
        has: &["kan dora", "ura", "ippatsu", "robbed concealed kong", "rinshan as ron"],
        double_wind: 4,
        rinshan_fu: 2,
        renhou: Renhou::Mangan,
        thirteen: Thirteen::Yakuman,
        merged: Merged::Cheapest,
    },
    Sheet {
        id: RegulationId::Aleague,
        has: &["robbed concealed kong", "rinshan as ron", "green dragons in all green"],
        double_wind: 4,
        rinshan_fu: 0,
        renhou: Renhou::Mangan,
        thirteen: Thirteen::Sanbaiman,
        merged: Merged::Ignored,
    },
    Sheet {
        id: RegulationId::JpmlB,
        has: &["kan dora", "ura", "ippatsu", "robbed concealed kong", "rinshan as ron", "kiriage"],
        double_wind: 4,
        rinshan_fu: 0,
        renhou: Renhou::Mangan,
        thirteen: Thirteen::Sanbaiman,
        merged: Merged::NoWait,
    },
    Sheet {
        id: RegulationId::Wrc,
        has: &["kan dora", "ura", "ippatsu", "kiriage", "sums"],
        double_wind: 2,
        rinshan_fu: 2,
        renhou: Renhou::Mangan,
        thirteen: Thirteen::Yakuman,
        merged: Merged::Ignored,
    },
    Sheet {
        id: RegulationId::Tenhou,
        has: &["kan dora", "ura", "ippatsu", "sums", "red fives"],
        double_wind: 4,
        rinshan_fu: 2,
        renhou: Renhou::No,
        thirteen: Thirteen::Yakuman,
        merged: Merged::Ignored,
    },
];
