const SNIFFED_BYTES = 400;
const DECLARED = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/i;

/** The encoding that a file says it has: by its mark of byte order, by its declaration, or UTF-8. */
export function encodingOf(beginning: Uint8Array): string {
  const [a, b, c] = beginning;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const text = String.fromCharCode(...beginning.subarray(0, SNIFFED_BYTES));
  return DECLARED.exec(text)?.[1] ?? 'utf-8';
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder(); // a name that nobody knows
  }
}

/** Text of a file that arrives in pieces, with the bytes read so far; a character cut in two is put together again. */
export async function* decodeStream(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ text: string; bytes: number }> {
  let decoder: TextDecoder | null = null;
  let bytes = 0;
  for await (const chunk of chunks) {
    decoder ??= decoderFor(encodingOf(chunk));
    bytes += chunk.length;
    yield { text: decoder.decode(chunk, { stream: true }), bytes };
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield { text: rest, bytes };
}
