//! Arguments that mean nothing by the rules chosen: said, not passed over.
use crate::args::{ScoreArgs, Wish};
use crate::complaint::Complaint;
use crate::house::Chosen;
use text::say;

/// A family of rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Family {
    Riichi,
    Sichuan,
    Classical,
}

/// Refuses arguments of other families.
pub(super) fn foreign(
    args: &ScoreArgs,
    family: Family,
    chosen: &Chosen,
    wish: Wish,
) -> Result<(), Complaint> {
    use Family::{Classical, Riichi, Sichuan};
    // Which families know the argument; those that all know are not here.
    let known: &[(&str, bool, &[Family])] = &[
        ("--seat", args.seat.is_some(), &[Riichi, Classical]),
        ("--round", args.round.is_some(), &[Riichi, Classical]),
        ("--dora", args.dora.is_some(), &[Riichi]),
        ("--ura", args.ura.is_some(), &[Riichi]),
        ("--riichi", args.riichi, &[Riichi]),
        ("--double-riichi", args.double_riichi, &[Riichi]),
        ("--ippatsu", args.ippatsu, &[Riichi]),
        ("--rinshan", args.rinshan, &[Riichi]),
        ("--empty-wall", args.empty_wall, &[Riichi]),
        ("--chankan-concealed", args.chankan_concealed, &[Riichi, Classical]),
        ("--haitei", args.haitei, &[Riichi]),
        ("--houtei", args.houtei, &[Riichi]),
        ("--tenhou", args.tenhou, &[Riichi]),
        ("--chihou", args.chihou, &[Riichi]),
        ("--renhou", args.renhou, &[Riichi]),
        ("--merged", args.merged, &[Riichi]),
        ("--honba", args.honba > 0, &[Riichi]),
        ("--sticks", args.sticks.is_some(), &[Riichi]),
        ("--kong-from", args.kong_from.is_some(), &[Riichi]),
        ("--liable", !args.liable.is_empty(), &[Riichi]),
        ("--after-kong", args.after_kong, &[Sichuan]),
        ("--last-tile", args.last_tile, &[Sichuan, Classical]),
        ("--free-tile", args.free_tile, &[Classical]),
        ("--kongs-this-turn", args.kongs_this_turn > 0, &[Classical]),
        ("--call", args.call.is_some(), &[Classical]),
        ("--heaven", args.heaven, &[Classical]),
        ("--earth", args.earth, &[Classical]),
        ("--right-lost", args.right_lost, &[Classical]),
        ("--missing-tile", args.missing_tile, &[Classical]),
        ("--void", args.void.is_some(), &[Sichuan]),
        ("--division", args.division.is_some(), &[Sichuan]),
        ("--furiten", args.furiten, &[Sichuan]),
        ("--dead", args.dead, &[Sichuan]),
    ];
    let strange = known.iter().filter(|(_, given, families)| *given && !families.contains(&family));
    let names: Vec<&str> = strange.map(|(name, ..)| *name).collect();
    if names.is_empty() {
        return Ok(());
    }
    let (lang, ours) = (wish.lang, |(name, _, families): &&(&'static str, bool, &[Family])| {
        families.contains(&family).then_some(*name)
    });
    let own: Vec<&str> = known.iter().filter_map(|row| ours(&row)).collect();
    let rules = chosen.name(lang);
    let what = say!(lang, "error-foreign", rules = rules, n = names.len(), arguments = names.join(", "));
    Err(Complaint::new("foreign", what).because(say!(lang, "error-foreign-own", arguments = own.join(", "))))
}
