import RemoveIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui';
import { Field } from '@/components/ui/Field';
import { FORUM_LIMITS } from '@/model/forum/limits';
import * as foro from '@/model/messages/foro';
import { type NewTopicForm, TAG_FIELD } from './useNewTopicForm';

const texts = foro.newTopic;

/** Up to five tags, each added with Enter; refusals are said under the field (spec 2, section 5). */
export function TagsField({ tags, readOnly }: { tags: NewTopicForm['tags']; readOnly: boolean }) {
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    const typed = tags.typed.trim().toLowerCase();
    if (tags.add() && typed !== '') setSaid(texts.tagAdded(typed));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Not the whole form: that is what the button is for.
    event.preventDefault();
    add();
  };
  const remove = (tag: string) => {
    tags.remove(tag);
    setSaid(texts.tagRemoved(tag));
    input.current?.focus();
  };
  return (
    <div className="vstack gap-2">
      <Field
        label={texts.tags}
        hint={texts.tagsHint(tags.chosen.length)}
        error={tags.problem ?? undefined}
        required={false}
        length={0}
        control={(wired) => (
          <div className="d-flex gap-2">
            <input
              {...wired}
              ref={input}
              type="text"
              name={TAG_FIELD}
              className="form-control"
              value={tags.typed}
              readOnly={readOnly}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="done"
              maxLength={2 * FORUM_LIMITS.tag}
              onChange={(event) => tags.type(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <Button variant="secondary" className="flex-shrink-0" onClick={add} busy={readOnly}>
              {texts.addTag}
            </Button>
          </div>
        )}
      />
      {tags.chosen.length > 0 && (
        <ul className="d-flex flex-wrap gap-2" aria-label={texts.chosenTags}>
          {tags.chosen.map((tag) => (
            <li key={tag} className="badge badge-accent p-0 fs-sm">
              <span className="ms-3 minw-0">{tag}</span>
              <Button
                variant="ghost"
                size="small"
                className="px-2"
                aria-label={texts.removeTag(tag)}
                disabled={readOnly}
                onClick={() => remove(tag)}
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
