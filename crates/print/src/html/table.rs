//! Tables.
use super::Out;
use crate::document::{Cell, Made, RowKind, Table, What};

pub(super) fn table(out: &mut Out, table: &Table) {
    // On a narrow screen a wide table is moved sideways, by keys too.
    out.raw("<div class=\"scroll\" tabindex=\"0\"><table class=\"");
    out.raw(match table.made {
        Made::ToRead => "read",
        Made::ToHang => "read hang",
        Made::Narrow => "read narrow",
        Made::ToWrite => "write",
    });
    if !table.shares.is_empty() {
        out.raw(" shared");
    }
    out.within("\"><caption>", &table.name, "</caption>");
    columns(out, table);
    if !table.heads.is_empty() {
        out.raw("<thead>");
        for head in &table.heads {
            out.raw("<tr>");
            for cell in head {
                self::cell(out, cell, Scope::Column);
            }
            out.raw("</tr>");
        }
        out.raw("</thead>");
    }
    out.raw("<tbody>");
    for row in &table.rows {
        out.raw(match row.kind {
            RowKind::Plain => "<tr>",
            RowKind::Sum => "<tr class=\"sum\">",
        });
        for (i, cell) in row.cells.iter().enumerate() {
            self::cell(out, cell, if i == 0 { Scope::Row } else { Scope::None });
        }
        out.raw("</tr>");
    }
    out.raw("</tbody></table></div>\n");
}

/// What the columns take of the width, and which belong together.
fn columns(out: &mut Out, table: &Table) {
    if !table.shares.is_empty() {
        out.raw("<colgroup>");
        for share in &table.shares {
            out.raw("<col class=\"twentieths-");
            out.number((*share).into());
            out.raw("\">");
        }
        out.raw("</colgroup>");
    }
    let width: usize =
        table.rows.first().map_or(0, |row| row.cells.iter().map(|c| usize::from(c.span)).sum());
    let group = usize::from(table.group);
    for _ in 0..width.saturating_sub(1).checked_div(group).unwrap_or_default() {
        out.raw("<colgroup class=\"group\" span=\"");
        out.number(group);
        out.raw("\"></colgroup>");
    }
}

/// Of what a cell is the heading.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    Column,
    Row,
    None,
}

fn cell(out: &mut Out, cell: &Cell, scope: Scope) {
    let (class, text) = match &cell.what {
        What::Text(text) => ("", text.as_str()),
        What::Strong(text) => ("strong", text.as_str()),
        What::Quiet(text) => ("quiet", text.as_str()),
        What::Number(text) => ("number", text.as_str()),
        What::StrongNumber(text) => ("number strong", text.as_str()),
        What::Wind(wind, letter) => (text::wind_id(*wind), letter.as_str()),
        What::Box => ("box", ""),
        What::Expects(text) => ("box expects", text.as_str()),
        What::Nothing => ("nothing", ""),
    };
    // A heading says something: an empty one is a cell.
    let (tag, scope) = match scope {
        _ if text.is_empty() => ("td", ""),
        Scope::Column if cell.span > 1 => ("th", " scope=\"colgroup\""),
        Scope::Column => ("th", " scope=\"col\""),
        Scope::Row => ("th", " scope=\"row\""),
        Scope::None => ("td", ""),
    };
    out.raw("<");
    out.raw(tag);
    out.raw(scope);
    if !class.is_empty() {
        out.raw(" class=\"");
        out.raw(class);
        out.raw("\"");
    }
    if cell.span > 1 {
        out.raw(" colspan=\"");
        out.number(cell.span.into());
        out.raw("\"");
    }
    out.within(">", text, "</");
    out.raw(tag);
    out.raw(">");
}
