import { type KeyboardEvent, type RefObject, useState } from 'react';
import { classNames } from '@/components/ui';
import { replaceNatively } from '@/components/ui/native-edit';
import { mentionBefore, mentionChoices, type Participant } from '@/model/forum/mentions';
import * as foro from '@/model/messages/foro';
import '@/theme/dropdown.scss';
import '@/theme/members.scss';

/** Completes '@Nombre' from the people that are known; `onTyped` hears how a name begins, to find more. */
export function useMentions(
  area: RefObject<HTMLTextAreaElement | null>,
  people: readonly Participant[],
  onTyped?: (typed: string) => void,
) {
  const [start, setStart] = useState<ReturnType<typeof mentionBefore>>(null);
  const [active, setActive] = useState(0);
  const choices = start ? mentionChoices(start.typed, people) : [];

  const look = () => {
    const text = area.current;
    const found =
      text && text.selectionStart === text.selectionEnd
        ? mentionBefore(text.value, text.selectionStart)
        : null;
    if (found) onTyped?.(found.typed);
    // A name that is whole already is not offered again.
    const whole = found !== null && people.some(({ nombre }) => found.typed.startsWith(`${nombre} `));
    setStart(whole ? null : found);
    setActive(0);
  };
  const close = () => setStart(null);
  const choose = ({ nombre }: Participant) => {
    const text = area.current;
    if (!text || !start) return;
    text.focus();
    replaceNatively(text, start.at, text.selectionStart, `@${nombre} `);
    close();
  };
  /** True when the key was for the list. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const person = choices[active];
    if (!person) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((active + step + choices.length) % choices.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(person);
    else if (event.key === 'Escape') close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { choices, active, choose, look, close, onKeyDown };
}

interface MentionListProps {
  id: string;
  people: readonly Participant[];
  active: number;
  onChoose: (person: Participant) => void;
}

/** Who may be meant by what follows an @. The focus stays in the text; the arrows choose. */
export function MentionList({ id, people, active, onChoose }: MentionListProps) {
  return (
    <div
      role="listbox"
      id={id}
      className="dropdown-menu show mt-1 mw-100 shadow"
      data-bs-popper="static"
      aria-label={foro.forumCommon.field.mentions}
    >
      {people.map((person, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus and the keys
        <div
          key={person.uid}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          className={classNames('dropdown-item fs-sm text-truncate', index === active && 'active')}
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
