/** A note beside a text, in pixels from the top of its column. */
export interface NoteBeside {
  /** Where the line is that cites it. */
  line: number;
  height: number;
}

/** Between two notes, in pixels. */
const GAP_PX = 12;
/** A note that would stand further below its line belongs to none that is in sight beside it. */
const FARTHEST_PX = 360;

/**
 * Where the notes of a text stand, in the order of their lines: each beside its line, or below the note before it. null for one that would
 * stand too far below its line, or end below the column, whose height is `room` pixels.
 */
export function placeNotes(notes: readonly NoteBeside[], room: number): (number | null)[] {
  let free = 0;
  return notes.map(({ line, height }) => {
    const top = Math.max(line, free);
    if (top - line > FARTHEST_PX || top + height > room) return null;
    free = top + height + GAP_PX;
    return top;
  });
}
