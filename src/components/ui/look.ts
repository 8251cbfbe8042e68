/** How pages look, as the reader chose it. A script of index.html shows it and keeps it on the device; its listeners come before these. */
const SHOWN_AS = { tema: 'bsTheme', letra: 'letra' } as const;
type Look = keyof typeof SHOWN_AS;

/** What is shown now: '' where nothing was chosen. */
export const lookNow = (name: Look): string => document.documentElement.dataset[SHOWN_AS[name]] ?? '';

export const chooseLook = (name: Look, value: string): boolean =>
  dispatchEvent(new CustomEvent(name, { detail: value }));

/** Tells of each choice, in this tab and in others, until what it gives is called. */
export function onLook(name: Look, changed: () => void): () => void {
  const signs = [name, 'storage'];
  for (const sign of signs) addEventListener(sign, changed);
  return () => {
    for (const sign of signs) removeEventListener(sign, changed);
  };
}
