import { keptAddress } from './addresses';
import { tagOf } from './elements';

/** In the place of what a page had embedded. Apart from the others: only what converts old pages needs them. */
const embedded = {
  video: 'Ver el video',
  map: 'Ver el mapa',
  sound: 'Escuchar el audio',
  document: 'Ver el documento',
  frame: 'Ver el contenido incrustado',
} as const;

const YOUTUBE =
  /^https?:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed|v)\/|youtu\.be\/)([\w-]{6,20})/i;
const VIMEO = /^https?:\/\/player\.vimeo\.com\/video\/(\d+)/i;

/** Where a person watches the film that a page had embedded. */
function videoAddress(address: string): string {
  const youtube = YOUTUBE.exec(address)?.[1];
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`;
  const vimeo = VIMEO.exec(address)?.[1];
  return vimeo ? `https://vimeo.com/${vimeo}` : address;
}

const MAP =
  /^https?:\/\/(?:www\.google\.[a-z.]+\/maps|maps\.google\.[a-z.]+|(?:www\.)?openstreetmap\.org)\b/i;
const SOUND = /\.(?:mp3|ogg|m4a|wav)(?:[?#]|$)|soundcloud\.com|ivoox\.com|spotify\.com/i;
const PAPER =
  /\.(?:pdf|docx?|pptx?|xlsx?)(?:[?#]|$)|docs\.google\.com|scribd\.com|slideshare\.net|calameo\.com|issuu\.com/i;
const FILM = /youtu\.?be|vimeo|video|dailymotion|\.(?:mp4|webm|ogv|flv|swf)(?:[?#]|$)/i;

/** Where a frame, a video or a Flash object of the old days takes its film from. */
function sourceOf(element: Element): string | null {
  const inside = element.querySelector('source, embed')?.getAttribute('src');
  const movie = element.querySelector('param[name="movie"]')?.getAttribute('value');
  const own = ['src', 'data-src', 'data'].map((name) => element.getAttribute(name));
  return own.find((address) => address) ?? inside ?? movie ?? null;
}

/** What a frame showed, as a link to it: the page loads nothing from outside. Null where it showed nothing. */
export function frameLink(element: Element): { href: string; label: string } | null {
  const source = (sourceOf(element) ?? '').trim();
  const address = source.startsWith('//') ? `https:${source}` : source;
  if (!/^https?:\/\/\S+$/i.test(address)) return null;
  if (MAP.test(address)) return { href: mapAddress(address), label: embedded.map };
  const href = keptAddress(videoAddress(address));
  if (href === null) return null;
  if (tagOf(element) === 'audio' || SOUND.test(address)) return { href, label: embedded.sound };
  if (PAPER.test(address)) return { href, label: embedded.document };
  const isFilm = FILM.test(address) || tagOf(element) !== 'iframe';
  return { href, label: isFilm ? embedded.video : embedded.frame };
}

/** The page of a map: a frame's own address opens nothing by itself. */
function mapAddress(address: string): string {
  const [, east, north] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(address) ?? [];
  const asked = /[?&]q=([^&]+)/.exec(address)?.[1];
  if (east && north) return `https://www.google.com/maps?q=${north},${east}`;
  if (asked && /\/maps\/embed/i.test(address)) return `https://www.google.com/maps?q=${asked}`;
  const page = address
    .replace(/\/maps\/d\/(?:u\/\d+\/)?embed/i, '/maps/d/viewer')
    .replace(/([?&])output=embed&?/i, '$1');
  return keptAddress(page.replace(/[?&]$/, '')) ?? address;
}
