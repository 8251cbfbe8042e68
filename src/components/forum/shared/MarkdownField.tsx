import QuoteIcon from 'bootstrap-icons/icons/blockquote-left.svg?react';
import PreviewIcon from 'bootstrap-icons/icons/eye.svg?react';
import LinkIcon from 'bootstrap-icons/icons/link-45deg.svg?react';
import BulletsIcon from 'bootstrap-icons/icons/list-ul.svg?react';
import WriteIcon from 'bootstrap-icons/icons/pencil.svg?react';
import BoldIcon from 'bootstrap-icons/icons/type-bold.svg?react';
import ItalicIcon from 'bootstrap-icons/icons/type-italic.svg?react';
import { type ChangeEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button, classNames } from '@/components/ui';
import { Field } from '@/components/ui/Field';
import { replaceNatively } from '@/components/ui/native-edit';
import { type TextTool, TextToolbar } from '@/components/ui/TextToolbar';
import type { Participant } from '@/model/forum/mentions';
import * as foro from '@/model/messages/foro';
import { applyCommand, continueLine, insertLink } from '@/model/shared/markdown/markdown-editing';
import type { Selected, TextEdit } from '@/model/shared/markdown/markdown-marks';
import { ForumProse } from './ForumProse';
import styles from './MarkdownField.module.css';
import { MentionList, useMentions } from './mentions';

const texts = foro.forumCommon.field;

type FieldTool = 'bold' | 'italic' | 'quote' | 'link' | 'bullets';

const tool = (name: FieldTool, Icon: typeof QuoteIcon, letter?: string): TextTool<FieldTool> => ({
  name,
  label: texts[name],
  Icon,
  keys: letter ? { title: `Ctrl + ${letter}`, aria: `Control+${letter}` } : undefined,
});

/** The buttons over a text of the forum (spec 2, section 2), with the letter that does the same beside Control. */
const TOOLS = [
  tool('bold', BoldIcon, 'B'),
  tool('italic', ItalicIcon, 'I'),
  tool('quote', QuoteIcon),
  tool('link', LinkIcon, 'K'),
  tool('bullets', BulletsIcon),
];

export interface MarkdownHandle {
  focus: () => void;
  /** Shows what is written to be written on, not its preview. */
  write: () => void;
  /** Adds a paragraph behind what is written, and leaves the cursor after it. */
  append: (text: string) => void;
}

interface MarkdownFieldProps {
  label: string;
  /** What stands above says it to the eye. */
  labelHidden?: boolean;
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  onBlur?: (() => void) | undefined;
  rows: number;
  limit: number;
  error?: string | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  readOnly?: boolean;
  /** Who can be mentioned with @; nobody by default. */
  people?: readonly Participant[];
  onMention?: (typed: string) => void;
  handle?: Ref<MarkdownHandle>;
}

const NOBODY: readonly Participant[] = [];

export function MarkdownField({
  label,
  labelHidden = false,
  value,
  onChange,
  limit,
  error,
  hint,
  people = NOBODY,
  onMention,
  handle,
  ...control
}: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [previewing, setPreviewing] = useState(false);
  const mentions = useMentions(area, people, onMention);
  const open = mentions.choices.length > 0;

  const edit = (change: (selected: Selected) => TextEdit | null): boolean => {
    const text = area.current;
    if (!text) return false;
    const done = change({ text: text.value, start: text.selectionStart, end: text.selectionEnd });
    if (!done) return false;
    text.focus();
    replaceNatively(text, done.from, done.to, done.insert);
    text.setSelectionRange(done.start, done.end);
    return true;
  };
  useImperativeHandle(handle, () => ({
    focus: () => {
      setPreviewing(false);
      requestAnimationFrame(() => area.current?.focus());
    },
    write: () => setPreviewing(false),
    append: (text) => {
      setPreviewing(false);
      // Hidden, it takes no focus: after the drawing that shows it.
      requestAnimationFrame(() =>
        edit(({ text: written }) => {
          const gap =
            written === '' || written.endsWith('\n\n') ? '' : written.endsWith('\n') ? '\n' : '\n\n';
          const end = written.length + gap.length + text.length;
          return { from: written.length, to: written.length, insert: gap + text, start: end, end };
        }),
      );
    },
  }));

  const onTool = (name: FieldTool) =>
    edit((selected) =>
      name === 'link' ? insertLink(selected, texts.linkText) : applyCommand(name, selected),
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || mentions.onKeyDown(event)) return;
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (ctrlKey !== metaKey && !altKey && !shiftKey) {
      const found = TOOLS.find(({ keys }) => keys?.aria === `Control+${key.toUpperCase()}`);
      if (!found) return;
      onTool(found.name);
    } else if (key !== 'Enter' || ctrlKey || metaKey || shiftKey || altKey || !edit(continueLine)) return;
    event.preventDefault();
  };
  return (
    <Field
      {...{ label, labelHidden, error, hint, limit }}
      required
      length={value.length}
      control={({ id, ...wired }) => (
        <div className="position-relative minw-0">
          <div className={classNames('form-control p-0 text-frame', error && 'border-danger')}>
            {/* The tools are one stop for the Tab key, the preview another. */}
            <div className={`hstack gap-1 px-1 border-bottom ${styles.bar}`}>
              <TextToolbar
                label={texts.toolbar}
                controls={id}
                groups={[TOOLS]}
                hidden={previewing}
                onTool={onTool}
              />
              <Button
                variant="ghost"
                size="small"
                className={classNames('flex-shrink-0 px-2 ms-auto text-nowrap', styles.preview)}
                onClick={() => setPreviewing(!previewing)}
              >
                {previewing ? <WriteIcon aria-hidden="true" /> : <PreviewIcon aria-hidden="true" />}
                {previewing ? texts.write : texts.preview}
              </Button>
            </div>
            {/* Hidden and not taken away: its undo history goes with it. */}
            <textarea
              {...control}
              {...wired}
              ref={area}
              id={id}
              className={styles.area}
              hidden={previewing}
              value={value}
              aria-autocomplete={people.length > 0 ? 'list' : undefined}
              aria-controls={open ? `${id}-people` : undefined}
              aria-activedescendant={open ? `${id}-people-${mentions.active}` : undefined}
              onChange={(event) => {
                onChange(event);
                mentions.look();
              }}
              onSelect={mentions.look}
              onBlur={() => {
                mentions.close();
                control.onBlur?.();
              }}
              onKeyDown={onKeyDown}
            />
            {previewing && (
              <section className={styles.shown} aria-label={texts.preview}>
                {value.trim() === '' ? (
                  <p className="text-soft">{texts.previewEmpty}</p>
                ) : (
                  <ForumProse markdown={value} id={id} />
                )}
              </section>
            )}
          </div>
          {open && (
            <MentionList
              id={`${id}-people`}
              people={mentions.choices}
              active={mentions.active}
              onChoose={mentions.choose}
            />
          )}
        </div>
      )}
    />
  );
}
