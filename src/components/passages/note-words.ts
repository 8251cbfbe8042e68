/** The number of a note: '3'. */
export const noteNumber = (link: HTMLAnchorElement): string => /\d+/.exec(link.textContent ?? '')?.[0] ?? '';

/** A copy of what a note's list says of it, without the ways back and what only one element may have; nothing where the list is not here. */
export function noteWords(link: HTMLAnchorElement): Node[] {
  const note = document.getElementById(link.hash.slice(1));
  const copy = note?.cloneNode(true);
  if (!(copy instanceof Element)) return [];
  for (const back of copy.querySelectorAll('[data-back], a[href^="#user-content-fnref"]')) back.remove();
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  return [...copy.childNodes];
}
