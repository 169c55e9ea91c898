//! Scripts that mean no good: each ends its own game as faulty, soon and within
//! its memory, and nothing else.

use std::time::{Duration, Instant};

use games::own::Own;

use super::support::{act, file, script, start};

/// How long an answer may take before it is cut off, on a busy machine in a
/// build for tests.
const SOON: Duration = Duration::from_secs(20);

/// What the first move comes to.
fn faulty(own: &str) -> String {
    let own = script(own);
    let started = Instant::now();
    let mut game: Own = start(&file(&own), 2).unwrap_or_else(|error| panic!("{error}\n{own}"));
    act(&mut game, "put 011");
    assert!(started.elapsed() < SOON, "{own}");
    let fault = game.fault().unwrap_or_else(|| panic!("not faulty: {own}"));
    assert!(fault.file == "test.kiste-game");
    fault.to_string()
}

#[test]
fn loops_that_do_not_end_are_ended() {
    let fault = faulty("fn apply(t, move) {\n  loop { t.next(); }\n}");
    assert_eq!(
        fault,
        "test.kiste-game, line 9: apply takes more than 50000 steps; is there a loop that does \
         not end?",
    );
}

#[test]
fn a_mistake_is_told_with_its_line() {
    let fault = faulty("fn apply(t, move) {\n  t.put(move.cell, die(RED));\n  t.seat = 9;\n}");
    assert_eq!(fault, "test.kiste-game, line 11: there is no seat 9; they count from 1 to 2",);
}

#[test]
fn recursion_is_not_deep() {
    let fault = faulty("fn again(n) { again(n + 1) }\nfn apply(t, move) { again(0) }");
    assert!(fault.contains("more than 16 deep"), "{fault}");
}

/// Memory of this process in KiB, by its name in the system's own figures;
/// nothing where there are none.
fn memory(figure: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with(figure))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// What a script may take while it runs.
const MAX_KIB: u64 = 64 << 10;

#[test]
fn texts_and_lists_do_not_grow_without_end() {
    let before = memory("VmRSS");
    for growing in [
        "let s = \"abcdefgh\"; loop { s += s; }",
        "let s = \"abcdefgh\"; loop { s = s + s; }",
        "let a = [1]; loop { a += a; }",
        "let a = [1]; loop { a.push(a); }",
        "let a = [1, 2]; loop { a = [a, a]; }",
        "let a = [1, 2]; loop { a[0] = a; a[1] = a; }",
        "let a = filled(1000, 0); let b = filled(1000, 0); for i in 0..1000 { b[i] = a; }",
        "t.a = [1]; loop { t.a += t.a; }",
        "t.a = filled(900, 1); let b = []; loop { b.push(t.a); }",
        "for i in 0..1000 { t[`name${i}`] = filled(100, i); }",
        "let m = puts(t.cells); loop { m += m; }",
        "let m = puts(t.cells); let a = []; loop { m += pass(); a.push(m); }",
        "loop { t.builds(6, t.cells); }",
    ] {
        let fault = faulty(&format!("fn apply(t, move) {{ {growing} }}"));
        assert!(
            ["at most", "more than"].iter().any(|limit| fault.contains(limit)),
            "{growing}: {fault}"
        );
    }
    if let (Some(before), Some(peak)) = (before, memory("VmHWM")) {
        assert!(peak - before < MAX_KIB, "{} KiB at the most", peak - before);
    }
}

/// The language looks through a whole list whenever it grows, so a list of n
/// values takes n² to build, which its own budget does not count.
#[test]
fn a_list_costs_what_building_it_takes() {
    let pushed = |values: u32| {
        format!(
            "fn apply(t, move) {{ let l = []; for i in 0..{values} {{ l.push(i); }} t.next(); }}"
        )
    };
    let fault = faulty(&pushed(1_000));
    assert!(fault.contains("apply copies more than 400000 values"), "{fault}");
    let mut game: Own = start(&file(&script(&pushed(800))), 2).unwrap();
    act(&mut game, "put 011");
    assert_eq!(game.fault(), None, "more than any game needs");
}

