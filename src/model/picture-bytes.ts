function ascii(bytes: Uint8Array, text: string, limit: number): number {
  const codes = [...text].map((character) => character.charCodeAt(0));
  const last = Math.min(bytes.length, limit) - codes.length;
  for (let at = 0; at <= last; at += 1) {
    if (codes.every((code, offset) => bytes[at + offset] === code)) return at;
  }
  return -1;
}

/** A GIF names the time of each of its pictures in a block of its own; two of them move. */
function hasManyFrames(bytes: Uint8Array): boolean {
  let frames = 0;
  for (let at = 0; at < bytes.length - 3; at += 1) {
    if (bytes[at] !== 0x21 || bytes[at + 1] !== 0xf9 || bytes[at + 2] !== 0x04) continue;
    frames += 1;
    if (frames > 1) return true;
  }
  return false;
}

/** How far an animation's announcement can be from the beginning of a file. */
const HEAD = 4096;

/** Whether a picture moves: drawn anew it would stand still, so it is kept as it is. */
export function isAnimated(bytes: Uint8Array, type: string): boolean {
  if (type === 'image/gif') return hasManyFrames(bytes);
  if (type === 'image/webp') return ascii(bytes, 'ANIM', HEAD) !== -1;
  return type === 'image/png' && ascii(bytes, 'acTL', HEAD) !== -1;
}

/** The size of a picture whose longest side is at most `longest`; never larger than it is. */
export function fittedSize(
  size: { width: number; height: number },
  longest: number,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}
