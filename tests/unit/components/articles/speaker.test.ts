import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Speaker } from '@/components/articles/listening/Speaker';

/** As much of a browser's synthesis as is used; what is said ends when the test says so. */
class FakeSynthesis {
  readonly said: SpeechSynthesisUtterance[] = [];
  cancelled = 0;
  speak(utterance: SpeechSynthesisUtterance) {
    this.said.push(utterance);
  }
  cancel() {
    this.cancelled += 1;
  }
  /** Ends the one that was begun at this place, by default the last. */
  end(place = -1) {
    const event = new Event('end');
    this.said.at(place)?.onend?.call(this.said[0] as never, event as never);
  }
  fail(error: string) {
    this.said
      .at(-1)
      ?.onerror?.call(this.said[0] as never, Object.assign(new Event('error'), { error }) as never);
  }
}

class FakeUtterance {
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

let synthesis: FakeSynthesis;
let speaker: Speaker;
const texts = () => synthesis.said.map(({ text }) => text);

beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  synthesis = new FakeSynthesis();
  speaker = new Speaker(synthesis as never, ['Uno.', 'Dos.', 'Tres.'], { at: 0, rate: 1, voice: undefined });
});
afterEach(() => vi.unstubAllGlobals());

describe('what is read aloud', () => {
  it('goes on sentence by sentence to the end', () => {
    speaker.play();
    for (let n = 0; n < 3; n += 1) synthesis.end();
    expect(texts()).toEqual(['Uno.', 'Dos.', 'Tres.']);
    expect(speaker.getState()).toMatchObject({ status: 'ended', at: 2 });
  });

  it('goes on after a pause with the sentence that was left', () => {
    speaker.play();
    synthesis.end();
    speaker.pause();
    speaker.play();
    expect(texts()).toEqual(['Uno.', 'Dos.', 'Dos.']);
  });

  it('does not go on when the end of a sentence that was left is told late', () => {
    speaker.play();
    speaker.next();
    synthesis.end(0);
    expect(texts()).toEqual(['Uno.', 'Dos.']);
  });

  it('stays at the first and at the last sentence', () => {
    speaker.previous();
    expect(speaker.getState().at).toBe(0);
    for (let n = 0; n < 5; n += 1) speaker.next();
    expect(speaker.getState().at).toBe(2);
  });

  it('says the sentence anew at another speed', () => {
    speaker.play();
    speaker.change({ rate: 1.5 });
    expect(synthesis.said.map(({ rate }) => rate)).toEqual([1, 1.5]);
    expect(texts()).toEqual(['Uno.', 'Uno.']);
  });

  it('stops and says so where the browser cannot', () => {
    speaker.play();
    synthesis.fail('synthesis-failed');
    expect(speaker.getState()).toMatchObject({ status: 'paused', failed: true });
  });

  it('takes no own cancellation for a failure', () => {
    speaker.play();
    synthesis.fail('canceled');
    expect(speaker.getState()).toMatchObject({ status: 'playing', failed: false });
  });

  it('begins anew after its end', () => {
    speaker.play();
    for (let n = 0; n < 3; n += 1) synthesis.end();
    speaker.play();
    expect(texts().at(-1)).toBe('Uno.');
  });
});
