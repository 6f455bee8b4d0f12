//! A sentence as it is handed to a synthesizer: in words for ears, each part in its language, and what a synthesizer
//! would say wrongly in letters that it says rightly.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

use super::voices::read_voice;
use crate::settings::Settings;
use crate::speech::{Lack, Pronunciation, SpokenPart, synthesizer};
use crate::voice::{Id, NameSystem, Respellings, Voice, is_marked, parted, spoken_form, unmarked};

/// How sentences of one voice are said aloud.
pub struct Pronouncer {
    ways: VoicePronunciation,
    /// Those of the language of the Laws' names, where it is another one; made when it is first spoken.
    theirs: Option<NamesPronouncer>,
}

struct NamesPronouncer {
    language: String,
    settled: OwnPronunciations,
    voice: OnceCell<Option<Box<(Voice, VoicePronunciation)>>>,
}

/// What the user has settled for a voice: for all synthesizers, and for single ones.
#[derive(Debug, Clone, Default)]
struct OwnPronunciations {
    for_all: BTreeMap<String, String>,
    by: Respellings,
}

/// How words are said in one voice.
#[derive(Debug, Clone, Default)]
struct VoicePronunciation {
    for_all: Pronunciation,
    by: Vec<(String, Pronunciation)>,
}

impl Pronouncer {
    /// In this voice, with what the user has settled for it.
    pub fn new(voice: &Voice, settings: &Settings) -> Pronouncer {
        let theirs = voice.lexicon().naming(NameSystem::Fide).language().map(|language| NamesPronouncer {
            language: language.to_owned(),
            settled: OwnPronunciations::of(language, settings),
            voice: OnceCell::new(),
        });
        Pronouncer {
            ways: VoicePronunciation::new(voice, &OwnPronunciations::of(voice.tag(), settings)),
            theirs,
        }
    }

    /// The parts of a text, which may have [marks](crate::voice::parted), in this voice.
    pub fn parts(&self, text: &str, voice: &Voice) -> Vec<SpokenPart> {
        let Some(theirs) = self.theirs.as_ref().filter(|_| is_marked(text)) else {
            return vec![self.ways.part(&spoken_form(&unmarked(text), voice))];
        };
        let spoken = parted(text).into_iter().map(|(text, is_theirs)| {
            if is_theirs {
                theirs.part(&text)
            } else {
                self.ways.part(&spaced(&text, spoken_form(&text, voice)))
            }
        });
        spoken.collect()
    }
}

/// A text aloud where nothing is read that the user has settled.
pub fn pronounce(text: &str, voice: &Voice) -> Vec<SpokenPart> {
    Pronouncer::new(voice, &Settings::default()).parts(text, voice)
}

impl NamesPronouncer {
    fn part(&self, text: &str) -> SpokenPart {
        // Their voice has the tag of its language.
        let own = || {
            let voice = read_voice(&self.language).ok()?;
            let ways = VoicePronunciation::new(&voice, &self.settled);
            Some(Box::new((voice, ways)))
        };
        let language = Some(self.language.clone());
        match self.voice.get_or_init(own).as_deref() {
            Some((voice, ways)) => {
                SpokenPart { language, ..ways.part(&spaced(text, spoken_form(text, voice))) }
            }
            None => SpokenPart { language, ..SpokenPart::plain(text) },
        }
    }
}

impl OwnPronunciations {
    fn of(tag: &str, settings: &Settings) -> OwnPronunciations {
        let mut settled = OwnPronunciations::default();
        for (of, word, said) in settings.pronunciation(tag) {
            let table = match of {
                None => &mut settled.for_all,
                Some(name) => settled.by.entry(synthesizer(name)).or_default(),
            };
            table.insert(word.to_lowercase(), said);
        }
        settled
    }
}

impl VoicePronunciation {
    /// What the user has settled for a synthesizer goes before what he has for all, and that before what comes with
    /// the voice.
    fn new(voice: &Voice, settled: &OwnPronunciations) -> VoicePronunciation {
        let mut shipped = Respellings::new();
        for (name, rows) in voice.lexicon().pronunciation() {
            shipped.entry(synthesizer(name)).or_default().extend(rows.clone());
        }
        let names: BTreeSet<&String> = shipped.keys().chain(settled.by.keys()).collect();
        let by = names.into_iter().map(|name| {
            let mut table: BTreeMap<String, &str> = BTreeMap::new();
            let own = settled.by.get(name);
            for rows in [shipped.get(name), Some(&settled.for_all), own].into_iter().flatten() {
                table.extend(rows.iter().map(|(word, said)| (word.to_lowercase(), said.as_str())));
            }
            (name.clone(), pronunciation(&table))
        });
        let for_all = settled.for_all.iter().map(|(word, said)| (word.clone(), said.as_str())).collect();
        VoicePronunciation { by: by.collect(), for_all: pronunciation(&for_all) }
    }

    fn part(&self, heard: &str) -> SpokenPart {
        let text = self.for_all.spoken(heard);
        let own = |(name, table): &(String, Pronunciation)| {
            let said = table.spoken(heard);
            (said != text).then(|| (name.clone(), said))
        };
        SpokenPart { respelled: self.by.iter().filter_map(own).collect(), ..SpokenPart::plain(&text) }
    }
}

fn pronunciation(table: &BTreeMap<String, &str>) -> Pronunciation {
    Pronunciation::new(table.iter().map(|(word, said)| (word.as_str(), *said)))
}

