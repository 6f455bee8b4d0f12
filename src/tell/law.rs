//! What an article of the Laws says, in the edition asked for (11.9).

use serde_json::json;

use crate::args;
use crate::laws::{Article, Edition, NoArticle, Part, articles};
use crate::speech::clean;
use crate::voice::{Id, LawTexts, Lexicon, Meaning, Normalized, Voice, normalize, words};

/// What has no number.
pub(crate) const PREFACE: &str = "preface";

/// How much of what is no number is said back, in signs.
const LONGEST: usize = 40;

/// What the article of this number says in this edition, for whoever asks at a desk (11.9).
///
/// `law_texts` reads what the articles say in this voice.
///
/// # Errors
/// One sentence: no article has this number, or the voice has no texts of the Laws.
pub fn explained(
    text: &str,
    edition: Edition,
    voice: &Voice,
    law_texts: impl FnOnce(&Voice) -> Result<Option<LawTexts>, String>,
) -> Result<String, String> {
    let teller = LawTeller { edition, voice, texts: None };
    let known = teller.as_known(text);
    let in_glossary = teller.of_glossary(text).ok_or(());
    let found = in_glossary.or_else(|()| teller.numbered(&known)).or_else(|none| {
        let spoken = Some(in_signs(text, voice.lexicon())).filter(|_| teller.is_number(&known));
        spoken.and_then(|spoken| articles(edition, &spoken).ok()).ok_or(none)
    });
    let found = found.map_err(|none| teller.no_article_told(&none))?;
    let no_texts = || voice.tell(Id::LAW_NO_TEXTS, &args!("tag" => voice.tag().to_owned()));
    // The desk makes a sentence of it.
    let without_stop = |why: String| why.trim_end_matches('.').to_owned();
    let texts = law_texts(voice).and_then(|texts| texts.ok_or_else(no_texts)).map_err(without_stop)?;
    Ok(LawTeller { texts: Some(texts), ..teller }.line(&found, false, false))
}

/// "sechs Punkt neun" as "6.9": numbers in words with full stops between them, capitals kept.
fn in_signs(text: &str, lexicon: &Lexicon) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let normalized: Vec<Normalized> = words.iter().map(|word| normalize(word)).collect();
    let (mut parts, mut at) = (Vec::new(), 0);
    while at < words.len() {
        if let Some((length, number)) = lexicon.numbers().longest(&normalized[at..]) {
            parts.push(number.to_string());
            at += length;
            continue;
        }
        let roman = words[at].chars().all(|sign| "iIvV".contains(sign));
        if words[at].chars().count() == 1 || roman || words[at].contains(|sign: char| sign.is_ascii_digit()) {
            parts.push(words[at].to_owned());
        }
        at += 1;
    }
    parts.join(".")
}

/// Who tells articles: in one edition, in the words of one voice.
pub struct LawTeller<'a> {
    pub(crate) edition: Edition,
    pub(crate) voice: &'a Voice,
    /// What the articles say; `None` while only numbers are looked for.
    pub(crate) texts: Option<LawTexts>,
}

