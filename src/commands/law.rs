//! `ansage law`: what an article of the Laws says, in the edition asked for (11.9).

use clap::Args;

use super::output::{misused, no_value, print_text};
use crate::args;
use crate::error::CommandError;
use crate::laws::{Article, Edition, NoArticle, articles};
use crate::session::{law_texts, other};
use crate::speech::clean;
use crate::tell::law::{LawTeller, PREFACE};
use crate::voice::{Id, Voice};

/// `ansage law`
#[derive(Debug, Args, Default)]
pub struct Law {
    #[arg(value_name = "ARTICLE")]
    pub articles: Vec<String>,
    #[arg(long, value_name = "EDITION")]
    pub edition: Option<String>,
    #[arg(long = "json")]
    pub json_lines: bool,
}

/// Tells each article asked for, or the chapters when none is; then the first number that is none.
///
/// # Errors
/// There is no such edition or article (usage), the voice has no texts of the Laws, or the output fails.
pub fn run(asked: &Law, voice: &Voice) -> Result<(), CommandError> {
    let teller = LawTeller { edition: edition(asked.edition.as_deref(), voice)?, voice, texts: None };
    let asked_for: Vec<String> = asked.articles.iter().map(|text| clean(text)).collect();
    if asked_for.iter().any(|text| text.trim().is_empty()) {
        return Err(misused(Id::ERROR_MISSING, &args!("arg" => "ARTICLE"), voice));
    }
    // A number that is none does not take the texts of the others with it.
    let (mut found, mut wrong) = (Vec::new(), None);
    let mut rest = asked_for.as_slice();
    while !rest.is_empty() {
        if let Some((length, explained)) = teller.words_of_glossary(rest) {
            found.push(explained);
            rest = &rest[length..];
            continue;
        }
        let words = |at: &usize| teller.words_of_glossary(&rest[*at..]).is_some();
        let (numbers, after) = rest.split_at((1..rest.len()).find(words).unwrap_or(rest.len()));
        rest = after;
        let as_known: Vec<String> = numbers.iter().map(|text| teller.as_known(text)).collect();
        let phrase = numbers.len() > 1 && !teller.is_number(&numbers.join(" "));
        for text in apart(&as_known, teller.edition) {
            // "a win": in a phrase a small letter is a word.
            let small = phrase && text.chars().all(char::is_lowercase) && text.chars().count() == 1;
            let none = || NoArticle { text: text.clone(), nearest: None };
            match if small { Err(none()) } else { teller.numbered(&text) } {
                Ok(articles) => found.push(articles),
                Err(none) => wrong = wrong.or_else(|| Some(no_article(&none, &teller))),
            }
        }
    }
    let Some(texts) = law_texts(voice).map_err(|why| other(why, voice))? else {
        return Err(CommandError::other(
            voice.tell(Id::LAW_NO_TEXTS, &args!("tag" => voice.tag().to_owned())),
        ));
    };
    let teller = LawTeller { texts: Some(texts), ..teller };
    let chapters = asked_for.is_empty();
    let found = if chapters { Article::chapters().map(|chapter| vec![chapter]).collect() } else { found };
    let lines: String =
        found.iter().map(|found| teller.line(found, chapters, asked.json_lines) + "\n").collect();
    print_text(&lines, voice)?;
    wrong.map_or(Ok(()), Err)
}

/// The edition of this name, or the newest.
pub fn edition(named: Option<&str>, voice: &Voice) -> Result<Edition, CommandError> {
    let Some(named) = named else { return Ok(Edition::default()) };
    named.parse().map_err(|_| {
        let possible = Edition::ALL.map(|edition| edition.to_string()).join(", ");
        no_value("--edition", named, &possible, voice)
    })
}

/// The numbers on a command line, which may have come in several words: `Art. 6.9`, `III 4`, `9.2 a`.
fn apart(arguments: &[String], edition: Edition) -> Vec<String> {
    let mut apart: Vec<String> = Vec::new();
    for argument in arguments {
        let numbered = |text: &str| text.contains(|sign: char| sign.is_ascii_digit());
        let letter = argument.len() == 1 && argument.starts_with(|sign: char| sign.is_ascii_lowercase());
        let joins = apart.last().is_some_and(|last| {
            if numbered(last) {
                letter
            } else if last == PREFACE {
                false
            } else {
                // A chapter's letter and another's are two, and so are A and A.1; a word and what it names are one.
                let whole = argument.starts_with(|sign: char| sign.is_ascii_alphabetic());
                (numbered(argument) && !whole) || articles(edition, last).is_err()
            }
        });
        match apart.last_mut().filter(|_| joins) {
            Some(last) => {
                last.push(' ');
                last.push_str(argument);
            }
            None => apart.push(argument.clone()),
        }
    }
    apart
}

/// That no article has this number, as a fault of the command line.
fn no_article(none: &NoArticle, teller: &LawTeller<'_>) -> CommandError {
    let why = teller.no_article_told(none);
    CommandError::usage(teller.voice.tell(Id::ERROR_USAGE, &args!("why" => why)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_several_words_are_one_number() {
        let table: [(&[&str], &[&str]); 10] = [
            (&["6.9", "9.2"], &["6.9", "9.2"]),
            (&["Art.", "6.9"], &["Art. 6.9"]),
            (&["Guidelines", "III", "4"], &["Guidelines III 4"]),
            (&["III", "4", "6.9"], &["III 4", "6.9"]),
            (&["9.2", "a", "9.2", "b"], &["9.2 a", "9.2 b"]),
            (&["9.2", "A.4"], &["9.2", "A.4"]),
            (&["D", "G"], &["D", "G"]),
            (&["A", "A.1", "III", "III.4"], &["A", "A.1", "III", "III.4"]),
            (&["preface", "9"], &["preface", "9"]),
            (&[], &[]),
        ];
        for (arguments, expected) in table {
            let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
            assert_eq!(apart(&arguments, Edition::Of2014), expected);
        }
    }
}
