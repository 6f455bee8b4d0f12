//! Which number is which article, in each edition.
#![allow(clippy::unwrap_used)]

use Edition::{Of2014, Of2017, Of2018, Of2023};
use ansage::laws::{Article, Edition, article, articles, renumbered};

fn number(edition: Edition, text: &str) -> &'static str {
    article(edition, text).map_or("none", Article::number)
}

#[test]
fn article_11_9_a_number_is_understood_however_it_is_written() {
    let table = [
        ("6.9", "6.9"),
        ("Art. 6.9", "6.9"),
        ("6.9.", "6.9"),
        ("Article 9.2.1.1", "9.2.1.1"),
        ("artikel D.2.8", "D.2.8"),
        ("6.9 artikulua", "6.9"),
        ("artículo 12", "12"),
        ("a.4.2", "A.4.2"),
        ("A 4.2", "A.4.2"),
        ("A4.2", "A.4.2"),
        ("Appendix D", "D"),
        ("III.4", "III.4"),
        ("iii 4", "III.4"),
        ("Guidelines III.4", "III.4"),
        ("Richtlinien III 4", "III.4"),
        ("Ⅲ․4", "III.4"),
        ("6\u{2024}9", "6.9"),
        ("6．9", "6.9"),
        ("6·9", "6.9"),
        ("6,9", "6.9"),
        ("6\u{a0}9", "6.9"),
        ("\u{2009}D.\u{202f}2.8 ", "D.2.8"),
        ("9.2 a", "9.2.1.1"),
        ("9.2(a)", "9.2.1.1"),
        ("9.2(b)", "9.2.1.2"),
        ("Preface", "preface"),
        ("C.10.3.2", "C.10.2"),
    ];
    for (text, expected) in table {
        assert_eq!(number(Of2023, text), expected, "{text:?}");
    }
    for article in Article::all() {
        assert_eq!(number(Of2023, article.number()), article.number());
    }
}

/// The edition, its number, and that of 2023.
#[test]
fn editions_have_numbers_of_their_own() {
    let table = [
        (Of2018, "A.3", "A.4"),
        (Of2018, "A.3.2", "A.4.3"),
        (Of2018, "A.4", "A.5"),
        (Of2018, "A.4.2", "A.5.2"),
        (Of2018, "A.5", "A.6"),
        (Of2018, "B.2", "A.3"),
        (Of2018, "B.3.1.1", "B.2.1"),
        (Of2018, "B.3.2", "B.2.3"),
        (Of2018, "B.4", "B.3"),
        (Of2018, "B.5", "B.4"),
        (Of2018, "3.8.2.2.1", "3.8.2.2"),
        (Of2018, "7.5.3", "7.5.3"),
        (Of2017, "7.5.3", "7.5.5"),
        (Of2017, "7.7.1", "7.5.4"),
        (Of2017, "7.7.2", "7.5.4"),
        (Of2017, "7.8.1", "7.5.3"),
        (Of2017, "7.8.2", "7.5.3"),
        (Of2017, "A.4.2", "A.5.2"),
        (Of2014, "1.1", "1.1"),
        (Of2014, "1.2", "1.4"),
        (Of2014, "5.1(a)", "5.1.1"),
        (Of2014, "5.1 b", "5.1.2"),
        (Of2014, "3.8(b)(1)[a]", "3.8.2.1"),
        (Of2014, "8.1 c", "8.1.3"),
        (Of2014, "8.1(e)", "8.1.6"),
        (Of2014, "9.2 a", "9.2.1.1"),
        (Of2014, "9.6(a)", "9.6.1"),
        (Of2014, "9.2.2", "9.2.2"),
        (Of2014, "9.2(2)", "9.2.2.2"),
        (Of2014, "9.2 2", "9.2.2"),
        (Of2014, "E.10(b)", "I.10"),
        (Of2014, "9.7", "5.2.2"),
        (Of2014, "5.2(d)", "9.2"),
        (Of2014, "6.11(b)", "III.3.1.2"),
        (Of2014, "6.12 b", "6.11.2"),
        (Of2014, "7.5 b", "7.5.5"),
        (Of2014, "A.4(b)", "A.5.2"),
        (Of2014, "B.3", "B.2"),
        (Of2014, "C.11", "C.9.3"),
        (Of2014, "E.8(c)", "I.8.3"),
        (Of2014, "F.3", "II.3"),
        (Of2014, "G.4", "III.4"),
        (Of2014, "G.6(a)(1)", "III.6.1.1"),
    ];
    for (edition, text, expected) in table {
        assert_eq!(number(edition, text), expected, "{edition}: {text}");
    }
}

