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
const INK = '#f2ede4';

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

/** A picture with the initials of a name, as a data URI: no request leaves the page. */
export function drawnAvatar(name: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><path fill="${groundOf(name)}" d="M0 0h128v128H0z"/>` +
    `<text x="64" y="66" fill="${INK}" font-family="system-ui,sans-serif" font-size="54" font-weight="600" ` +
    `text-anchor="middle" dominant-baseline="central">${initials(name)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const SITE_AVATAR = /^\/img\/avatares\/[a-z0-9-]+\.svg$/;
const STORED_AVATAR =
  /^(?:https:\/\/firebasestorage\.googleapis\.com|http:\/\/127\.0\.0\.1:9199)\/v0\/b\/[^/\s]+\/o\/avatares%2F([^/\s%]+)%2F[^/\s]+$/;

/** Whose picture in Storage an address is; null for any other address. */
function ownerOf(url: string): string | null {
  return STORED_AVATAR.exec(url)?.[1] ?? null;
}

/** Whether it may be a member's avatar, as the rules say: an address elsewhere would watch who reads the page. */
export function isAvatarOf(uid: string, url: string): boolean {
  return url.length <= 500 && (SITE_AVATAR.test(url) || ownerOf(url) === uid);
}

/** Whether an avatar is a picture of the member's own, kept in Storage. */
export function isOwnPicture(avatar: string | null): avatar is string {
  return avatar !== null && ownerOf(avatar) !== null;
}

/** The picture to show for somebody: the stored one where it is a safe address, otherwise the one drawn from the name. */
export function avatarUrl(person: { nombre: string; avatar: string | null }): string {
  const { avatar, nombre } = person;
  return avatar !== null && (SITE_AVATAR.test(avatar) || isOwnPicture(avatar)) ? avatar : drawnAvatar(nombre);
}
