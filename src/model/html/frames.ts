import { embedded as texts } from '../messages/embedded';
import { videoAddress } from '../video-address';
import { type Base, linkAddress } from './addresses';
import { tagOf } from './elements';

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
export function frameLink(element: Element, base: Base): { href: string; label: string } | null {
  const source = (sourceOf(element) ?? '').trim();
  const address = source.startsWith('//') ? `https:${source}` : source;
  if (!/^https?:\/\/\S+$/i.test(address)) return null;
  if (MAP.test(address)) return { href: mapAddress(address), label: texts.map };
  const href = linkAddress(videoAddress(address), base);
  if (href === null) return null;
  if (tagOf(element) === 'audio' || SOUND.test(address)) return { href, label: texts.sound };
  if (PAPER.test(address)) return { href, label: texts.document };
  const isFilm = FILM.test(address) || tagOf(element) !== 'iframe';
  return { href, label: isFilm ? texts.video : texts.frame };
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
  return linkAddress(page.replace(/[?&]$/, '')) ?? address;
}
