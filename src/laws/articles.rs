//! The articles of the Laws: which there are, under which number each edition has them, and which one is meant.

mod numbers;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::Edition;

/// An article of the Laws, a part of one, or the heading of several; known by its number of 2023.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Article(usize);

/// What an article belongs to, for its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The preface, which has no number.
    Preface,
    /// One of the twelve chapters and what is in it.
    Article,
    /// A to D; in 2014 also E, F and G.
    Appendix,
    /// I to III.
    Guidelines,
}

/// No article has this number.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no article {text:?}")]
pub struct NoArticle {
    /// What was asked for.
    pub text: String,
    /// The article whose number comes nearest, if there is a number at all.
    pub nearest: Option<Article>,
}

/// One edition's numbers, both ways.
#[derive(Default)]
struct Numbers {
    /// For each article its number, if the edition has it.
    of: Vec<Option<&'static str>>,
    /// For the key of each number the articles that stand under it.
    under: BTreeMap<String, Vec<Article>>,
}

static NUMBERS: LazyLock<Vec<&'static str>> = LazyLock::new(|| numbers::NUMBERS.split_whitespace().collect());

/// In the order of [`Edition::ALL`].
static EDITIONS: LazyLock<Vec<Numbers>> =
    LazyLock::new(|| Edition::ALL.into_iter().map(Numbers::of_edition).collect());

impl Numbers {
    fn of_edition(edition: Edition) -> Numbers {
        let (others, also): (&[&str], &[&str]) = match edition {
            Edition::Of2014 => (&[numbers::OF_2014], &[numbers::ALSO_IN_2014]),
            Edition::Of2017 => (
                &[numbers::OF_2017_AND_2018, numbers::OF_2017],
                &[numbers::ALSO_IN_2017_AND_2018, numbers::ALSO_IN_2017],
            ),
            Edition::Of2018 => (&[numbers::OF_2017_AND_2018], &[numbers::ALSO_IN_2017_AND_2018]),
            Edition::Of2023 => (&[], &[]),
        };
        let others: BTreeMap<_, _> = others.iter().flat_map(|table| pairs(table)).collect();
        let mut found = Numbers::default();
        for (place, number) in NUMBERS.iter().enumerate() {
            let number = match others.get(number) {
                Some(&"-") => None,
                Some(other) => Some(*other),
                None => Some(*number),
            };
            if let Some(key) = number.and_then(key) {
                found.under.entry(key).or_default().push(Article(place));
            }
            found.of.push(number);
        }
        for (number, answers) in also.iter().chain(&[numbers::ALSO]).flat_map(|table| pairs(table)) {
            if let (Some(key), Some(article)) = (key(number), Article::numbered(answers)) {
                found.under.entry(key).or_insert_with(|| vec![article]);
            }
        }
        found
    }

    fn of(edition: Edition) -> &'static Numbers {
        &EDITIONS[edition as usize]
    }
}

/// The rows of a table: a number, an equals sign and another.
fn pairs(table: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    table.split_whitespace().filter_map(|row| row.split_once('='))
}

/// A sentence in which articles stand under their numbers of 2023, with the numbers this edition has for them;
/// what it does not have keeps its number.
///
/// ```
/// use ansage::laws::{Edition, renumbered};
///
/// assert_eq!(renumbered("Article 9.6.2.", Edition::Of2014), "Article 9.6(b).");
/// assert_eq!(renumbered("Article 9.6.2.", Edition::Of2023), "Article 9.6.2.");
/// ```
pub fn renumbered(sentence: &str, edition: Edition) -> String {
    if edition == Edition::default() {
        return sentence.to_owned();
    }
    let of_number = |sign: char| sign.is_ascii_alphanumeric() || sign == '.';
    let mut told = String::with_capacity(sentence.len());
    for part in sentence.split_inclusive(|sign: char| !of_number(sign)) {
        let word = part.trim_end_matches(|sign: char| !of_number(sign));
        let number = word.trim_end_matches('.');
        let dotted = number.contains('.') && number.contains(|sign: char| sign.is_ascii_digit());
        let here = dotted.then(|| Article::numbered(number)).flatten().and_then(|it| it.number_in(edition));
        told.push_str(here.unwrap_or(number));
        told.push_str(&part[number.len()..]);
    }
    told
}

impl Article {
    /// All of them, in the order of the Laws.
    pub fn all() -> impl Iterator<Item = Article> {
        (0..NUMBERS.len()).map(Article)
    }

