import { FORUM_LIMITS } from './limits';

/** What the forum is searched for to find the topics with a tag; null where that is too short, or has no letter. */
export function tagQuery(tag: string): string | null {
  const query = `#${tag}`;
  return query.length >= FORUM_LIMITS.busquedaMinima && /[\p{L}\p{N}]/u.test(tag) ? query : null;
}
