import PauseIcon from 'bootstrap-icons/icons/pause-fill.svg?react';
import PlayIcon from 'bootstrap-icons/icons/play-fill.svg?react';
import PreviousIcon from 'bootstrap-icons/icons/skip-backward-fill.svg?react';
import NextIcon from 'bootstrap-icons/icons/skip-forward-fill.svg?react';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CloseButton } from '@/components/ui/Announced';
import { Button } from '@/components/ui/Button';
import { useFoot } from '@/components/ui/useFoot';
import { spanishVoices } from '@/model/articles/listening/voices';
import { readingTools } from '@/model/messages/reading-tools';
import { deviceNotes } from '@/model/shared/notes';
import styles from './ListenBar.module.css';
import { followSentence, markSentence } from './markSentence';
import { takeMediaKeys } from './mediaKeys';
import { Speaker } from './Speaker';
import { type Sentence, sentencesIn } from './sentenceList';

const texts = readingTools.listen;
const RATES = [0.8, 1, 1.2, 1.5, 2] as const;
/** Speed and voice that the reader chose, kept on the device. */
const RATE_KEY = 'escuchar-velocidad';
const VOICE_KEY = 'escuchar-voz';

/** Below the bar of the page. */
const TOP_PX = 80;

/** The first sentence in sight where the reader has gone on in the text; else the first. */
function firstInSight(sentences: readonly Sentence[]): number {
  const isAtTop = (sentences[1]?.range.getBoundingClientRect().top ?? 0) > 0;
  if (isAtTop) return 0;
  return Math.max(
    sentences.findIndex(({ range }) => range.getBoundingClientRect().bottom > TOP_PX),
    0,
  );
}

function begin(article: Element | null) {
  const roots = [...(article?.querySelectorAll('h1, [data-prose]') ?? [])];
  const sentences = sentencesIn(roots);
  const voices = spanishVoices(speechSynthesis.getVoices(), navigator.language);
  const wanted = deviceNotes.read(VOICE_KEY);
  const kept = Number(deviceNotes.read(RATE_KEY));
  const speaker = new Speaker(
    speechSynthesis,
    sentences.map(({ words }) => words),
    {
      at: firstInSight(sentences),
      rate: RATES.find((rate) => rate === kept) ?? 1,
      voice: voices.find(({ name }) => name === wanted) ?? voices[0],
    },
  );
  return { sentences, speaker, voices };
}

/** The mark on what is said, which the page follows. */
function useMark(sentences: readonly Sentence[], at: number, isPlaying: boolean): void {
  useEffect(() => {
    const range = sentences[at]?.range;
    if (!range) return;
    if (isPlaying) followSentence(range, sentences[at - 1]?.range);
    return markSentence(range);
  }, [sentences, at, isPlaying]);
}

interface ListenBarProps {
  article: RefObject<HTMLElement | null>;
  title: string;
  onClose: () => void;
}

/** Reads an article aloud, by the browser's own voice: a bar at the foot of the window. It begins at once. */
export function ListenBar({ article, title, onClose }: ListenBarProps) {
  const [{ sentences, speaker, voices }] = useState(() => begin(article.current));
  const { status, at, rate, voice, failed } = useSyncExternalStore(speaker.subscribe, speaker.getState);
  const isPlaying = status === 'playing';
  const foot = useFoot<HTMLElement>();
  const playButton = useRef<HTMLButtonElement>(null);
  useMark(sentences, at, isPlaying);
  useEffect(() => {
    playButton.current?.focus({ preventScroll: true });
    speaker.play();
    // Some browsers go on after the page is gone.
    addEventListener('pagehide', speaker.pause);
    return () => {
      removeEventListener('pagehide', speaker.pause);
      speaker.pause();
    };
  }, [speaker]);
  useEffect(
    () =>
      takeMediaKeys(title, {
        play: speaker.play,
        pause: speaker.pause,
        stop: speaker.pause,
        nexttrack: speaker.next,
        previoustrack: speaker.previous,
      }),
    [title, speaker],
  );

  const setRate = (value: number) => {
    deviceNotes.write(RATE_KEY, String(value));
    speaker.change({ rate: value });
  };
  const setVoice = (name: string) => {
    deviceNotes.write(VOICE_KEY, name);
    speaker.change({ voice: voices.find((one) => one.name === name) });
  };
  const place = status === 'ended' ? texts.ended : texts.place(at + 1, sentences.length);
  return (
    <section ref={foot} className={`card d-print-none ${styles.bar}`} aria-label={texts.region}>
      <div className="hstack gap-1">
        <Button variant="icon" aria-label={texts.previous} onClick={speaker.previous}>
          <PreviousIcon aria-hidden="true" />
        </Button>
        <Button
          ref={playButton}
          className="btn-icon"
          variant="primary"
          aria-label={isPlaying ? texts.pause : texts.play}
          onClick={speaker.toggle}
        >
          {isPlaying ? <PauseIcon aria-hidden="true" /> : <PlayIcon aria-hidden="true" />}
        </Button>
        <Button variant="icon" aria-label={texts.next} onClick={speaker.next}>
          <NextIcon aria-hidden="true" />
        </Button>
      </div>
      <p className={`fs-sm text-soft nums-tabular ${styles.place}`}>
        {sentences.length === 0 ? texts.nothing : place}
      </p>
      <select
        className="form-select form-select-sm w-auto"
        aria-label={texts.speed}
        value={rate}
        onChange={({ target }) => setRate(Number(target.value))}
      >
        {RATES.map((one) => (
          <option key={one} value={one}>
            {texts.speedOf(one)}
          </option>
        ))}
      </select>
      {voices.length > 1 && (
        <select
          className={`form-select form-select-sm ${styles.voice}`}
          aria-label={texts.voice}
          value={voice?.name}
          onChange={({ target }) => setVoice(target.value)}
        >
          {voices.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
      <CloseButton aria-label={texts.close} onClick={onClose} />
      <p role="alert" className={styles.problem}>
        {failed && texts.failed}
      </p>
    </section>
  );
}