    /// The preface, the twelve chapters, the appendices and the guidelines.
    pub fn chapters() -> impl Iterator<Item = Article> {
        Article::all().filter(|article| !article.number().contains('.'))
    }

    /// The article of this number of 2023, exactly as it is written there.
    pub fn numbered(number: &str) -> Option<Article> {
        NUMBERS.iter().position(|known| *known == number).map(Article)
    }

    /// The number in the edition of 2023: `6.9`, `D.2.8`, `III.4`; the preface's is `preface`.
    pub fn number(self) -> &'static str {
        NUMBERS[self.0]
    }

    /// The number under which this edition has the article; `None` where it has none.
    pub fn number_in(self, edition: Edition) -> Option<&'static str> {
        Numbers::of(edition).of[self.0]
    }

    /// Whether the text of this article in this edition was at hand when it was described. Of 2014, Appendix D
    /// and Chess960 were not.
    pub fn is_at_hand(self, edition: Edition) -> bool {
        edition != Edition::Of2014 || !matches!(self.number().split('.').next(), Some("D" | "II"))
    }

    /// Whether this is only the heading of the articles below it.
    pub fn is_heading(self) -> bool {
        static HEADINGS: LazyLock<Vec<bool>> = LazyLock::new(|| {
            let own: Vec<&str> = numbers::OWN_RULE.split_whitespace().collect();
            let below = |number: &str| {
                let begins =
                    |other: &&str| other.strip_prefix(number).is_some_and(|rest| rest.starts_with('.'));
                NUMBERS.iter().any(begins)
            };
            NUMBERS.iter().map(|number| !own.contains(number) && below(number)).collect()
        });
        HEADINGS[self.0]
    }

    /// The articles right below it.
    fn parts(self) -> impl Iterator<Item = Article> {
        let whole = self.number();
        Article::all().filter(move |part| {
            let below = part.number().strip_prefix(whole).and_then(|rest| rest.strip_prefix('.'));
            below.is_some_and(|rest| !rest.contains('.'))
        })
    }

    /// The part of the Laws in which this edition has it.
    pub fn part_in(self, edition: Edition) -> Part {
        let number = self.number_in(edition).unwrap_or(self.number());
        match number.split('.').next().unwrap_or_default() {
            "preface" => Part::Preface,
            "I" | "II" | "III" => Part::Guidelines,
            chapter if chapter.starts_with(|sign: char| sign.is_ascii_digit()) => Part::Article,
            _ => Part::Appendix,
        }
    }

    /// The name of the sentences that explain it: `law-6-9`, `law-d-2-10-4`.
    pub fn message(self) -> String {
        format!("law-{}", self.number().to_ascii_lowercase().replace('.', "-"))
    }
}

/// The article that is meant by this text in this edition: `6.9`, `Art. 9.2(a)`, `Richtlinien III 4`, `a.4.2`.
/// Where the edition has several of today's articles under one number, the first of them.
///
/// ```
/// use ansage::laws::{Edition, article};
///
/// let touch_move = article(Edition::Of2023, "4.3")?;
/// assert_eq!(touch_move.number(), "4.3");
/// assert!(article(Edition::Of2023, "99.9").is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`NoArticle`] with the nearest there is.
pub fn article(edition: Edition, text: &str) -> Result<Article, NoArticle> {
    articles(edition, text).map(|found| found[0])
}

/// All articles that this edition has under the number in this text, at least one. A number the edition does not
/// have is taken for that of 2023, as is one of several parts without letters or brackets in the edition of
/// 2014, which has none such; one with a letter behind it is taken for that of 2014.
///
/// # Errors
/// [`NoArticle`] with the nearest there is.
pub fn articles(edition: Edition, text: &str) -> Result<Vec<Article>, NoArticle> {
    let none = |nearest| NoArticle { text: text.trim().to_owned(), nearest };
    let key = key(text).ok_or_else(|| none(None))?;
    let lettered =
        key.split('.').skip(1).any(|token| token.starts_with(|sign: char| sign.is_ascii_alphabetic()));
    // 9.2(2) of 2014 is not 9.2.2 of today, and only brackets say that it is meant.
    let bracketed = lettered || text.contains(['(', '[']);
    let dotted = edition == Edition::Of2014 && !bracketed && key.matches('.').count() > 1;
    let today = dotted.then_some(Edition::Of2023);
    let wanted = [today, Some(edition), Some(Edition::Of2023), lettered.then_some(Edition::Of2014)];
    let mut found = wanted.into_iter().flatten().filter_map(|edition| Numbers::of(edition).under.get(&key));
    let Some(found) = found.next() else {
        return Err(none(nearest(edition, &key)));
    };
    // What stands under one number with all that is below it needs no heading besides.
    let told = |part: Article| part.number_in(edition).is_none() || found.contains(&part);
    let needed = |heading: &Article| !heading.is_heading() || !heading.parts().all(told);
    let rules: Vec<Article> = found.iter().copied().filter(needed).collect();
    Ok(if rules.is_empty() || found.len() == 1 { found.clone() } else { rules })
}