/// With a space at each end where the text had one.
fn spaced(text: &str, heard: String) -> String {
    let gap = |at: Option<char>| if at.is_some_and(char::is_whitespace) { " " } else { "" };
    let (before, after) = (gap(text.chars().next()), gap(text.chars().next_back()));
    if before.is_empty() && after.is_empty() {
        return heard;
    }
    if heard.is_empty() { before.to_owned() } else { [before, heard.as_str(), after].concat() }
}

/// What is said where nothing speaks: what is missing, and what to do.
pub fn without_speech(lack: Option<Lack>) -> Id {
    match lack.unwrap_or_default().looked_after() {
        Lack::Reader => Id::SPEECH_NO_READER,
        Lack::Program => Id::SPEECH_OFF,
        Lack::Service => Id::SPEECH_GONE,
        Lack::Sound => Id::SPEECH_NO_SOUND,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings;
    use crate::tell::Phrasing;
    use crate::voice::VoiceError;
    use crate::voice::tags;
    use shakmaty::{Chess, Position};

    fn settled(text: &str) -> Settings {
        let (settings, wrong) = settings::read(text, &tags());
        assert!(wrong.is_empty(), "{wrong:?}");
        settings
    }

    fn respelled(part: &SpokenPart, name: &str) -> Option<String> {
        part.respelled.iter().find(|(of, _)| of == name).map(|(_, said)| said.clone())
    }

    #[test]
    fn an_announcement_in_the_laws_names_is_german_in_every_voice() -> Result<(), VoiceError> {
        for tag in tags() {
            let voice = Voice::built_in(&tag)?;
            let aloud = Pronouncer::new(&voice, &Settings::default());
            for played in Chess::default().legal_moves() {
                let phrasing = Phrasing::new(&voice);
                let announced = phrasing.marking().announcement(&played);
                let plain = phrasing.announcement(&played);
                let parts = aloud.parts(&format!("Ada (12): {announced}. Ada 3."), &voice);
                let together: String = parts.iter().map(|part| part.text.as_str()).collect();
                let whole = spoken_form(&format!("Ada (12): {plain}. Ada 3."), &voice);
                assert_eq!(together, whole, "{tag}");
                let german: Vec<&str> = parts
                    .iter()
                    .filter(|part| part.language.is_some())
                    .map(|part| part.text.as_str())
                    .collect();
                if voice.language() == "de" {
                    assert_eq!((parts.len(), german.len()), (1, 0), "{tag}");
                } else {
                    assert_eq!(german, [plain + "."], "{tag}");
                    assert_eq!(parts[1].language.as_deref(), Some("de"));
                }
            }
            // In the voice's own names nothing is in another language.
            for names in [NameSystem::Letters, NameSystem::Nato, NameSystem::Local] {
                let phrasing = Phrasing::in_names(&voice, names).marking();
                let moves = Chess::default().legal_moves();
                assert!(moves.iter().all(|played| !is_marked(&phrasing.announcement(played))), "{tag}");
            }
        }
        Ok(())
    }

    #[test]
    fn numbers_in_a_part_are_said_in_its_language() -> Result<(), VoiceError> {
        let voice = Voice::built_in("hu")?;
        let mut text = "3 ".to_owned();
        crate::voice::mark(&mut text, |text| text.push_str("Reihe 3"));
        text.push_str(", 3");
        let parts = Pronouncer::new(&voice, &Settings::default()).parts(&text, &voice);
        let told: Vec<&str> = parts.iter().map(|part| part.text.as_str()).collect();
        assert_eq!(told, ["három ", "Reihe drei,", " három"]);
        Ok(())
    }

    #[test]
    fn the_users_words_go_before_those_of_the_voice_and_those_for_one_before_those_for_all()
    -> Result<(), VoiceError> {
        let voice = Voice::built_in("de")?;
        let settings = settled(
            "[pronunciation.de]\n\"Turm\" = \"Thurm\"\n\"Dame\" = \"Daame\"\n\
             [pronunciation.de.eSpeak-NG]\n\"dame\" = \"Dahme\"\n[pronunciation.de.RHVoice]\nBauer = \"Baur\"\n\
             [pronunciation.hu.espeak]\nBauer = \"Bau\"\n",
        );
        let parts = Pronouncer::new(&voice, &settings).parts("Turm Dame Bauer", &voice);
        let [part] = parts.as_slice() else { panic!("{parts:?}") };
        assert_eq!(part.text, "Thurm Daame Bauer");
        assert_eq!(respelled(part, "espeak").as_deref(), Some("Thurm Dahme Bauer"));
        assert_eq!(respelled(part, "rhvoice").as_deref(), Some("Thurm Daame Baur"));
        // A German part keeps to the German table.
        let hungarian = Voice::built_in("hu")?;
        let mut text = "Bauer ".to_owned();
        crate::voice::mark(&mut text, |text| text.push_str("Dame Bauer"));
        let parts = Pronouncer::new(&hungarian, &settings).parts(&text, &hungarian);
        assert_eq!(respelled(&parts[0], "espeak").as_deref(), Some("Bau "));
        assert_eq!(parts[1].text, "Daame Bauer");
        assert_eq!(respelled(&parts[1], "espeak").as_deref(), Some("Dahme Bauer"));
        Ok(())
    }
}
