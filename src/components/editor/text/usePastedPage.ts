import { showToast } from '@/components/ui';
import type { PastedPicture } from '@/model/articles/editing/pasted-page';
import { findMarker } from '@/model/articles/editing/upload-markers';
import * as staff from '@/model/messages/staff';
import {
  hasStructure,
  insertPasted,
  isInCode,
  pictureMarkdown,
} from '@/model/shared/markdown/markdown-editing';
import { useEditor } from '../state/useEditorSession';

const texts = staff.editor.pasted;
const PICTURES_AT_ONCE = 3;

/** A picture that is not here after this time is left where it is. */
const PATIENCE_MS = 15_000;

function decoded(source: string): Blob | null {
  const [, type, data] = /^data:(image\/[\w+.-]+);base64,([\w+/=\s]+)$/i.exec(source) ?? [];
  if (!type || !data) return null;
  const bytes = Uint8Array.from(atob(data.replace(/\s+/g, '')), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type });
}

/** A picture of another site, where that site lets others read it. The page's policy lets pictures in, and nothing else. */
async function loaded(address: string): Promise<Blob | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.referrerPolicy = 'no-referrer';
  image.src = address.replace(/^http:/i, 'https:');
  const patience = new Promise<never>((_, fail) => setTimeout(fail, PATIENCE_MS, new Error('too slow')));
  await Promise.race([image.decode(), patience]);
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** The file of a picture that was pasted; null where it cannot be had. */
async function pastedPicture(source: string, name: string): Promise<File | null> {
  // What only has a name on the device of who copied it is not here.
  if (!/^(?:data|https?):/i.test(source)) return null;
  try {
    const blob = /^data:/i.test(source) ? decoded(source) : await loaded(source);
    return blob && new File([blob], name, { type: blob.type });
  } catch (cause) {
    console.info('A picture that was pasted stays where it is', cause);
    return null;
  }
}

export interface Clipboard {
  html: string;
  words: string;
  files: readonly File[];
}

/** Puts in what was copied elsewhere with its structure; its pictures are stored here one after another. */
export function usePastedPage() {
  const editor = useEditor();

  /** Gives whether the picture got here; one that has an address keeps it otherwise, the others go. */
  const store = async ({ id, source, alt, caption }: PastedPicture, file: File | null): Promise<boolean> => {
    const found = file ?? (await pastedPicture(source, alt || texts.picture));
    const result = found ? await editor.uploads.start(id, found) : null;
    const stored = result !== null && 'url' in result ? result.url : null;
    const kept = stored ?? (/^https?:/i.test(source) ? source : null);
    await editor.text.replace(
      (text) => findMarker(text, id),
      kept === null ? '' : pictureMarkdown(alt, kept, caption),
    );
    if (stored !== null) editor.addUploaded(stored);
    return stored !== null;
  };

  const insert = async ({ html, words, files }: Clipboard) => {
    const converted = await import('@/model/articles/editing/pasted-page').catch((cause: unknown) => {
      console.info('The code that reads what was pasted did not arrive.', cause);
      return null;
    });
    if (!converted) {
      editor.text.edit((selected) => insertPasted(selected, words));
      return;
    }
    const page = converted.readPasted(html, () => crypto.randomUUID());
    if (!page) {
      editor.text.edit((selected) => insertPasted(selected, words));
      showToast(texts.tooMuch, { tone: 'danger' });
      return;
    }
    const { markdown, pictures } = page;
    editor.text.edit((selected) => insertPasted(selected, markdown));
    const onDevice = pictures.filter(converted.isOnDevice);
    const fileOf = (picture: PastedPicture) =>
      (onDevice.length === files.length && files[onDevice.indexOf(picture)]) || null;
    let left = 0;
    for (let at = 0; at < pictures.length; at += PICTURES_AT_ONCE) {
      const some = pictures.slice(at, at + PICTURES_AT_ONCE);
      const arrived = await Promise.all(some.map((picture) => store(picture, fileOf(picture))));
      left += arrived.filter((one) => !one).length;
    }
    if (left > 0) showToast(texts.left(left), { tone: 'danger' });
  };

  /** Whether there is more in the clipboard than words; then it is put in. */
  return (clipboard: Clipboard): boolean => {
    if (!hasStructure(clipboard.html)) return false;
    let inCode = true;
    editor.text.edit(({ text, start }) => {
      inCode = isInCode(text, start);
      return null;
    });
    if (inCode) return false;
    void insert(clipboard);
    return true;
  };
}
