/** What a page's HTML says to who shows a link to it: its meta elements by name. */
export function metaOf(html: string): Map<string, string> {
  const metas = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return new Map([...metas].map(([, name = '', content = '']) => [name, content]));
}

/** The width and height of a JPEG, by its frame header. Throws for what is none. */
export function jpegSize(file: Buffer): string {
  if (file.readUInt16BE(0) !== 0xffd8) throw new Error('no JPEG');
  let at = 2;
  while (at < file.length) {
    const marker = file.readUInt16BE(at);
    // SOF0 and SOF2: plain and progressive.
    if (marker === 0xffc0 || marker === 0xffc2)
      return `${file.readUInt16BE(at + 7)}x${file.readUInt16BE(at + 5)}`;
    at += 2 + file.readUInt16BE(at + 2);
  }
  throw new Error('a JPEG without a frame');
}
