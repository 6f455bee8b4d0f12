//! FIDE's report of a team event, handed out only where it is found to be as its description says.

use std::fs::canonicalize;
use std::path::Path;

use super::team_match::Match;
use crate::args;
use crate::commands::output::{print_bytes, to_file, warn};
use crate::competition::MatchResult;
use crate::competition::trf::{Misfit, Report, check};
use crate::error::CommandError;
use crate::record::Library;
use crate::session::{not_written, other};
use crate::voice::{Id, Voice};

/// Writes the report to a file or standard output, and says on standard error what it lacks.
///
/// # Errors
/// It does not hold to the format, the file would be the event's own or the library, or the output fails.
pub fn trf(
    found: &Match<'_>,
    event: &Path,
    output: Option<&Path>,
    library: &Library,
    voice: &Voice,
) -> Result<(), CommandError> {
    let standing = found.standing();
    let report = Report::of(found.event, found.teams, &standing, &found.games);
    let file = report.written();
    let misfits = check(&file, &found.event.regulations.scoring);
    if !misfits.is_empty() {
        let told: Vec<String> = misfits.iter().map(|misfit| told(misfit, voice)).collect();
        return Err(other(told.join("\n"), voice));
    }
    if let Some(path) = output.filter(|path| is_same(path, event)) {
        return Err(not_written(path, Id::ERROR_FILE_EVENT, voice));
    }
    found.warn();
    warn(lacking(&report, &standing.verdict, voice));
    match output {
        None => print_bytes(file.as_bytes(), voice),
        Some(path) => to_file(library, path, file.as_bytes(), voice),
    }
}

fn is_same(one: &Path, other: &Path) -> bool {
    canonicalize(one).is_ok_and(|one| canonicalize(other).is_ok_and(|other| one == other))
}

/// What is not in the report, though it might be: results, names that were too long, and what a rating needs.
fn lacking(report: &Report, verdict: &MatchResult, voice: &Voice) -> Vec<String> {
    let open = match verdict {
        MatchResult::Open(count) => Some(voice.tell(Id::EVENT_STILL_OPEN, &args!("count" => *count))),
        MatchResult::Unpaired(round) => Some(voice.tell(Id::EVENT_UNPAIRED, &args!("round" => *round))),
        _ => None,
    };
    let cut = report.cut.iter().map(|name| voice.tell(Id::EVENT_TRF_CUT, &args!("name" => name.clone())));
    let lacks = report.lacks().join(", ");
    let lacks = (!lacks.is_empty()).then(|| voice.tell(Id::EVENT_TRF_LACKS, &args!("keys" => lacks)));
    open.into_iter().chain(cut).chain(lacks).collect()
}

fn told(misfit: &Misfit, voice: &Voice) -> String {
    let Misfit { line, column, problem } = *misfit;
    let args = args!("line" => line.to_string(), "column" => column.to_string(), "problem" => problem.name());
    voice.tell(Id::EVENT_TRF_MISFIT, &args)
}
