import * as staff from '../../messages/staff';
import { linkLabel } from '../../shared/markdown/markdown-editing';

/** What stands in an article's text while a picture of it is on its way (spec 1, section 2). */
const SCHEME = 'subiendo:';
const MARKER = /!\[[^\]\n]*\]\(subiendo:[\w-]+\)\n?/g;

/** The marker of one upload; its id tells it from every other, wherever the text around it moves. */
export function uploadMarker(id: string, fileName: string): string {
  return `![${linkLabel(staff.editor.uploadMarker(fileName)).replace(/\\[[\]]/g, '')}](${SCHEME}${id})`;
}

/** Where a marker stands; null once the writer has deleted it. */
export function findMarker(text: string, id: string): { from: number; to: number } | null {
  const key = text.indexOf(`](${SCHEME}${id})`);
  if (key === -1) return null;
  const from = text.lastIndexOf('![', key);
  if (from === -1 || text.slice(from, key).includes('\n')) return null;
  return { from, to: key + `](${SCHEME}${id})`.length };
}

/** Where a marker stands with what is left of the line breaks put around it (`inserted`). */
export function findInserted(
  text: string,
  id: string,
  inserted: string,
): { from: number; to: number } | null {
  const marker = findMarker(text, id);
  const at = findMarker(inserted, id);
  if (!marker || !at) return marker;
  const lead = inserted.slice(0, at.from);
  const tail = inserted.slice(at.to);
  return {
    from: text.slice(0, marker.from).endsWith(lead) ? marker.from - lead.length : marker.from,
    to: text.startsWith(tail, marker.to) ? marker.to + tail.length : marker.to,
  };
}

/** A text without the markers of uploads: as it is stored, and as it is recovered when nothing is uploading any more. */
export function withoutMarkers(text: string): string {
  return text.includes(SCHEME) ? text.replace(MARKER, '') : text;
}

/** How a position moves when `[from, to)` becomes `length` characters long. */
export function movedPosition(at: number, from: number, to: number, length: number): number {
  if (at <= from) return at;
  return at >= to ? at - (to - from) + length : from + length;
}
