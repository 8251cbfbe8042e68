import { Link } from 'react-router-dom';
import { classNames } from '@/components/ui';
import { search as texts } from '@/model/messages/search';
import type { Marked } from '@/model/search/excerpt';
import styles from './Search.module.css';
import type { Group } from './useGroups';

/** A text with what was looked for marked. */
function Marks({ parts }: { parts: readonly Marked[] }) {
  let at = 0;
  return parts.map(({ text, match }) => {
    at += text.length;
    return match ? <mark key={at}>{text}</mark> : text;
  });
}

interface OptionListProps {
  id: string;
  groups: readonly Group[];
  /** The name of the group and the id of the option, as `elementId` takes them. */
  chosen: string | null;
  elementId: (option: string) => string;
  onPoint: (option: string) => void;
  onFollow: () => void;
}

/** Results by kind. The focus stays in the field, which says which one is chosen. */
export function OptionList({ id, groups, chosen, elementId, onPoint, onFollow }: OptionListProps) {
  return (
    <div id={id} role="listbox" aria-label={texts.results} className="vstack gap-4">
      {groups.map(({ name, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list of choices holds groups of choices, and no fieldset
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <h3 id={`${id}-${name}`} className="eyebrow text-soft mb-1" role="presentation">
            {texts.groups[name]}
          </h3>
          {options.map(({ id: own, href, title, detail, kind }) => {
            const option = `${name}:${own}`;
            return (
              <Link
                key={own}
                id={elementId(option)}
                to={href}
                role="option"
                tabIndex={-1}
                aria-selected={option === chosen}
                className={classNames(styles.option, option === chosen && styles.chosen)}
                onClick={onFollow}
                onPointerMove={() => option !== chosen && onPoint(option)}
              >
                <span className="d-flex align-items-baseline gap-3">
                  <span className="fw-semibold flex-grow-1 minw-0">
                    <Marks parts={title} />
                  </span>
                  {kind && <span className="text-soft fs-xs flex-shrink-0">{kind}</span>}
                </span>
                {detail && (
                  <span className={classNames('text-soft fs-sm', styles.detail)}>
                    <Marks parts={detail} />
                  </span>
                )}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
