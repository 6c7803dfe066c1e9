//! Game points of the sessions in which all tied players sat at one table, most first (`sichuan` ties.4). If there was
//! none, the criterion is passed over (D15).
use crate::id::RoundNo;
use crate::protocol::Score;
use crate::standings::totals::Cell;
use crate::standings::value::Value;

/// The sessions in which all of a group sat at one table.
pub(in crate::standings) fn sessions<'a>(
    mut group: impl Iterator<Item = &'a [Cell]>,
    after: RoundNo,
) -> Vec<RoundNo> {
    let Some(first) = group.next() else { return Vec::new() };
    let mut met: Vec<_> = first
        .iter()
        .filter(|cell| cell.round <= after)
        .filter_map(|cell| Some((cell.round, cell.table?)))
        .collect();
    for cells in group {
        met.retain(|(round, table)| {
            cells.iter().any(|cell| cell.round == *round && cell.table == Some(*table))
        });
        if met.is_empty() {
            break;
        }
    }
    met.into_iter().map(|(round, _)| round).collect()
}

/// The game points of a slot in these sessions.
pub(in crate::standings) fn of(cells: &[Cell], sessions: &[RoundNo]) -> Value {
    let points = cells.iter().filter(|cell| sessions.contains(&cell.round)).map(|cell| match cell.score {
        Score::Sichuan { points, .. } => i64::from(points),
        Score::Classical { .. } | Score::Riichi { .. } => 0,
    });
    Value::Whole(points.sum())
}
