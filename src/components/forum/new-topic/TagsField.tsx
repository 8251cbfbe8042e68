import RemoveIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button, TextField } from '@/components/ui';
import { FORUM_LIMITS } from '@/model/forum/limits';
import { foro } from '@/model/forum-messages';
import styles from './TagsField.module.css';
import { type NewTopicForm, TAG_FIELD } from './useNewTopicForm';

const texts = foro.newTopic;

/** Up to five tags, each added with Enter; refusals are said under the field (spec 2, section 5). */
export function TagsField({ tags, readOnly }: { tags: NewTopicForm['tags']; readOnly: boolean }) {
  const [said, setSaid] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const toInput = () => place.current?.querySelector('input')?.focus();
  const add = () => {
    const typed = tags.typed.trim().toLowerCase();
    if (tags.add() && typed !== '') setSaid(texts.tagAdded(typed));
    toInput();
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
    toInput();
  };
  return (
    <div ref={place} className={styles.tags}>
      <div className={styles.row}>
        <TextField
          name={TAG_FIELD}
          className={styles.field}
          label={texts.tags}
          hint={texts.tagsHint(tags.chosen.length)}
          error={tags.problem ?? undefined}
          value={tags.typed}
          readOnly={readOnly}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          maxLength={2 * FORUM_LIMITS.tag}
          onChange={(event) => tags.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="secondary" className={styles.add} onClick={add} busy={readOnly}>
          {texts.addTag}
        </Button>
      </div>
      {tags.chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={texts.chosenTags}>
          {tags.chosen.map((tag) => (
            <li key={tag} className={styles.tag}>
              <span>{tag}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={texts.removeTag(tag)}
                disabled={readOnly}
                onClick={() => remove(tag)}
              >
                <RemoveIcon aria-hidden="true" />
              </button>
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
