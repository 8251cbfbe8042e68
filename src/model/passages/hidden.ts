/** An address, as far as the next space. */
const ADDRESS = /(?:https?:\/\/|www\.|mailto:)[^\s<>]*/gi;
const TICKS = /`+/g;
/** Stands for a hidden character: no letter, no digit, no space. */
export const HIDDEN = '\u0001';

/** The text with nothing to read in code (`between ticks`, as markdown closes them) and in addresses; as long as before. */
export function hideCodeAndAddresses(text: string): string {
  const plain = text.replace(ADDRESS, (address) => HIDDEN.repeat(address.length));
  if (!plain.includes('`')) return plain;
  const runs = [...plain.matchAll(TICKS)].map((run) => ({ start: run.index, length: run[0].length }));
  // From the end, so that each run knows the next one of its length at once: many runs that nothing closes stay quick.
  const closings = new Map<number, number>();
  const closedBy = new Array<number | undefined>(runs.length);
  for (let place = runs.length - 1; place >= 0; place--) {
    const length = runs[place]?.length ?? 0;
    closedBy[place] = closings.get(length);
    closings.set(length, place);
  }
  let shown = '';
  let end = 0;
  for (let place = 0; place < runs.length; place++) {
    const [opening, closing] = [runs[place], runs[closedBy[place] ?? -1]];
    if (opening === undefined || closing === undefined) continue;
    const after = closing.start + closing.length;
    shown += plain.slice(end, opening.start) + HIDDEN.repeat(after - opening.start);
    end = after;
    place = closedBy[place] ?? place;
  }
  return shown + plain.slice(end);
}
