import RemoveIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, useDrawnFirst } from '@/components/ui';
import {
  parseReadings,
  READINGS_KEY,
  READINGS_SHOWN,
  withoutReading,
} from '@/model/articles/reading/kept-readings';
import { messages } from '@/model/messages';
import { notesIn } from '@/model/shared/notes';
import { paths } from '@/model/shared/paths';
import styles from './home.module.css';

const texts = messages.home.continue;
const notes = notesIn(() => globalThis.localStorage);

/**
 * The articles that were begun on this device. A drawn page knows none of them: a script of index.html counts them, and the style sheet
 * keeps their place before anything is painted.
 */
export function ContinueReading() {
  const note = useDrawnFirst(
    () => null,
    () => notes.read(READINGS_KEY),
  );
  const [changed, setChanged] = useState<string | null>(null);
  const all = parseReadings(changed ?? note);
  const id = useId();
  const isKnown = note !== null;
  useEffect(() => {
    // From now on its own height tells.
    if (isKnown) delete document.documentElement.dataset.lecturas;
  }, [isKnown]);
  const remove = (gone: string) => {
    const left = JSON.stringify(withoutReading(all, gone));
    notes.write(READINGS_KEY, left);
    setChanged(left);
  };
  return (
    <section className={styles.continue} aria-labelledby={all.length > 0 ? id : undefined}>
      {all.length > 0 && (
        <div className="container">
          <h2 id={id} className={`eyebrow ${styles.continueTitle}`}>
            {texts.title}
          </h2>
          <ul className="vstack">
            {all.slice(0, READINGS_SHOWN).map((one) => (
              <li key={one.id} className={`hstack gap-3 border-top ${styles.continueRow}`}>
                <Link
                  to={paths.article.href(one.id)}
                  className="link-quiet minw-0 flex-grow-1 text-truncate fw-semibold"
                >
                  {one.titulo}
                </Link>
                <span className="text-soft fs-sm nums-tabular text-nowrap">
                  {texts.read(Math.round(one.avance * 100))}
                </span>
                <Button variant="icon" aria-label={texts.remove(one.titulo)} onClick={() => remove(one.id)}>
                  <RemoveIcon aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
