//! How words are to be said: what the user has settled for a voice, put in the place of whole words just before they
//! are spoken. What is shown, and what is heard again by its words, stays as it is.

/// What is said instead of which words.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pronunciation {
    /// Words in small letters, and what is said; what has most letters stands first.
    said: Vec<(Vec<char>, String)>,
}

impl Pronunciation {
    /// Of words and what is said for them. Capitals make no difference; nothing stands for nothing.
    pub fn new<'a>(said: impl IntoIterator<Item = (&'a str, &'a str)>) -> Pronunciation {
        let mut said: Vec<(Vec<char>, String)> = said
            .into_iter()
            .map(|(words, said)| (small(words.trim()), said.trim().to_owned()))
            .filter(|(words, _)| !words.is_empty())
            .collect();
        said.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
        Pronunciation { said }
    }

    /// The text as it is to be spoken. What was put in is not looked at again.
    pub fn spoken(&self, text: &str) -> String {
        if self.said.is_empty() {
            return text.to_owned();
        }
        let letters: Vec<char> = text.chars().collect();
        let mut spoken = String::with_capacity(text.len());
        let mut at = 0;
        while let Some(letter) = letters.get(at) {
            let begins = at == 0 || !letters[at - 1].is_alphanumeric();
            if let Some((words, said)) =
                self.said.iter().find(|(words, _)| begins && is_at(words, &letters[at..]))
            {
                spoken.push_str(said);
                at += words.len();
            } else {
                spoken.push(*letter);
                at += 1;
            }
        }
        spoken
    }
}

/// Letter by letter: a capital whose small letter is more than one stays as it is, so that the lengths agree.
fn small(text: &str) -> Vec<char> {
    text.chars().map(small_letter).collect()
}

fn small_letter(letter: char) -> char {
    let mut small = letter.to_lowercase();
    small.next().filter(|_| small.next().is_none()).unwrap_or(letter)
}

/// Whether these words stand here, and end here.
fn is_at(words: &[char], letters: &[char]) -> bool {
    words.len() <= letters.len()
        && words.iter().zip(letters).all(|(one, other)| *one == small_letter(*other))
        && letters.get(words.len()).is_none_or(|next| !next.is_alphanumeric())
}