/// `m[k] = v` passes the limit on maps, so there are none: neither written nor
/// made by anything that a script can call.
#[test]
fn maps_which_grow_past_their_limit_are_not_there() {
    for map in ["let m = #{};", "let m = #{ a: 1 };", "let m = parse_json(\"{}\"); m[\"k\"] = 1;"] {
        let own = script(&format!("fn apply(t, move) {{ {map} }}"));
        let told = match super::support::read(&file(&own)) {
            Err(error) => error.to_string(),
            Ok(()) => faulty(&format!("fn apply(t, move) {{ {map} }}")),
        };
        assert!(told.contains("#{") || told.contains("there is no parse_json"), "{map}: {told}");
    }
    // What a table keeps by name is bounded, however it is named.
    let fault = faulty("fn apply(t, move) { for i in 0..5000 { t[`k${i}`] = i; } }");
    assert!(fault.contains("at most"), "{fault}");
}

#[test]
fn what_could_run_text_or_wait_is_not_there() {
    for (forbidden, told) in [
        ("eval(\"1\")", "eval"),
        ("sleep(1)", "sleep"),
        ("timestamp()", "timestamp"),
        ("rand()", "rand"),
        ("let m = #{ a: 1 };", "#{"),
        ("let x = 1.5;", "property"),
        ("import \"x\";", "import"),
        ("let f = Fn(\"over\");", "Fn"),
        ("print(1)", "print"),
    ] {
        let own = script(&format!("fn apply(t, move) {{ {forbidden} }}"));
        let told_so = match super::support::read(&file(&own)) {
            Err(error) => error.to_string(),
            Ok(()) => faulty(&format!("fn apply(t, move) {{ {forbidden} }}")),
        };
        assert!(told_so.contains(told), "{forbidden}: {told_so}");
    }
}

#[test]
fn questions_do_not_change_the_table() {
    for question in [
        "fn choices(t) { t.a = 1; puts(t.places) }",
        "fn score(t, seat) { t.next(); 0 }",
        "fn over(t) { t.take(cell(\"011\")); false }",
    ] {
        let own = script(question);
        let refused = start(&file(&own), 2).map(drop).unwrap_err().to_string();
        assert!(refused.contains("the table changes only in setup, apply and thrown"), "{refused}");
    }
}

#[test]
fn a_game_that_contradicts_itself_is_faulty() {
    for (own, told) in [
        ("fn choices(t) { if t.heap.len > 0 { NO_MOVES } else { puts(t.places) } }", "pass()"),
        (
            "fn choices(t) { if t.heap.len > 0 { [pass(), pass()] } else { puts(t.places) } }",
            "twice",
        ),
        ("fn choices(t) { if t.heap.len > 0 { 3 } else { puts(t.places) } }", "list of moves"),
        ("fn score(t, seat) { if t.heap.len > 0 { \"many\" } else { 0 } }", "score gives"),
        ("fn over(t) { if t.heap.len > 0 { 1 } else { false } }", "true or false"),
        ("fn apply(t, move) { t.put(cell(\"001\"), die(RED)); }", "fewer than three others"),
        ("fn apply(t, move) { t.seat = 3; }", "no seat 3"),
        ("fn apply(t, move) { t.throw_dice(1); }", "thrown(t, dice)"),
        ("fn apply(t, move) { t.take(move.cell); }", "no die at 011"),
        ("fn apply(t, move) { t.nothing += 1; }", "no “nothing”"),
        ("fn apply(t, move) { let x = 1 / 0; }", "ivi"),
        ("fn apply(t, move) { let x = 9223372036854775807 + 1; }", "verflow"),
        ("fn apply(t, move) { unknown(3); }", "unknown"),
    ] {
        let fault = faulty(own);
        assert!(fault.contains(told), "{own}: {fault}");
    }
}
