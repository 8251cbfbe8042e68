import { type ChangeEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { classNames } from '@/components/ui';
import { Field } from '@/components/ui/Field';
import type { Participant } from '@/model/forum/mentions';
import * as foro from '@/model/messages/foro';
import { applyCommand, continueLine, insertLink } from '@/model/shared/markdown/markdown-editing';
import { ForumProse } from './ForumProse';
import { type FieldTool, MarkdownBar, toolOf } from './MarkdownBar';
import styles from './MarkdownField.module.css';
import { MentionList, useMentions } from './mentions';
import { type MarkdownHandle, useTextEdits } from './useTextEdits';

const texts = foro.forumCommon.field;

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

function Preview({ markdown, id }: { markdown: string; id: string }) {
  return (
    <section className={styles.shown} aria-label={texts.preview}>
      {markdown.trim() === '' ? (
        <p className="text-soft">{texts.previewEmpty}</p>
      ) : (
        <ForumProse markdown={markdown} id={id} />
      )}
    </section>
  );
}

/** A text of the forum: written as markdown with buttons and mentions, and looked at before it is sent. */
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

  const edit = useTextEdits(area, handle, setPreviewing);
  const onTool = (name: FieldTool) =>
    edit((selected) =>
      name === 'link' ? insertLink(selected, texts.linkText) : applyCommand(name, selected),
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || mentions.onKeyDown(event)) return;
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (ctrlKey !== metaKey && !altKey && !shiftKey) {
      const tool = toolOf(key);
      if (!tool) return;
      onTool(tool);
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
            <MarkdownBar controls={id} {...{ previewing, onTool }} onPreview={setPreviewing} />
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
            {previewing && <Preview markdown={value} id={id} />}
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