/// The number in a text, token by token with dots between, in small letters; `None` if there is none. Words are
/// left out, whatever the language: what is no number is a single letter or is made of i, v and x.
fn key(text: &str) -> Option<String> {
    let text = text.to_lowercase();
    if text.trim() == "preface" {
        return Some("preface".to_owned());
    }
    // The signs that are Roman numbers as a whole.
    let text = text.replace('ⅲ', " iii ").replace('ⅱ', " ii ").replace('ⅰ', " i ");
    let is_digit = |sign: char| sign.is_ascii_digit();
    let words = text.split(|sign: char| !is_digit(sign) && !sign.is_alphabetic());
    // A letter may stand right before or behind a number.
    let runs = words.flat_map(|word| {
        let signs: Vec<char> = word.chars().collect();
        let runs = signs.chunk_by(|one, other| is_digit(*one) == is_digit(*other));
        runs.map(String::from_iter).collect::<Vec<_>>()
    });
    let counts = |run: &String| {
        let mut signs = run.chars();
        run.chars().count() == 1
            || signs.clone().all(is_digit)
            || signs.all(|sign| matches!(sign, 'i' | 'v' | 'x'))
    };
    let tokens: Vec<String> = runs.filter(counts).collect();
    (!tokens.is_empty()).then(|| tokens.join("."))
}

/// The article of this edition whose number has the longest beginning in common with this key, and goes on most
/// nearly like it.
fn nearest(edition: Edition, key: &str) -> Option<Article> {
    let wanted: Vec<&str> = key.split('.').collect();
    let distance = |(other, articles): (&String, &Vec<Article>)| {
        let other: Vec<&str> = other.split('.').collect();
        let common = wanted.iter().zip(&other).take_while(|(one, other)| one == other).count();
        let next = match (wanted.get(common), other.get(common)) {
            (Some(one), Some(other)) => apart(one, other),
            (None, None) => 0,
            (Some(_), None) => FAR / 2,
            (None, Some(_)) => 1,
        };
        let more = other.len().abs_diff(wanted.len());
        (articles[0].number() != "preface").then_some(((usize::MAX - common, next, more), articles[0]))
    };
    Numbers::of(edition)
        .under
        .iter()
        .filter_map(distance)
        .min_by_key(|(apart, _)| *apart)
        .map(|(_, found)| found)
}

/// Farther apart than any two tokens of one kind.
const FAR: u32 = u32::MAX;

/// How far apart two tokens are: numbers, Roman numbers or letters.
fn apart(one: &str, other: &str) -> u32 {
    const ROMAN: [&str; 6] = ["i", "ii", "iii", "iv", "v", "vi"];
    let value = |token: &str| {
        if let Some(place) = ROMAN.iter().position(|roman| *roman == token) {
            return (2, u32::try_from(place).unwrap_or(FAR));
        }
        match token.chars().next() {
            Some(sign) if !sign.is_ascii_digit() => (1, u32::from(sign)),
            _ => (0, token.parse().unwrap_or(FAR / 2)),
        }
    };
    let ((one_kind, one), (other_kind, other)) = (value(one), value(other));
    if one_kind == other_kind { one.abs_diff(other) } else { FAR }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_of_a_table_names_an_article() {
        for table in [numbers::OF_2014, numbers::OF_2017, numbers::OF_2017_AND_2018] {
            for (number, other) in pairs(table) {
                assert!(Article::numbered(number).is_some(), "{number}");
                assert_ne!(number, other);
            }
        }
        let also =
            [numbers::ALSO, numbers::ALSO_IN_2014, numbers::ALSO_IN_2017, numbers::ALSO_IN_2017_AND_2018];
        for (number, answers) in also.into_iter().flat_map(pairs) {
            assert!(Article::numbered(answers).is_some(), "{number}={answers}");
        }
        for number in numbers::OWN_RULE.split_whitespace() {
            assert!(Article::numbered(number).is_some_and(|article| !article.is_heading()), "{number}");
        }
    }
}
