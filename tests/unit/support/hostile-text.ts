/** A piece again and again, `size` characters in all. */
export const fill = (piece: string, size: number): string =>
  piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

/** Pieces that are made one after another, each whole, until they are `size` characters or a little more. */
export function counted(piece: (index: number) => string, size: number): string {
  const pieces: string[] = [];
  for (let length = 0; length < size; length += pieces.at(-1)?.length ?? 1) pieces.push(piece(pieces.length));
  return pieces.join('');
}
