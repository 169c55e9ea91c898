//! The curve of learning as a picture.

use std::fmt::Write as _;

/// Loss by games played.
pub(crate) fn svg(name: &str, curve: &[f64], games_a_point: u64) -> String {
    let most = curve.iter().copied().fold(0.1, f64::max);
    let x = |index: usize| 60.0 + 520.0 * index as f64 / (curve.len().max(2) - 1) as f64;
    let y = |loss: f64| 200.0 - 170.0 * loss / most;
    let mut line = String::new();
    for (index, loss) in curve.iter().enumerate() {
        let _ = write!(line, "{:.1},{:.1} ", x(index), y(*loss));
    }
    let last = curve.last().copied().unwrap_or(0.0);
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 240" font-family="sans-serif" font-size="12">
<title>{name}: loss while learning</title>
<rect width="600" height="240" fill="#fff"/>
<path d="M60 20V200H590" fill="none" stroke="#888"/>
<polyline points="{}" fill="none" stroke="#06c" stroke-width="1.5"/>
<text x="52" y="34" text-anchor="end">{most:.2}</text>
<text x="52" y="204" text-anchor="end">0</text>
<text x="585" y="{:.0}" text-anchor="end">{last:.3}</text>
<text x="590" y="220" text-anchor="end">{} games</text>
<text x="66" y="18">{name}: surprise at the result (cross entropy)</text>
</svg>
"##,
        line.trim_end(),
        y(last) - 8.0,
        curve.len() as u64 * games_a_point,
    )
}
