//! `ansage law`: what an article of the Laws says, in the edition asked for (11.9).

use std::io::{self, Write};

use serde_json::json;

use super::stream::written;
use super::voices::law_texts;
use crate::args;
use crate::cli::Law;
use crate::failure::Failure;
use crate::laws::{Article, Edition, NoArticle, Part, articles};
use crate::speech::clean;
use crate::voice::{LawTexts, Voice};

/// What has no number.
const PREFACE: &str = "preface";

/// How much of what is no number is said back, in signs.
const LONGEST: usize = 40;

/// Tells each article asked for, or the chapters when none is.
///
/// # Errors
/// There is no such edition or article (usage), the voice has no texts of the Laws, or the output fails.
pub fn run(asked: &Law, voice: &Voice) -> Result<(), Failure> {
    let teller = Teller { edition: edition(asked.edition.as_deref(), voice)?, voice, texts: None };
    let asked_for: Vec<String> = asked.articles.iter().map(|text| clean(text)).collect();
    if asked_for.iter().any(|text| text.trim().is_empty()) {
        let why = voice.tell("error-missing", &args!("arg" => "ARTICLE"));
        return Err(Failure::usage(voice.tell("error-usage", &args!("why" => why))));
    }
    let found = apart(&asked_for, teller.edition)
        .iter()
        .map(|text| articles(teller.edition, text).map_err(|none| teller.no_article(&none)))
        .collect::<Result<Vec<_>, _>>()?;
    let Some(texts) = law_texts(voice)? else {
        return Err(Failure::other(voice.tell("law-no-texts", &args!("tag" => voice.tag().to_owned()))));
    };
    let teller = Teller { texts: Some(texts), ..teller };
    let chapters = found.is_empty();
    let found = if chapters { Article::chapters().map(|chapter| vec![chapter]).collect() } else { found };
    let lines: String =
        found.iter().map(|found| teller.line(found, chapters, asked.json_lines) + "\n").collect();
    let mut out = io::stdout().lock();
    written(out.write_all(lines.as_bytes()).and_then(|()| out.flush()), voice)
}

/// The edition of this name, or the newest.
fn edition(named: Option<&str>, voice: &Voice) -> Result<Edition, Failure> {
    let Some(named) = named else { return Ok(Edition::default()) };
    named.parse().map_err(|_| {
        let possible = Edition::ALL.map(|edition| edition.to_string()).join(", ");
        let told = args!("arg" => "--edition", "value" => named.to_owned(), "possible" => possible);
        let why = voice.tell("error-invalid-value-of", &told);
        Failure::usage(voice.tell("error-usage", &args!("why" => why)))
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
                // A chapter's letter and another's are two, a word and what it names are one.
                numbered(argument) || articles(edition, last).is_err()
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

struct Teller<'a> {
    edition: Edition,
    voice: &'a Voice,
    texts: Option<LawTexts>,
}

impl Teller<'_> {
    fn line(&self, found: &[Article], chapter: bool, json: bool) -> String {
        let Some(first) = found.first() else { return String::new() };
        let sentence = self.sentence(found);
        if json {
            let (article, edition) = (self.number(*first), self.edition);
            return json!({ "article": article, "edition": edition, "sentence": clean(&sentence) })
                .to_string();
        }
        let (name, edition) = (self.name(*first), self.edition.to_string());
        let told = args!("name" => name, "edition" => edition, "text" => sentence);
        clean(&self.voice.tell(if chapter { "law-chapter" } else { "law-told" }, &told))
    }

    /// What the articles that stand under one number say.
    fn sentence(&self, found: &[Article]) -> String {
        let told = found.iter().map(|article| {
            let text =
                self.texts.as_ref().and_then(|texts| texts.tell(&article.message(), self.edition.year()));
            text.unwrap_or_else(|| self.voice.tell("law-no-text", &args!("name" => self.name(*article))))
        });
        let told: Vec<String> = told.collect();
        let told = told.join(" ");
        if found.iter().all(|article| article.is_at_hand(self.edition)) {
            return told;
        }
        self.voice.tell("law-not-at-hand", &args!("text" => told))
    }

    /// The number in the edition, or in that of 2023 where the edition has none.
    fn number(&self, article: Article) -> &'static str {
        article.number_in(self.edition).unwrap_or(article.number())
    }

    fn name(&self, article: Article) -> String {
        let part = match article.part_in(self.edition) {
            Part::Preface => "preface",
            Part::Article => "article",
            Part::Appendix => "appendix",
            Part::Guidelines => "guidelines",
        };
        self.voice.tell("law-name", &args!("part" => part, "number" => self.number(article)))
    }

    fn no_article(&self, none: &NoArticle) -> Failure {
        let mut text: String = none.text.chars().take(LONGEST).collect();
        if text.len() < none.text.len() {
            text.push('…');
        }
        let why = match none.nearest {
            Some(nearest) => {
                let edition = self.edition.to_string();
                let told = args!("text" => text, "edition" => edition, "nearest" => self.name(nearest));
                self.voice.tell("error-law-nearest", &told)
            }
            None => self.voice.tell("error-law-number", &args!("text" => text)),
        };
        Failure::usage(self.voice.tell("error-usage", &args!("why" => why)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_several_words_are_one_number() {
        let table: [(&[&str], &[&str]); 9] = [
            (&["6.9", "9.2"], &["6.9", "9.2"]),
            (&["Art.", "6.9"], &["Art. 6.9"]),
            (&["Guidelines", "III", "4"], &["Guidelines III 4"]),
            (&["III", "4", "6.9"], &["III 4", "6.9"]),
            (&["9.2", "a", "9.2", "b"], &["9.2 a", "9.2 b"]),
            (&["9.2", "A.4"], &["9.2", "A.4"]),
            (&["D", "G"], &["D", "G"]),
            (&["preface", "9"], &["preface", "9"]),
            (&[], &[]),
        ];
        for (arguments, expected) in table {
            let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
            assert_eq!(apart(&arguments, Edition::Of2014), expected);
        }
    }
}
