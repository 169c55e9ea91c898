//! For authors of lessons: what every question is answered with, and what is said to everything else.
//!
//! ```console
//! $ cargo run -p kiste-wasm --example lesson -- data/lessons/cui-bono.lesson
//! $ cargo run -p kiste-wasm --example lesson -- data/lessons/cui-bono.lesson 2 'put 431'
//! $ cargo run -p kiste-wasm --example lesson -- data/lessons/hamsterrolle.lesson told
//! ```

use kiste_wasm::{Lesson, Verdict};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let file = args.next().ok_or("name the file of a lesson")?;
    let text = std::fs::read_to_string(&file)?;
    let lesson: Lesson = text.parse().map_err(|error| format!("{file}: {error}"))?;
    let plan = lesson.plan()?;
    if let Some(step) = args.next() {
        // Turns of the wheel are written down with what came of them, so that nobody has to wait for it.
        if step == "told" {
            let lines = plan.scenes.iter().flatten().flat_map(|frame| &frame.lines);
            lines.filter_map(|line| line.text.as_deref()).for_each(|line| println!("{line}"));
            return Ok(());
        }
        let step: usize = step.parse::<usize>()? - 1;
        let at = plan.steps.get(step).ok_or("the lesson has no such question")?;
        let tried: Vec<String> = args.collect();
        if tried.is_empty() {
            let state = &plan.scenes[at.scene][at.frame].state;
            println!("{}", serde_json::to_string(&state.view)?);
        }
        for action in tried {
            println!("{action}: {}", said(&lesson.judge(step, &action)));
        }
        return Ok(());
    }
    for (number, step) in plan.steps.iter().enumerate() {
        println!("{} {} = {}", number + 1, step.id, step.answer);
        let state = &plan.scenes[step.scene][step.frame].state;
        for choice in state.choices.iter().flat_map(|choices| &choices.list) {
            println!("    {choice}: {}", said(&lesson.judge(number, choice)));
        }
    }
    Ok(())
}

fn said(verdict: &Verdict) -> String {
    let lines = |frame: &kiste_wasm::Frame| {
        let texts = frame.lines.iter().skip(1).filter_map(|line| line.text.clone());
        texts.collect::<Vec<_>>().join(" | ")
    };
    match verdict {
        Verdict::Refused { refusal } => format!("refused, {refusal}"),
        Verdict::Missed { hint, frame, .. } => {
            format!("missed, {} {}", hint.as_deref().unwrap_or("-"), lines(frame))
        }
        Verdict::Right { .. } => "right".to_owned(),
        Verdict::AlsoRight { frame } => format!("as good {}", lines(frame)),
    }
}
