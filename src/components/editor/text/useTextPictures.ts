import type { ClipboardEvent, DragEvent } from 'react';
import { showToast } from '@/components/ui';
import { findInserted, findMarker, uploadMarker } from '@/model/articles/editing/upload-markers';
import * as staff from '@/model/messages/staff';
import {
  insertBlock,
  insertLink,
  isAddress,
  pictureMarkdown,
} from '@/model/shared/markdown/markdown-editing';
import { useEditor } from '../state/useEditorSession';
import { usePastedPage } from './usePastedPage';

const texts = staff.editor;

/** What a picture is called until its writer says what it shows: the name of its file, without the extension. */
function altOf(file: File): string {
  return file.name.replace(/\.[^.]*$/, '').replace(/[_-]+/g, ' ');
}

function filesOf(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])];
}

/** Pictures put into the text: a marker stands for one on its way, wherever the text around it moves. */
export function useTextPictures() {
  const editor = useEditor();
  const insertPage = usePastedPage();

  const insertPicture = async (file: File) => {
    const id = crypto.randomUUID();
    let inserted = '';
    editor.text.edit((selected) => {
      const edit = insertBlock({ ...selected, start: selected.end }, uploadMarker(id, file.name));
      inserted = edit.insert;
      return edit;
    });
    const result = await editor.uploads.start(id, file);
    const find = (text: string) => findMarker(text, id);
    if ('url' in result) {
      await editor.text.replace(find, pictureMarkdown(altOf(file), result.url));
      // Only now: a save in between would take it for one that the article does not use.
      editor.addUploaded(result.url);
      return;
    }
    await editor.text.replace((text) => findInserted(text, id, inserted), '');
    if (result.reason !== null) showToast(texts.uploads.failed(file.name, result.reason), { tone: 'danger' });
  };

  const insertPictures = (files: readonly File[]) => {
    for (const file of files) void insertPicture(file);
  };

  const onPaste = (event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData);
    const words = event.clipboardData.getData('text/plain');
    const html = event.clipboardData.getData('text/html');
    // Office programs put a picture of the words beside them: the words are meant.
    if (files.length > 0 && words === '') {
      event.preventDefault();
      insertPictures(files);
      return;
    }
    // An address pasted over words makes a link of them.
    const linked =
      isAddress(words) &&
      editor.text.edit((selected) => {
        const over = selected.text.slice(selected.start, selected.end);
        if (over.trim() === '' || isAddress(over)) return null;
        return insertLink(selected, texts.placeholders.link, words);
      });
    if (linked || (!isAddress(words) && insertPage({ html, words, files }))) event.preventDefault();
  };

  const onDrop = (event: DragEvent) => {
    const files = filesOf(event.dataTransfer);
    if (files.length === 0) return;
    event.preventDefault();
    insertPictures(files);
  };

  return { insertPictures, onPaste, onDrop };
}
