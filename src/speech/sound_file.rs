//! Speech as a WAV file: one channel of 16 bits, with pauses, and with the time at which something begins in it.

use std::io::{self, Seek, Write};

use hound::{Error, SampleFormat, WavSpec, WavWriter};

/// The most samples of a file, whose length in bytes is told by a number of 32 bits.
const MOST_SAMPLES: u64 = (u32::MAX as u64 - 1024) / 2;

/// A WAV file that is being written.
pub struct SoundFile<W: Write + Seek> {
    file: WavWriter<W>,
    rate_hz: u32,
    samples: u64,
}

impl<W: Write + Seek> SoundFile<W> {
    /// A file with so many samples in a second.
    ///
    /// # Errors
    /// It cannot be written to.
    pub fn begin(file: W, rate_hz: u32) -> io::Result<SoundFile<W>> {
        let spec = WavSpec {
            channels: 1,
            sample_rate: rate_hz,
            bits_per_sample: 16,
            sample_format: SampleFormat::Int,
        };
        Ok(SoundFile { file: WavWriter::new(file, spec).map_err(as_io)?, rate_hz, samples: 0 })
    }

    /// Behind what is in it, these samples.
    ///
    /// # Errors
    /// It cannot be written to, or would be longer than a WAV file can be: four gigabytes.
    pub fn put(&mut self, samples: &[i16]) -> io::Result<()> {
        let all = self.samples + samples.len() as u64;
        if all > MOST_SAMPLES {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.samples = all;
        samples.iter().try_for_each(|sample| self.file.write_sample(*sample)).map_err(as_io)
    }

    /// Silence, in milliseconds.
    ///
    /// # Errors
    /// As [`SoundFile::put`].
    pub fn pause(&mut self, milliseconds: u32) -> io::Result<()> {
        let silent = u64::from(self.rate_hz) * u64::from(milliseconds) / 1000;
        (0..silent).try_for_each(|_| self.put(&[0]))
    }

    /// How long it is, in milliseconds.
    pub fn length_ms(&self) -> u64 {
        self.samples * 1000 / u64::from(self.rate_hz.max(1))
    }

    /// Ends the file.
    ///
    /// # Errors
    /// It cannot be written to.
    pub fn end(self) -> io::Result<()> {
        self.file.finalize().map_err(as_io)
    }
}

fn as_io(error: Error) -> io::Error {
    match error {
        Error::IoError(error) => error,
        // Of samples of the one kind that are written here none of the others comes.
        _ => io::ErrorKind::InvalidData.into(),
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    #[test]
    fn what_is_put_into_it_is_read_back_with_its_pauses() {
        let mut bytes = Vec::new();
        let mut sound = SoundFile::begin(Cursor::new(&mut bytes), 1000).unwrap();
        sound.put(&[1, -2, i16::MAX]).unwrap();
        assert_eq!(sound.length_ms(), 3);
        sound.pause(4).unwrap();
        sound.put(&[5]).unwrap();
        assert_eq!(sound.length_ms(), 8);
        sound.end().unwrap();
        let mut read = hound::WavReader::new(Cursor::new(&bytes)).unwrap();
        assert_eq!((read.spec().channels, read.spec().sample_rate, read.duration()), (1, 1000, 8));
        let samples: Vec<i16> = read.samples().map(Result::unwrap).collect();
        assert_eq!(samples, [1, -2, i16::MAX, 0, 0, 0, 0, 5]);
    }
}
