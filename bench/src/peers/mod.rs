//! The sides that value hands, each behind the same two steps: put a win into its own form, value that.
pub mod agari;
pub mod reglament;
pub mod riichienv;

/// What a win pays, without honba and sticks: by the discarder, or by the dealer and each other player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Payment {
    pub discarder: u32,
    pub dealer: u32,
    pub others: u32,
}

impl Payment {
    /// What the winner gets.
    pub fn total(self) -> u32 {
        // A dealer who wins is paid by three others, anyone else by the dealer and two others.
        self.discarder + self.dealer + self.others * if self.dealer == 0 { 3 } else { 2 }
    }
}

/// The value of a win. Han and fu are as the peer counts them and say nothing of a yakuman.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Value {
    pub han: u32,
    pub fu: u32,
    pub payment: Payment,
}
