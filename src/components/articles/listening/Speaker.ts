import { Store } from '@/model/shared/store';

export interface SpeakerState {
  status: 'playing' | 'paused' | 'ended';
  /** Which sentence. */
  at: number;
  /** 1 is the voice's own speed. */
  rate: number;
  voice: SpeechSynthesisVoice | undefined;
  /** The browser could not say the last one. */
  failed: boolean;
}

/** What is no failure: it was ended here. */
const ENDED_HERE = new Set(['canceled', 'interrupted']);

/**
 * Says sentences one after another. A pause ends the sentence, which is said anew: browsers differ in what their own pause does, and
 * some never go on from it.
 */
export class Speaker extends Store<SpeakerState> {
  readonly #synthesis: SpeechSynthesis;
  readonly #sentences: readonly string[];
  /** Held: Chromium forgets the end of one that nobody holds. */
  #saying: SpeechSynthesisUtterance | null = null;

  constructor(
    synthesis: SpeechSynthesis,
    sentences: readonly string[],
    start: Pick<SpeakerState, 'at' | 'rate' | 'voice'>,
  ) {
    super({ ...start, status: 'paused', failed: false });
    this.#synthesis = synthesis;
    this.#sentences = sentences;
  }

  play = (): void => {
    const { status, at } = this.current;
    this.#say(status === 'ended' ? 0 : at);
  };

  pause = (): void => {
    this.#silence();
    this.show({ ...this.current, status: 'paused' });
  };

  toggle = (): void => (this.current.status === 'playing' ? this.pause() : this.play());

  next = (): void => this.#move(1);
  previous = (): void => this.#move(-1);

  /** Speed or voice: what is being said begins anew with it. */
  change = (wish: Partial<Pick<SpeakerState, 'rate' | 'voice'>>): void => {
    this.show({ ...this.current, ...wish });
    if (this.current.status === 'playing') this.#say(this.current.at);
  };

  #move(step: number): void {
    const at = Math.min(Math.max(this.current.at + step, 0), this.#sentences.length - 1);
    if (this.current.status === 'playing') this.#say(at);
    else this.show({ ...this.current, at, status: 'paused' });
  }

  #silence(): void {
    this.#saying = null;
    this.#synthesis.cancel();
  }

  #say(at: number): void {
    this.#silence();
    const words = this.#sentences[at];
    if (words === undefined) {
      this.show({ ...this.current, status: 'ended' });
      return;
    }
    const { rate, voice } = this.current;
    const saying = new SpeechSynthesisUtterance(words);
    Object.assign(saying, { rate, lang: voice?.lang.replace('_', '-') ?? 'es' }, voice && { voice });
    saying.onend = () => {
      if (this.#saying === saying) this.#say(at + 1);
    };
    saying.onerror = ({ error }) => {
      if (this.#saying !== saying || ENDED_HERE.has(error)) return;
      this.#saying = null;
      this.show({ ...this.current, status: 'paused', failed: true });
    };
    this.#saying = saying;
    this.show({ ...this.current, at, status: 'playing', failed: false });
    this.#synthesis.speak(saying);
  }
}