impl LawTeller<'_> {
    /// One line: the article, its edition and what it says.
    pub(crate) fn line(&self, found: &[Article], chapter: bool, json: bool) -> String {
        let Some(first) = found.first() else { return String::new() };
        let sentence = self.sentence(found);
        if json {
            let (article, edition) = (self.number(*first), self.edition);
            return json!({ "article": article, "edition": edition, "sentence": clean(&sentence) })
                .to_string();
        }
        let (name, edition) = (self.name(*first), self.edition.year());
        let told = args!("name" => name, "edition" => edition, "text" => sentence);
        clean(&self.voice.tell(if chapter { Id::LAW_CHAPTER } else { Id::LAW_TOLD }, &told))
    }

    /// What the articles that stand under one number say.
    fn sentence(&self, found: &[Article]) -> String {
        let told = found.iter().map(|article| {
            let text =
                self.texts.as_ref().and_then(|texts| texts.tell(&article.message(), self.edition.year()));
            text.unwrap_or_else(|| self.voice.tell(Id::LAW_NO_TEXT, &args!("name" => self.name(*article))))
        });
        let told: Vec<String> = told.collect();
        let told = told.join(" ");
        if found.iter().all(|article| article.is_at_hand(self.edition)) {
            return told;
        }
        self.voice.tell(Id::LAW_NOT_AT_HAND, &args!("text" => told))
    }

    /// The articles of this number, and of no other words that have one in them.
    pub(crate) fn numbered(&self, text: &str) -> Result<Vec<Article>, NoArticle> {
        if self.is_number(text) {
            return articles(self.edition, text);
        }
        Err(NoArticle { text: text.trim().to_owned(), nearest: None })
    }

    /// Whether the number of an article is asked for, and not a phrase in which a letter or a number stands: "make a
    /// move" is not Appendix A, "three times" not Article 3.
    pub(crate) fn is_number(&self, text: &str) -> bool {
        let has_digit = |word: &str| word.contains(|sign: char| sign.is_ascii_digit());
        // "6.9" and "III.4" are numbers of articles whatever stands beside them.
        if text == PREFACE || text.split_whitespace().any(|word| has_digit(word) && word.contains(['.', '(']))
        {
            return true;
        }
        let lexicon = self.voice.lexicon();
        let said = words(text);
        let (mut letters, mut numbers, mut others, mut ends) = (0, 0, 0, false);
        let mut at = 0;
        while at < said.len() {
            let word = &said[at];
            let numeral = word.len() > 1 && word.chars().all(|sign| matches!(sign, 'i' | 'v' | 'x'));
            let number = lexicon.numbers().longest(&said[at..]).map(|(length, _)| length);
            // "9a", "III4", and no "960xakea".
            let numeral =
                numeral || has_digit(word) && word.chars().filter(|sign| sign.is_alphabetic()).count() < 4;
            let number = number.or(numeral.then_some(1));
            let letter = word.chars().count() == 1;
            numbers += usize::from(number.is_some());
            letters += usize::from(number.is_none() && letter);
            if number.is_some() || letter {
                ends = true;
            } else if !self.is_of_a_name(word) {
                (others, ends) = (others + 1, false);
            }
            at += number.unwrap_or(1);
        }
        // "Kapitel 6": one word nobody knows may stand before a number, none before a letter.
        ends && (others == 0 || others == 1 && numbers > 0) && numbers + letters > 0
    }

    /// Whether the word stands in the names of articles, or between their numbers.
    fn is_of_a_name(&self, word: &Normalized) -> bool {
        let named = ["article", "appendix", "guidelines"]
            .map(|part| self.voice.tell(Id::LAW_NAME, &args!("part" => part, "number" => "")));
        let asks = matches!(self.voice.lexicon().request(std::slice::from_ref(word)), Some((1, "law")));
        let point = self.voice.lexicon().ears().point();
        asks || words(&named.join(" ")).contains(word) || words(point).contains(word)
    }

    /// The preface, which has no number, by the name this voice has for it; else the same text.
    pub(crate) fn as_known(&self, text: &str) -> String {
        let is_preface = |article: &Article| normalize(&self.name(*article)) == normalize(text.trim());
        match Article::numbered(PREFACE).filter(is_preface) {
            Some(_) => PREFACE.to_owned(),
            None => text.to_owned(),
        }
    }

    /// The articles that explain a word of the glossary, with small words before it and behind it.
    pub(crate) fn of_glossary(&self, text: &str) -> Option<Vec<Article>> {
        let lexicon = self.voice.lexicon();
        let small = |rest: &[Normalized]| match (lexicon.chess(rest), lexicon.request(rest)) {
            (Some((length, Meaning::Filler)), _) | (_, Some((length, "define"))) => length,
            _ => 0,
        };
        let said: Vec<Normalized> = text
            .split(|sign: char| {
                sign.is_whitespace() || matches!(sign, '?' | '!' | ',' | '"' | '“' | '„' | '”')
            })
            .map(normalize)
            .filter(|word| !word.is_empty())
            .collect();
        let mut at = 0;
        let (length, numbers) = loop {
            if let Some(found) = lexicon.glossary(&said[at..]) {
                break found;
            }
            match small(&said[at..]) {
                0 => return None,
                length => at += length,
            }
        };
        at += length;
        while at < said.len() {
            match small(&said[at..]) {
                0 => return None,
                length => at += length,
            }
        }
        let articles: Vec<Article> = numbers.iter().filter_map(|number| Article::numbered(number)).collect();
        (!articles.is_empty()).then_some(articles)
    }

    /// The longest word of the glossary at the start of these arguments: how many they are, and what explains it.
    pub(crate) fn words_of_glossary(&self, arguments: &[String]) -> Option<(usize, Vec<Article>)> {
        /// No word of the glossary has more words.
        const LONGEST: usize = 8;
        let longest = arguments.len().min(LONGEST);
        (1..=longest)
            .rev()
            .find_map(|length| Some((length, self.of_glossary(&arguments[..length].join(" "))?)))
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
        self.voice.tell(Id::LAW_NAME, &args!("part" => part, "number" => self.number(article)))
    }

    /// That no article has this number, and which is nearest.
    pub(crate) fn no_article_told(&self, none: &NoArticle) -> String {
        let mut text: String = none.text.chars().take(LONGEST).collect();
        if text.len() < none.text.len() {
            text.push('…');
        }
        match none.nearest {
            Some(nearest) => {
                let edition = self.edition.year();
                let told = args!("text" => text, "edition" => edition, "nearest" => self.name(nearest));
                self.voice.tell(Id::ERROR_LAW_NEAREST, &told)
            }
            None => self.voice.tell(Id::ERROR_LAW_NUMBER, &args!("text" => text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With what the articles say in a voice that ships.
    fn explained(text: &str, edition: Edition, voice: &Voice) -> Result<String, String> {
        super::explained(text, edition, voice, |voice| {
            let texts = crate::voice::embedded_laws(voice.tag());
            Ok(texts.map(|text| LawTexts::read(voice.tag(), "laws.ftl", text, voice.lexicon()).unwrap()))
        })
    }

    #[test]
    fn an_article_is_asked_for_in_words() {
        for (tag, text, number) in [
            ("de", "Artikel sechs Punkt neun", "6.9"),
            ("de", "D zwei zehn vier", "D.2.10.4"),
            ("en", "seven point five point five", "7.5.5"),
            ("en", "III four", "III.4"),
            ("hu", "kilenc kettő", "9.2"),
        ] {
            let voice = Voice::built_in(tag).unwrap();
            assert_eq!(in_signs(text, voice.lexicon()), number, "{text}");
            assert!(explained(text, Edition::Of2023, &voice).is_ok(), "{text}");
        }
        for (tag, preface) in [("de", "Vorwort"), ("hu", "előszó"), ("pt", "Prefacio"), ("en", "Preface")] {
            let voice = Voice::built_in(tag).unwrap();
            assert_eq!(
                explained(preface, Edition::Of2023, &voice),
                explained(PREFACE, Edition::Of2023, &voice)
            );
            assert!(explained(preface, Edition::Of2023, &voice).is_ok(), "{tag}");
        }
        let english = Voice::built_in("en").unwrap();
        assert!(explained("99.9", Edition::Of2023, &english).is_err());
    }

    #[test]
    fn every_word_of_a_glossary_is_explained_in_every_edition() {
        for tag in crate::voice::tags() {
            let voice = Voice::built_in(&tag).unwrap();
            for number in voice.lexicon().explained() {
                assert!(Article::numbered(number).is_some(), "{tag}: {number}");
            }
            for edition in Edition::ALL {
                for word in
                    ["stalemate", "dead position", "touch move", "j'adoube", "flag-fall", "sealed move"]
                {
                    assert!(explained(word, edition, &voice).is_ok(), "{tag}, {edition}: {word}");
                }
            }
        }
    }

    #[test]
    fn article_9_6_2_words_of_the_glossary_may_begin_with_a_figure() {
        for (tag, fifty, seventy_five) in [
            ("de", "50 Züge Regel", "75 Züge Regel"),
            ("en", "50 moves", "75 move rule"),
            ("es", "50 jugadas", "regla de los 75 movimientos"),
            ("eu", "50 jokaldi", "75 jokaldi"),
            ("hu", "50 lépés", "75 lépéses szabály"),
            ("pt", "50 lances", "75 lances"),
        ] {
            let voice = Voice::built_in(tag).unwrap();
            let told = |text| explained(text, Edition::Of2023, &voice);
            assert_eq!(told(fifty), told("9.3"), "{tag}");
            assert_eq!(told(seventy_five), told("9.6.2"), "{tag}");
            assert!(told("75").is_err(), "{tag}: a number stays one");
        }
    }

    #[test]
    fn a_phrase_with_a_letter_or_a_number_in_it_is_no_article() {
        for (tag, phrase) in [
            ("en", "win a game"),
            ("en", "a draw"),
            ("en", "the a file"),
            ("en", "I lose a piece"),
            ("en", "three times repeated"),
            ("en", "claim a win"),
            ("de", "drei gleiche Stellungen"),
            ("de", "e Bauer"),
            ("es", "hacer o no hacer"),
            ("es", "regla e importancia"),
            ("eu", "hiru aldiz"),
            ("hu", "a lépés"),
            ("hu", "három egyforma állás"),
            ("pt", "o lance a fazer"),
            ("pt", "fazer a jogada"),
        ] {
            let voice = Voice::built_in(tag).unwrap();
            for edition in Edition::ALL {
                assert!(explained(phrase, edition, &voice).is_err(), "{tag}: {phrase}");
            }
        }
        for (tag, phrase, number) in [
            ("en", "appendix a", "A"),
            ("de", "Anhang A", "A"),
            ("de", "Kapitel 6", "6"),
            ("en", "article nine two", "9.2"),
            ("en", "what Article 9.2 says", "9.2"),
            ("hu", "D függelék", "D"),
            ("es", "pautas III 4", "III.4"),
        ] {
            let voice = Voice::built_in(tag).unwrap();
            let told = |text| explained(text, Edition::Of2023, &voice);
            assert!(told(phrase).is_ok(), "{tag}: {phrase}");
            assert_eq!(told(phrase), told(number), "{tag}: {phrase}");
        }
    }
}
