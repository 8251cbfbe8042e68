/** What is asked of a browser's voice. */
export interface Voice {
  readonly name: string;
  /** 'es-MX'; some systems write 'es_MX'. */
  readonly lang: string;
  /** It needs no network. */
  readonly localService: boolean;
}

/** Of the readers' region first. What is not named comes between the first and those after '*'. */
const ORDER = 'es-419 es-MX es-AR es-CO es-CL es-PE * es-US es es-ES'.toLowerCase().split(' ');

const languageOf = ({ lang }: Voice) => lang.replace('_', '-').toLowerCase();

export const isSpanish = (voice: Voice): boolean => /^es(?:-|$)/.test(languageOf(voice));

/**
 * The Spanish voices, the best first: of the reader's own country, then of the region by `ORDER`; in each, what needs no
 * network. `language` is the browser's: 'es-CL'.
 */
export function spanishVoices<One extends Voice>(voices: readonly One[], language = ''): One[] {
  const own = language.toLowerCase();
  const rank = (voice: One) => {
    const spoken = languageOf(voice);
    if (spoken === own && own.includes('-') && own !== 'es-es') return -1;
    const place = ORDER.indexOf(spoken);
    return place < 0 ? ORDER.indexOf('*') : place;
  };
  return voices
    .filter(isSpanish)
    .map((voice) => ({ voice, rank: rank(voice) }))
    .sort((a, b) => a.rank - b.rank || Number(b.voice.localService) - Number(a.voice.localService))
    .map(({ voice }) => voice);
}
