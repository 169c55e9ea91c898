//! Rows of the study as a picture: how often something falls, and how often three at once.

use std::fmt::Write as _;

use crate::Error;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 420.0;
const LEFT: f64 = 56.0;
const BOTTOM: f64 = 370.0;
/// Per cent at the right end and at the top.
const MOST: (f64, f64) = (50.0, 5.0);
/// What is aimed at.
const AIM: [f64; 3] = [25.0, 40.0, 3.0];
/// The columns in question.
const FALLS: usize = 6;
const THREE: usize = 7;

/// A figure with its interval, as a row has it: `31 (27–33)`.
fn read(text: &str) -> Option<[f64; 3]> {
    let (value, rest) = text.split_once(" (")?;
    let (low, high) = rest.strip_suffix(')')?.split_once('–')?;
    Some([value.parse().ok()?, low.parse().ok()?, high.parse().ok()?])
}

fn x(percent: f64) -> f64 {
    LEFT + (WIDTH - LEFT - 16.0) * percent / MOST.0
}

fn y(percent: f64) -> f64 {
    BOTTOM - (BOTTOM - 16.0) * percent.min(MOST.1) / MOST.1
}

/// The picture; a row whose name begins with `chosen` stands out.
pub(crate) fn svg(rows: &str) -> Result<String, Error> {
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n"
    );
    let [from, to, least] = AIM;
    writeln!(
        out,
        "<rect x=\"{:.1}\" y=\"16\" width=\"{:.1}\" height=\"{:.1}\" fill=\"#dff0d8\"/>",
        x(from),
        x(to) - x(from),
        y(least) - 16.0
    )?;
    for step in 0..=5_u8 {
        let (across, up) = (f64::from(step) * 10.0, f64::from(step));
        let (right, top) = (x(across), y(up));
        writeln!(
            out,
            "<path d=\"M{right:.1} 16V{BOTTOM} M{LEFT} {top:.1}H{:.1}\" stroke=\"#ddd\"/>\n\
             <text x=\"{right:.1}\" y=\"386\" text-anchor=\"middle\">{across}</text>\n\
             <text x=\"48\" y=\"{:.1}\" text-anchor=\"end\">{up}</text>",
            x(MOST.0),
            top + 4.0
        )?;
    }
    writeln!(
        out,
        "<text x=\"348\" y=\"410\" text-anchor=\"middle\">turns with a fall, from the eighth piece \
         on, %</text>\n<text transform=\"translate(16 193) rotate(-90)\" text-anchor=\"middle\">\
         turns in which three or more fall, %</text>"
    )?;
    for row in rows.lines().skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        let cell = |index: usize| cells.get(index).and_then(|text| read(text));
        let (Some([fall, fall_low, fall_high]), Some([three, three_low, three_high])) =
            (cell(FALLS), cell(THREE))
        else {
            return Err(format!("this is no row of the study: {row}").into());
        };
        let chosen = cells[0].starts_with("chosen");
        let (ink, size) = if chosen { ("#c0392b", 6) } else { ("#7f8c9b", 3) };
        writeln!(
            out,
            "<g stroke=\"{ink}\" fill=\"{ink}\"><title>{}</title><path stroke-width=\"{}\" \
             d=\"M{:.1} {:.1}H{:.1}M{:.1} {:.1}V{:.1}\"/><circle cx=\"{:.1}\" cy=\"{:.1}\" \
             r=\"{size}\"/></g>",
            cells[0],
            if chosen { "2" } else { "0.5" },
            x(fall_low),
            y(three),
            x(fall_high),
            x(fall),
            y(three_low),
            y(three_high),
            x(fall),
            y(three)
        )?;
    }
    out += "</svg>\n";
    Ok(out)
}
