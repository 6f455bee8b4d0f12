//! The guide that comes with the program, `docs/guide`, as it is read aloud: its chapters and their sections, without
//! the signs of Markdown.

use super::embedded::guide_chapters;

/// A chapter of the guide.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuideChapter {
    /// What it is called.
    pub title: String,
    /// Its sections in their order; the first is what stands before any heading, and has the chapter's name.
    pub sections: Vec<GuideSection>,
}

/// A section of a chapter.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GuideSection {
    /// What it is called.
    pub title: String,
    /// What it says: a paragraph, or a line of an example, each.
    pub lines: Vec<String>,
}

/// The guide in this language; empty where there is none.
///
/// ```
/// let guide = ansage::voice::guide("en");
/// assert_eq!(guide[0].title, "A first evening");
/// assert!(guide[0].sections.len() > 3 && guide[0].sections.iter().all(|section| !section.lines.is_empty()));
/// ```
pub fn guide(language: &str) -> Vec<GuideChapter> {
    guide_chapters(language).map(chapter).collect()
}

fn chapter(markdown: &str) -> GuideChapter {
    let mut chapter = GuideChapter { title: String::new(), sections: Vec::new() };
    let mut section = GuideSection::default();
    let mut in_example = false;
    for line in markdown.lines() {
        match line.strip_prefix("```") {
            Some(_) if in_example => in_example = false,
            Some(kind) => {
                in_example = true;
                // What is typed to begin it; what else a fence says is for the tests.
                section.lines.extend(kind.starts_with("ansage").then(|| kind.to_owned()));
            }
            None if in_example => section.lines.push(line.to_owned()),
            None if line.starts_with("# ") => {
                plain(&line[2..]).clone_into(&mut chapter.title);
                section.title.clone_from(&chapter.title);
            }
            None if line.starts_with("## ") => {
                let title = plain(&line[3..]);
                chapter
                    .sections
                    .push(std::mem::replace(&mut section, GuideSection { title, lines: Vec::new() }));
            }
            None => section.lines.extend(Some(plain(line)).filter(|line| !line.is_empty())),
        }
    }
    chapter.sections.push(section);
    chapter
}

/// A line without the signs that only set it in another font.
fn plain(line: &str) -> String {
    line.trim().replace(['`', '*'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chapter_is_its_sections_without_the_signs_of_markdown() {
        let text = "# A day\n\nBefore *all*.\n\n## One\n\nSay `e4`.\n\n```ansage practice\n< e4\n> `e4`\n```\n\n## Two\n\n```sh\nls\n```\n";
        let section = |title: &str, lines: &[&str]| GuideSection {
            title: title.to_owned(),
            lines: lines.iter().map(ToString::to_string).collect(),
        };
        let sections = vec![
            section("A day", &["Before all."]),
            section("One", &["Say e4.", "ansage practice", "< e4", "> `e4`"]),
            section("Two", &["ls"]),
        ];
        assert_eq!(chapter(text), GuideChapter { title: "A day".to_owned(), sections });
    }

    #[test]
    fn each_language_of_the_guide_has_the_same_chapters_and_sections() {
        let [german, english] = ["de", "en"].map(guide);
        assert_eq!(german.len(), english.len());
        assert!(german.len() >= 7 && guide("hu").is_empty());
        for (here, there) in german.iter().zip(&english) {
            assert!(!here.title.is_empty());
            assert_eq!(here.sections.len(), there.sections.len(), "{} and {}", here.title, there.title);
        }
    }
}
