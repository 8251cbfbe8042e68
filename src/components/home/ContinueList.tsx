import RemoveIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui';
import { READINGS_SHOWN, withoutReading } from '@/model/articles/reading/kept-readings';
import { readingTools } from '@/model/messages/reading-tools';
import { paths } from '@/model/shared/paths';
import { countReadings, deviceReadings, keepReadings } from '@/services/device';
import styles from './home.module.css';

const texts = readingTools.home;

/** The articles that were begun on this device, the latest first. */
export function ContinueList() {
  const [all, setAll] = useState(deviceReadings);
  const id = useId();
  useEffect(() => countReadings(all.length), [all]);
  const remove = (gone: string) => {
    const left = withoutReading(all, gone);
    keepReadings(left);
    setAll(left);
  };
  if (all.length === 0) return null;
  return (
    <section className="container" aria-labelledby={id}>
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
    </section>
  );
}
