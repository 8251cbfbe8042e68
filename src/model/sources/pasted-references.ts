/** Reads references that somebody pasted. It comes with the library that does, and is fetched when it is used. */
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { isMap } from '../shared/stored/stored-fields';
import { proposedKey } from './citations';
import { sourceOfCsl } from './csl-source';
import { marksOf } from './same-source';
import type { Source } from './source';

/** What was pasted, as far as it could be read. */
export interface PastedReferences {
  /** New ones, each with a key of its own. */
  fuentes: Source[];
  /** How many were there already. */
  repeated: number;
}

/** More than any list of references has. */
const TEXT_MAX = 500_000;

/** By what it looks like, the records of a text. The library is told what it is: it would ask the network for an address or a DOI. */
function recordsIn(text: string): unknown[] {
  if (text.length > TEXT_MAX) throw new RangeError('Too long to be read');
  if (/^[[{]/.test(text)) {
    const read: unknown = JSON.parse(text);
    if (isMap(read) && Array.isArray(read.items)) return read.items;
    return Array.isArray(read) ? read : [read];
  }
  const isRis = /^TY {2}- /m.test(text);
  if (!isRis && !/@\w+\s*[{(]/.test(text)) throw new SyntaxError('Neither BibTeX, RIS nor CSL-JSON');
  const forceType = isRis ? '@ris/file' : '@bibtex/text';
  const read: unknown = plugins.input.chain(text, { forceType, generateGraph: false });
  return Array.isArray(read) ? read : [];
}

/**
 * The references in a text of BibTeX, RIS or CSL-JSON, but for those that are among `known`. Throws where it is none of these, or is broken:
 * nothing is then taken.
 */
export function readReferences(text: string, known: readonly Source[]): PastedReferences {
  const seen = new Set(known.flatMap(marksOf));
  const keys = known.map(({ clave }) => clave);
  const fuentes: Source[] = [];
  let repeated = 0;
  for (const record of recordsIn(text.replace(/^\uFEFF/, '').trim())) {
    const source = isMap(record) ? sourceOfCsl(record) : null;
    if (!source) continue;
    const marks = marksOf(source);
    if (marks.some((mark) => seen.has(mark))) {
      repeated += 1;
      continue;
    }
    for (const mark of marks) seen.add(mark);
    const clave = proposedKey(source, keys);
    keys.push(clave);
    fuentes.push({ ...source, clave });
  }
  return { fuentes, repeated };
}
