/** CRC-32 of bytes, as ZIP wants it. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATE = 8;
const MAX_FILES = 0xffff;
const MAX_BYTES = 0xffffffff;

/** Numbers of 2 and 4 bytes, lowest byte first. */
function fields(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(values.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of values) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** The day and time as MS-DOS kept them; nothing before 1980 fits. */
function dosTime(date: Date): [time: number, day: number] {
  const year = Math.min(2107, Math.max(1980, date.getUTCFullYear()));
  return [
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
    ((year - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
  ];
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/**
 * Writes a ZIP file one file at a time, with the browser's own compression. What is written is kept as Blobs, which the
 * browser may put on disk. At most 65,535 files and 4 GB, as the format without extensions allows: more is a RangeError.
 */
export class ZipWriter {
  readonly #parts: Blob[] = [];
  readonly #central: Uint8Array<ArrayBuffer>[] = [];
  #offset = 0;

  async add(name: string, text: string, date: Date): Promise<void> {
    const path = new TextEncoder().encode(name);
    const bytes = new TextEncoder().encode(text);
    const packed = await deflate(bytes);
    const [time, day] = dosTime(date);
    const described = [
      ...([
        [VERSION, 2],
        [FLAGS, 2],
        [DEFLATE, 2],
        [time, 2],
        [day, 2],
      ] as const),
      ...([
        [crc32(bytes), 4],
        [packed.length, 4],
        [bytes.length, 4],
        [path.length, 2],
        [0, 2],
      ] as const),
    ] as const;
    const local = fields([LOCAL, 4], ...described);
    const size = local.length + path.length + packed.length;
    if (this.#central.length / 2 >= MAX_FILES || this.#offset + size > MAX_BYTES)
      throw new RangeError('The ZIP is full');
    const place = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [this.#offset, 4],
    ] as const;
    this.#central.push(fields([CENTRAL, 4], [VERSION, 2], ...described, ...place), path);
    this.#parts.push(new Blob([local, path, packed]));
    this.#offset += size;
  }

  finish(): Blob {
    const files = this.#central.length / 2;
    const size = this.#central.reduce((sum, part) => sum + part.length, 0);
    const end = fields(
      [END, 4],
      [0, 2],
      [0, 2],
      [files, 2],
      [files, 2],
      [size, 4],
      [this.#offset, 4],
      [0, 2],
    );
    return new Blob([...this.#parts, ...this.#central, end], { type: 'application/zip' });
  }
}
