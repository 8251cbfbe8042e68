import RemoveIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button, type FormState, fieldsOf, TextField } from '@/components/ui';
import { Field } from '@/components/ui/Field';
import { addTag, type TopicTexts, tagsIn } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import * as foro from '@/model/messages/foro';
import { characters } from '@/model/shared/text/characters';
import { MarkdownField } from './MarkdownField';

const texts = foro.newTopic;
const ROWS = 10;

type TopicForm = Required<FormState<TopicTexts>>;

/** Up to five tags, each added with Enter; refusals are said under the field (spec 2, section 5). */
function TagsField({ values, errors, readOnly, change, leave }: TopicForm) {
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const chosen = tagsIn(values.tags);
  const keep = (tags: readonly string[]) => {
    change('tags', tags.join('\n'));
    input.current?.focus();
  };
  const add = () => {
    const added = addTag(chosen, values.etiqueta);
    if ('problem' in added) {
      leave('etiqueta');
      input.current?.focus();
      return;
    }
    const [tag] = added.tags.slice(chosen.length);
    if (tag !== undefined) setSaid(texts.tagAdded(tag));
    change('etiqueta', '');
    keep(added.tags);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Not the whole form: that is what the button is for.
    event.preventDefault();
    add();
  };
  return (
    <div className="vstack gap-2">
      <Field
        label={texts.tags}
        hint={texts.tagsHint(chosen.length)}
        error={errors.etiqueta}
        required={false}
        length={0}
        control={(wired) => (
          <div className="d-flex gap-2">
            <input
              {...wired}
              ref={input}
              type="text"
              name="etiqueta"
              className="form-control"
              value={values.etiqueta}
              readOnly={readOnly}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="done"
              maxLength={2 * FORUM_LIMITS.tag}
              onChange={(event) => change('etiqueta', event.target.value)}
              onKeyDown={onKeyDown}
            />
            <Button variant="secondary" className="flex-shrink-0" onClick={add} busy={readOnly}>
              {texts.addTag}
            </Button>
          </div>
        )}
      />
      {chosen.length > 0 && (
        <ul className="d-flex flex-wrap gap-2" aria-label={texts.chosenTags}>
          {chosen.map((tag) => (
            <li key={tag} className="badge badge-accent p-0 fs-sm">
              <span className="ms-3 minw-0">{tag}</span>
              <Button
                variant="ghost"
                size="small"
                className="px-2"
                aria-label={texts.removeTag(tag)}
                disabled={readOnly}
                onClick={() => {
                  setSaid(texts.tagRemoved(tag));
                  keep(chosen.filter((one) => one !== tag));
                }}
              >
                <RemoveIcon aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

interface TopicFieldsProps
  extends Pick<ComponentProps<typeof MarkdownField>, 'hint' | 'people' | 'onMention'> {
  form: TopicForm;
  children?: ReactNode;
}

export function TopicFields({ form, children, ...content }: TopicFieldsProps) {
  const bind = fieldsOf(form);
  return (
    <>
      <TextField
        {...bind('titulo')}
        label={texts.topicTitle}
        hint={texts.titleHint}
        required
        limit={FORUM_LIMITS.titulo}
        length={characters(form.values.titulo)}
        autoComplete="off"
      />
      {children}
      <MarkdownField
        {...bind('contenido')}
        {...content}
        label={texts.content}
        rows={ROWS}
        limit={FORUM_LIMITS.contenidoTema}
      />
      <TagsField {...form} />
    </>
  );
}
