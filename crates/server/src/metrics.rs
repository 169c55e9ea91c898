//! Figures for Prometheus.

use std::sync::OnceLock;
use std::time::Duration;

use host::Answer;
use metrics::{Counter, Histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

const SECONDS: &[f64] = &[0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];
const ROWS: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// The figures of this process. Several servers in one process share them.
pub(crate) fn figures() -> &'static PrometheusHandle {
    static FIGURES: OnceLock<PrometheusHandle> = OnceLock::new();
    FIGURES.get_or_init(|| {
        let recorder = builder().build_recorder();
        let handle = recorder.handle();
        // Somebody who embeds the server may have a recorder already; theirs
        // then gets the figures, and ours stays empty.
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("another recorder of metrics was there first");
        }
        describe();
        handle
    })
}

/// What every command is counted by, looked up once: finding a figure by its
/// name takes longer than counting.
pub(crate) struct Commands {
    done: Counter,
    refused: Counter,
    failed: Counter,
    seconds: Histogram,
}

/// The figures about commands.
pub(crate) fn commands() -> &'static Commands {
    static COMMANDS: OnceLock<Commands> = OnceLock::new();
    COMMANDS.get_or_init(|| {
        figures();
        let counted = |outcome| metrics::counter!("kiste_commands_total", "outcome" => outcome);
        Commands {
            done: counted("done"),
            refused: counted("refused"),
            failed: counted("failed"),
            seconds: metrics::histogram!("kiste_command_seconds"),
        }
    })
}

impl Commands {
    /// A command was answered after `time`.
    pub(crate) fn note(&self, answer: Answer, time: Duration) {
        match answer {
            Answer::Done => &self.done,
            Answer::Refused => &self.refused,
            Answer::Failed => &self.failed,
        }
        .increment(1);
        self.seconds.record(time);
    }
}

fn builder() -> PrometheusBuilder {
    let buckets = |builder: PrometheusBuilder, suffix: &str, values: &[f64]| {
        // Fails for an empty list only.
        builder
            .set_buckets_for_metric(Matcher::Suffix(suffix.to_owned()), values)
            .unwrap_or_else(|_| PrometheusBuilder::new())
    };
    buckets(buckets(PrometheusBuilder::new(), "_seconds", SECONDS), "_rows", ROWS)
}

fn describe() {
    use metrics::{describe_counter as counter, describe_gauge as gauge};
    use metrics::{describe_histogram as histogram, gauge as set};
    gauge!("kiste_connections", "WebSockets open now");
    gauge!("kiste_tables_loaded", "Tables in memory now");
    counter!("kiste_tables_created_total", "Tables made");
    counter!("kiste_commands_total", "Commands by what became of them");
    counter!("kiste_conflicts_total", "Appends that another node was faster with");
    counter!("kiste_bad_messages_total", "Messages that could not be understood or came too fast");
    counter!("kiste_turns_simulated_total", "Turns of people that were simulated");
    counter!(
        "kiste_turns_compared_total",
        "Turns of which the client told what they came to on its side"
    );
    counter!(
        "kiste_turns_differing_total",
        "Turns that came to something else at the client that made them"
    );
    counter!("kiste_daily_games_total", "Games of the day that were begun");
    counter!("kiste_pushes_total", "Messages to those who are away, by what became of them");
    histogram!("kiste_turn_seconds", "How long the simulation of a turn took");
    histogram!("kiste_commit_seconds", "How long a commit took");
    histogram!("kiste_commit_rows", "Commands written by one commit");
    histogram!("kiste_command_seconds", "From a command's arrival at its table to the answer");
    histogram!("kiste_bot_seconds", "How long a bot thought");
    // Shown from the start, so that an alert on a missing figure is possible.
    set!("kiste_connections").set(0.0);
    set!("kiste_tables_loaded").set(0.0);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    /// The figures that a text names.
    fn named(text: &str) -> BTreeSet<String> {
        let letters = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let words = text.split(|letter| !letters(letter));
        let figures = words.filter(|word| word.starts_with("kiste_"));
        figures.map(|word| word.trim_end_matches("_bucket").to_owned()).collect()
    }

    #[test]
    fn the_dashboard_the_alerts_and_the_page_for_operators_name_what_there_is() {
        let (source, _) = include_str!("metrics.rs").split_once("#[cfg(test)]").unwrap();
        let all = named(source);
        let page = named(include_str!("../../../docs/operating.md"));
        assert_eq!(page, all, "docs/operating.md tells what each figure means");
        for text in [
            include_str!("../../../deploy/grafana.json"),
            include_str!("../../../deploy/alerts.yml"),
        ] {
            let unknown: Vec<_> = named(text).difference(&all).cloned().collect();
            assert!(unknown.is_empty(), "{unknown:?}");
        }
    }
}
