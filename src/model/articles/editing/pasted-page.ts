import { htmlToMarkdown } from '../../html/html-to-markdown';
import { uploadMarker } from './upload-markers';

/** A picture that came along with what was pasted. */
export interface PastedPicture {
  /** Of the marker that stands for it in the text. */
  id: string;
  /** Where it is; a file of this device where it only has a name there. */
  source: string;
  alt: string;
  /** The words that stand below it; '' where there are none. */
  caption: string;
}

export interface PastedPage {
  markdown: string;
  pictures: PastedPicture[];
}

const FILE = /^(?:file|cid|blob):/i;
/** An address that stands for a picture until its marker does. */
const STAND_IN = 'https://pegada.invalid/';
const PICTURE = /!\[((?:[^\]\\]|\\.)*)\]\(https:\/\/pegada\.invalid\/(\d+)(?:\s+"((?:[^"\\]|\\.)*)")?\)/g;

const unescaped = (text: string) => text.replace(/\\(.)/g, '$1');

/** What was copied from Word, Docs or the web as markdown; each picture is a marker under `newId`'s id. Null where it is too much. */
export function readPasted(html: string, newId: () => string): PastedPage | null {
  const sources: string[] = [];
  const addressOf = (source: string) => {
    if (!/^(?:https?|data|file|cid|blob):/i.test(source)) return null;
    return `${STAND_IN}${sources.push(source) - 1}`;
  };
  const read = htmlToMarkdown(html, { addressOf });
  if (read === null) return null;
  const pictures: PastedPicture[] = [];
  const markdown = read.replace(PICTURE, (_, escaped: string, at: string, title = '') => {
    const id = newId();
    const [alt, caption] = [unescaped(escaped), unescaped(title)];
    pictures.push({ id, source: sources[Number(at)] ?? '', alt, caption });
    return uploadMarker(id, alt || '…');
  });
  return { markdown, pictures };
}

/** Whether a picture is on the device of who pastes, where only the clipboard itself may have it. */
export function isOnDevice({ source }: PastedPicture): boolean {
  return FILE.test(source);
}
