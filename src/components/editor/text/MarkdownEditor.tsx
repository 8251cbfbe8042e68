import PreviewIcon from 'bootstrap-icons/icons/eye.svg?react';
import BothIcon from 'bootstrap-icons/icons/layout-split.svg?react';
import WriteIcon from 'bootstrap-icons/icons/pencil.svg?react';
import {
  type ChangeEvent,
  type KeyboardEvent,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import { Button, classNames } from '@/components/ui';
import { Bar } from '@/components/ui/Bar';
import { TextToolbar } from '@/components/ui/TextToolbar';
import { readingMinutes } from '@/model/articles/reading/reading';
import { PICTURE_TYPES } from '@/model/images/picture-file';
import * as staff from '@/model/messages/staff';
import { applyCommand, continueLine, insertLink } from '@/model/shared/markdown/markdown-editing';
import type { Selected, TextEdit } from '@/model/shared/markdown/markdown-marks';
import { countWords } from '@/model/shared/text/count-words';
import { takesArticlePictures } from '@/services/client';
import { useEditor, useEditorState, useUploads } from '../state/useEditorSession';
import styles from './MarkdownEditor.module.css';
import { Preview } from './Preview';
import { actionOfKey, TOOLBAR, type ToolbarAction } from './toolbar-items';
import { useTextPictures } from './useTextPictures';

const texts = staff.editor;

const uploadProgressTexts = staff.editor.uploads;

function UploadProgress() {
  const { uploads } = useEditor();
  const running = useUploads();
  if (running.length === 0) return null;
  return (
    <ul className="vstack gap-2" aria-label={uploadProgressTexts.label}>
      {running.map(({ id, name, progress }) => {
        const label = uploadProgressTexts.progress(name, Math.round(progress * 100));
        return (
          <li key={id} className="alert hstack gap-3 py-1 fs-sm">
            <span className="flex-grow-1 text-truncate">{label}</span>
            <div style={{ flex: '0 1 10rem' }}>
              <Bar share={progress} aria-label={label} aria-valuetext={label} />
            </div>
            <Button
              variant="ghost"
              size="small"
              aria-label={uploadProgressTexts.cancel(name)}
              onClick={() => uploads.cancel(id)}
            >
              {uploadProgressTexts.cancelShort}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

const modeSwitchTexts = staff.editor.modes;

const MODES = [
  ['write', WriteIcon],
  ['both', BothIcon],
  ['preview', PreviewIcon],
] as const;
type Mode = (typeof MODES)[number][0];

function ModeSwitch({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return (
    <ButtonGroup role="radiogroup" aria-label={modeSwitchTexts.label}>
      {MODES.map(([value, Icon]) => (
        <label
          key={value}
          className={classNames('btn btn-secondary btn-sm', value === 'both' && styles.wideOnly)}
        >
          <input
            type="radio"
            name="vista"
            value={value}
            checked={mode === value}
            onChange={() => onChange(value)}
          />
          <Icon aria-hidden="true" />
          <span>{modeSwitchTexts[value]}</span>
        </label>
      ))}
    </ButtonGroup>
  );
}

function TextCount() {
  const text = useDeferredValue(useEditorState((state) => state.text));
  const { words, minutes } = useMemo(() => {
    const count = countWords(text);
    return { words: count, minutes: count === 0 ? 0 : readingMinutes(text) };
  }, [text]);
  return (
    <p data-count="words">
      {texts.words(words)}
      {minutes > 0 && ` · ${texts.minutes(minutes)}`}
    </p>
  );
}

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

const WITHOUT_UPLOADS = TOOLBAR.map((group) => group.filter(({ name }) => name !== 'image'));

export function MarkdownEditor() {
  const takesUploads = takesArticlePictures();
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

  const act = (action: ToolbarAction) => {
    if (action === 'image' && takesUploads) file.current?.click();
    else if (action === 'link') editor.text.edit((selected) => insertLink(selected, texts.placeholders.link));
    else if (action === 'image' || action === 'imageByAddress') editor.text.edit(pictureByAddress);
    else editor.text.edit((selected) => applyCommand(action, selected));
  };

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
          {texts.fields.contenido}
        </label>
        <ModeSwitch mode={mode} onChange={setMode} />
      </div>
      <div className="form-control p-0 text-frame d-grid minw-0">
        {mode !== 'preview' && (
          <div className="border-bottom p-1">
            <TextToolbar
              label={texts.toolbar.label}
              controls={id}
              groups={takesUploads ? TOOLBAR : WITHOUT_UPLOADS}
              onTool={act}
            />
          </div>
        )}
        <div className={`d-grid minw-0 ${styles.panes}`}>
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
      <div className="d-flex flex-wrap gap-3 justify-content-between fs-xs text-soft nums-tabular">
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
