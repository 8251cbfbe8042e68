/** Avatars: the site's nine, a picture of the member's own, or one drawn from the name (design decision 8). */

/** Dark enough for light letters: 4.5:1 and more. */
const GROUNDS = [
  '#1f5f5b',
  '#94431d',
  '#22313a',
  '#5a4a1f',
  '#4b3a63',
  '#7a2e3a',
  '#2f5233',
  '#3b4a6b',
] as const;

function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  const letters = [first, last].map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '').join('');
  return letters.toLocaleUpperCase('es') || '?';
}

/** The same name always gets the same colour. */
function groundOf(name: string): string {
  let hash = 0;
  for (const character of name.trim().toLowerCase())
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return GROUNDS[hash % GROUNDS.length] ?? GROUNDS[0];
}

/** What the avatar of a name shows where there is no picture: its initials, on a colour (CSS). */
export const drawnAvatar = (name: string) => ({ letters: initials(name), ground: groundOf(name) });

const SITE_AVATAR = /^\/img\/avatares\/[a-z0-9-]+\.svg$/;
/** What follows the bucket in the address of a member's picture; the rules take the same (isOwnPicture). */
const STORED_AVATAR = /^avatares%2F([^/\s%]+)%2F[\w.%-]+(?:\?[\w.%&=-]*)?$/;

/**
 * Whose picture in Storage an address is; null for any other address. `place` is how all addresses of the site's own bucket begin,
 * empty where it has none: the owner of another bucket would watch who reads the page.
 */
function ownerOf(url: string, place: string): string | null {
  if (place === '' || !url.startsWith(place)) return null;
  return STORED_AVATAR.exec(url.slice(place.length))?.[1] ?? null;
}

/** Whether it may be a member's avatar, as the rules say. */
export function isAvatarOf(uid: string, url: string, place: string): boolean {
  return url.length <= 500 && (SITE_AVATAR.test(url) || ownerOf(url, place) === uid);
}

/** Whether an avatar is a picture of the member's own, kept in the site's Storage. */
export function isOwnPicture(avatar: string | null, place: string): avatar is string {
  return avatar !== null && ownerOf(avatar, place) !== null;
}

/** The picture to show for an avatar as it is stored: it, where it is a safe address; null where one is drawn from the name. */
export const avatarUrl = (avatar: string | null, place: string): string | null =>
  avatar !== null && (SITE_AVATAR.test(avatar) || isOwnPicture(avatar, place)) ? avatar : null;
