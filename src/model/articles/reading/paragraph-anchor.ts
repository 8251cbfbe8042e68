import { fingerprint } from '../../shared/stored/fingerprint';
import { foldText } from '../../shared/text/fold-text';

/** As much of a paragraph as tells it from others. */
const TOLD_BY = 120;
const SIGNS = 5;
const ANCHOR = /^p(\d{1,4})-([a-z0-9]{1,5})$/;

const markOf = (text: string) =>
  fingerprint([
    foldText(text)
      .replace(/[^\p{L}\p{N}]/gu, '')
      .slice(0, TOLD_BY),
  ]).slice(-SIGNS);

/** The anchor of the paragraph at `place` (from 0): 'p4-k3x9a'. It holds when others come before it, or its end is changed. */
export const paragraphAnchor = (place: number, text: string): string => `p${place + 1}-${markOf(text)}`;

/** Whether an address's part after the # names a paragraph. */
export const isParagraphAnchor = (anchor: string): boolean => ANCHOR.test(anchor);

/**
 * Which paragraph an anchor names: the one with its words, the nearest where several have them; where none has them any more, the
 * one in its place. Undefined where there is none.
 */
export function findParagraph(anchor: string, texts: readonly string[]): number | undefined {
  const [, number, mark] = ANCHOR.exec(anchor) ?? [];
  if (number === undefined) return undefined;
  const wanted = Number(number) - 1;
  const same = texts.flatMap((text, place) => (markOf(text) === mark ? [place] : []));
  const [nearest] = same.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return nearest ?? (wanted >= 0 && wanted < texts.length ? wanted : undefined);
}
