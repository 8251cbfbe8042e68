import {
  type ChangeEvent,
  type KeyboardEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '@/components/ui';
import { TextToolbar } from '@/components/ui/TextToolbar';
import {
  applyCommand,
  continueLine,
  insertLink,
  type Selected,
  type TextEdit,
} from '@/model/markdown-editing';
import { PICTURE_TYPES } from '@/model/picture-file';
import { staff } from '@/model/staff-messages';
import { UploadProgress } from '../pictures/UploadProgress';
import { useEditor, useEditorState } from '../state/useEditorState';
import styles from './MarkdownEditor.module.css';
import { type Mode, ModeSwitch } from './ModeSwitch';
import { Preview } from './Preview';
import { TextCount } from './TextCount';
import { actionOfKey, TOOLBAR, type ToolbarAction } from './toolbar-items';
import { useTextPictures } from './useTextPictures';

const texts = staff.editor;

function pictureByAddress({ text, start, end }: Selected): TextEdit {
  const alt =
    text
      .slice(start, end)
      .replace(/[[\]\n]/g, ' ')
      .trim() || texts.placeholders.imageAlt;
  const insert = `![${alt}](https://)`;
  const from = start + alt.length + 4;
  return { from: start, to: end, insert, start: from, end: from + 'https://'.length };
}

/** The text of the article: toolbar, textarea, and what readers will see. */
export function MarkdownEditor() {
  const editor = useEditor();
  const error = useEditorState(({ errors }) => errors.contenido);
  const [mode, setMode] = useState<Mode>('write');
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const id = useId();
  // What is wrong with the text is put right in the text.
  if (error && mode === 'preview') setMode('write');
  const { insertPictures, onPaste, onDrop } = useTextPictures();

  useLayoutEffect(() => {
    return area.current ? editor.text.attach(area.current) : undefined;
  }, [editor]);

  const act = useCallback(
    (action: ToolbarAction) => {
      if (action === 'image') file.current?.click();
      else if (action === 'link')
        editor.text.edit((selected) => insertLink(selected, texts.placeholders.link));
      else if (action === 'imageByAddress') editor.text.edit(pictureByAddress);
      else editor.text.edit((selected) => applyCommand(action, selected));
    },
    [editor],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const action = actionOfKey(event);
    const plainEnter =
      event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (action) act(action);
    else if (!plainEnter || !editor.text.edit(continueLine)) return;
    event.preventDefault();
  };

  const onFiles = (event: ChangeEvent<HTMLInputElement>) => {
    insertPictures([...(event.target.files ?? [])]);
    // The same file can be chosen again.
    event.target.value = '';
  };

  return (
    <div className={classNames('vstack gap-2', mode === 'both' && styles.both)} data-mode={mode}>
      <div className="d-flex flex-wrap gap-3 align-items-end justify-content-between">
        <label className="mb-0 form-label" htmlFor={id}>
          {texts.fields.content}
        </label>
        <ModeSwitch mode={mode} onChange={setMode} />
      </div>
      <div className={styles.frame}>
        {mode !== 'preview' && (
          <div className="border-bottom p-1">
            <TextToolbar label={texts.toolbar.label} controls={id} groups={TOOLBAR} onTool={act} />
          </div>
        )}
        <div className={styles.panes}>
          {/* Hidden and not taken away: its undo history goes with it. */}
          <textarea
            ref={area}
            id={id}
            name="contenido"
            className={styles.area}
            rows={15}
            hidden={mode === 'preview'}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onDrop={onDrop}
          />
          {mode !== 'write' && <Preview whole={mode === 'preview'} />}
        </div>
      </div>
      <input
        ref={file}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES.join(',')}
        data-picture="text"
        onChange={onFiles}
      />
      <UploadProgress />
      <div className={`d-flex flex-wrap gap-3 justify-content-between fs-xs text-soft ${styles.notes}`}>
        <div>
          {error && (
            <p id={`${id}-error`} className="fw-semibold text-danger">
              {error}
            </p>
          )}
          <p id={`${id}-hint`}>{texts.contentHint}</p>
        </div>
        <TextCount />
      </div>
    </div>
  );
}
