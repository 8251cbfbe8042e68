/** Writes the preview pictures of pages into a built site; what is as it was is left as it is. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { pictureUrl } from '@/model/shared/urls';
import { fetchPicture } from '../import/pictures';
import type { Output } from '../publish/output';
import type { SiteInfo } from '../publish/site-files';
import { drawPreview } from './picture';

export interface PreviewSubject {
  /** Of the page that it stands for. */
  path: string;
  title: string;
  category: string;
  colour: string;
  /** Address of what stands beside the title; null for the site's own art. */
  picture: string | null;
  /** The page whose preview is shown for this one where it has no picture that can be drawn; without one the site's art is drawn. */
  instead?: string;
}

export interface PreviewOptions {
  site: SiteInfo;
  /** The built site. */
  dist: string;
  output: Output;
  onProgress?: (done: number, total: number) => void;
}

/** Another number draws all of them again: for when they look another way. */
const LOOK = 1;
const PATIENCE_MS = 10_000;
/** A host that does not answer so often is not asked again by this run. */
const MOST_SILENCES = 2;
const AT_ONCE = 4;

type Found = { picture: Buffer | null; isFinal: boolean };

/** Pictures that stand beside titles: of the built site itself, or of wherever they are stored. */
class Pictures {
  readonly #dist: string;
  readonly #silent = new Map<string, number>();

  constructor(dist: string) {
    this.#dist = resolve(dist);
  }

  /** The picture, or null where there is none; not final where the next run may have it. */
  async find(stored: string | null): Promise<Found> {
    const address = pictureUrl(stored);
    if (address === null) return { picture: null, isFinal: true };
    if (address.startsWith('/')) return { picture: await this.#own(address), isFinal: true };
    const { host } = new URL(address);
    if ((this.#silent.get(host) ?? 0) >= MOST_SILENCES) return { picture: null, isFinal: false };
    try {
      const picture = await fetchPicture(address, AbortSignal.timeout(PATIENCE_MS));
      return { picture: Buffer.from(await picture.arrayBuffer()), isFinal: true };
    } catch (cause) {
      // An answer that is no picture will be none the next time either.
      if (cause instanceof Error && cause.name === 'Error' && !/^(?:5\d\d|429)$/.test(cause.message))
        return { picture: null, isFinal: true };
      this.#silent.set(host, (this.#silent.get(host) ?? 0) + 1);
      return { picture: null, isFinal: false };
    }
  }

  async #own(path: string): Promise<Buffer | null> {
    const file = join(this.#dist, decodeURIComponent(path.replace(/[?#].*$/, '')));
    return file.startsWith(this.#dist + sep) ? readFile(file).catch(() => null) : null;
  }
}

/** Where they stand in the site. */
export const PREVIEWS = 'img/vista';

const fileOf = (path: string) => `${PREVIEWS}${path === '/' ? '/inicio' : path}.jpg`;

/**
 * Draws one; with the site's own art where what should stand beside the title cannot be had. Returns its version; null where
 * another page's stands for it.
 */
async function writePreview(
  subject: PreviewSubject,
  pictures: Pictures,
  { site, output }: PreviewOptions,
): Promise<string | null> {
  const { title, category, colour, instead } = subject;
  if (instead !== undefined && pictureUrl(subject.picture) === null) return null;
  const made = JSON.stringify([LOOK, site.name, title, category, colour, subject.picture]);
  const version = createHash('sha256').update(made).digest('hex').slice(0, 10);
  const path = fileOf(subject.path);
  if (output.keeps(path, version)) return version;
  if (instead !== undefined && output.skips(path, version)) return null;
  const { picture, isFinal } = await pictures.find(subject.picture);
  const preview = { title, category, colour, siteName: site.name };
  const drawn = picture && (await drawPreview({ ...preview, picture }).catch(() => null));
  if (!drawn && instead !== undefined) {
    if (isFinal) output.skip(path, version);
    return null;
  }
  const content = drawn ?? (await drawPreview({ ...preview, picture: null }));
  output.write({ path, content }, isFinal ? version : null);
  return isFinal ? version : `${version}-0`;
}

/**
 * Writes a preview picture for each page that has one of its own; gives the whole addresses of all by the pages' paths. An address
 * carries its picture's version: who showed a link once asks again where it is another.
 */
export async function writePreviews(
  subjects: readonly PreviewSubject[],
  options: PreviewOptions,
): Promise<Map<string, string>> {
  const pictures = new Pictures(options.dist);
  const addresses = new Map<string, string>();
  const others: PreviewSubject[] = [];
  const queue = subjects.values();
  const work = async () => {
    for (const subject of queue) {
      const version = await writePreview(subject, pictures, options);
      if (version === null) others.push(subject);
      else addresses.set(subject.path, `${options.site.url}/${fileOf(subject.path)}?v=${version}`);
      options.onProgress?.(addresses.size + others.length, subjects.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const { path, instead = '' } of others) {
    const address = addresses.get(instead);
    if (address !== undefined) addresses.set(path, address);
  }
  return addresses;
}