/// The article, and its numbers in 2014, 2017, 2018 and 2023.
#[test]
fn an_article_is_told_under_the_edition_s_own_number() {
    let table = [
        ("6.9", [Some("6.9"), Some("6.9"), Some("6.9"), Some("6.9")]),
        ("5.1.2", [Some("5.1(b)"), Some("5.1.2"), Some("5.1.2"), Some("5.1.2")]),
        ("7.5.5", [Some("7.5(b)"), Some("7.5.3"), Some("7.5.5"), Some("7.5.5")]),
        ("7.5.4", [None, Some("7.7.1"), Some("7.5.4"), Some("7.5.4")]),
        ("8.1.1.2", [None, None, None, Some("8.1.1.2")]),
        ("11.12", [None, Some("11.12"), Some("11.12"), Some("11.12")]),
        ("12.9.8", [None, Some("12.9.8"), Some("12.9.8"), Some("12.9.8")]),
        ("A.3", [Some("B.2"), Some("B.2"), Some("B.2"), Some("A.3")]),
        ("A.5.2", [Some("A.4(b)"), Some("A.4.2"), Some("A.4.2"), Some("A.5.2")]),
        ("B.3", [Some("B.4"), Some("B.4"), Some("B.4"), Some("B.3")]),
        ("D.2.8", [Some("D.2.8"), Some("D.2.8"), Some("D.2.8"), Some("D.2.8")]),
        ("I.8.3", [Some("E.8(c)"), Some("I.8.3"), Some("I.8.3"), Some("I.8.3")]),
        ("III.4", [Some("G.4"), Some("III.4"), Some("III.4"), Some("III.4")]),
    ];
    for (number, numbers) in table {
        let article = Article::numbered(number).unwrap();
        assert_eq!(Edition::ALL.map(|edition| article.number_in(edition)), numbers, "{number}");
    }
}

#[test]
fn every_number_of_every_edition_leads_back_to_its_article() {
    for edition in Edition::ALL {
        for article in Article::all() {
            let Some(number) = article.number_in(edition) else { continue };
            let found = articles(edition, number).unwrap();
            let among = found.contains(&article);
            assert!(among || article.is_heading(), "{edition} {number}: {found:?}");
        }
    }
}

#[test]
fn one_number_of_2014_may_hold_several_articles_of_today() {
    let numbers =
        |text| -> Vec<_> { articles(Of2014, text).unwrap().into_iter().map(Article::number).collect() };
    assert_eq!(numbers("1.1"), ["1.1", "1.2", "1.3"]);
    assert_eq!(numbers("7.4"), ["7.4.1", "7.4.2", "7.4.3"]);
    assert_eq!(numbers("7.5(a)"), ["7.5.1", "7.5.2"]);
    assert_eq!(numbers("9.6"), ["9.6"]);
    // What has numbers of its own below it keeps its heading.
    assert_eq!(numbers("4.6"), ["4.6", "4.6.3"]);
    assert_eq!(numbers("9.2"), ["9.2.1", "9.2.2"]);
    assert_eq!(numbers("8.1(a)"), ["8.1.1", "8.1.1.1", "8.1.2"]);
}

#[test]
fn an_unknown_number_is_refused_with_the_nearest() {
    let table = [
        (Of2023, "6.13", Some("6.12")),
        (Of2023, "13", Some("12")),
        (Of2023, "9.2.3", Some("9.2.2")),
        (Of2023, "6.9.1", Some("6.9")),
        (Of2023, "A.7", Some("A.6")),
        (Of2023, "E.1", Some("D.1")),
        (Of2023, "IV.1", Some("III.1")),
        (Of2018, "B.6", Some("B.4")),
        (Of2023, "99999999999999999999", Some("12")),
        (Of2023, "mate", None),
        (Of2023, "", None),
        (Of2023, "…", None),
    ];
    for (edition, text, nearest) in table {
        let refused = article(edition, text).unwrap_err();
        assert_eq!(refused.nearest.map(Article::number), nearest, "{text:?}");
    }
}

#[test]
fn headings_are_those_without_a_rule_of_their_own() {
    for (number, heading) in [
        ("9", true),
        ("9.2", true),
        ("9.2.1", false),
        ("6.9", false),
        ("C", false),
        ("D.2", true),
        ("preface", false),
    ] {
        assert_eq!(Article::numbered(number).unwrap().is_heading(), heading, "{number}");
    }
    assert_eq!(Article::chapters().count(), 20);
}

#[test]
fn a_sentence_names_articles_as_its_edition_does() {
    for (told, edition, expected) in [
        ("Remis, Artikel 9.6.2.", Of2014, "Remis, Artikel 9.6(b)."),
        ("Not taken, Article 9.2.2.1 and 9.2.2.2.", Of2014, "Not taken, Article 9.2(1) and 9.2(2)."),
        ("Article I.1.2. Article III.5.2.", Of2014, "Article E.1(b). Article G.5(b)."),
        ("E.8 pont, III.3.1.2 pont", Of2014, "E.8 pont, 6.11(b) pont"),
        ("Article III.4 on 1.5.2026", Of2018, "Article III.4 on 1.5.2026"),
        // What this edition does not have keeps its number.
        ("Artikel 7.5.4.", Of2014, "Artikel 7.5.4."),
        ("Artikel 7.5.4.", Of2017, "Artikel 7.7.1."),
        ("Artikel 7.5.4.", Of2023, "Artikel 7.5.4."),
    ] {
        assert_eq!(renumbered(told, edition), expected);
    }
}
