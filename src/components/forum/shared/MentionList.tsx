import type { Participant } from '@/model/forum/mentions';
import { foro } from '@/model/forum-messages';
import styles from './MarkdownField.module.css';

interface MentionListProps {
  id: string;
  people: readonly Participant[];
  active: number;
  onChoose: (person: Participant) => void;
}

/** Who may be meant by what follows an @. The focus stays in the text; the arrows choose. */
export function MentionList({ id, people, active, onChoose }: MentionListProps) {
  return (
    <div role="listbox" id={id} className={styles.people} aria-label={foro.forumCommon.field.mentions}>
      {people.map((person, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus and the keys
        <div
          key={person.uid}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          className={styles.person}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          {person.nombre}
        </div>
      ))}
    </div>
  );
}
