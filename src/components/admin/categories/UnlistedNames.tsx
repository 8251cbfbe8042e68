import AddIcon from 'bootstrap-icons/icons/plus-lg.svg?react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui';
import { type ManagedCategory, unlistedNames } from '@/model/category-form';
import { paths } from '@/model/paths';
import { staff } from '@/model/staff-messages';
import styles from './Categories.module.css';

const texts = staff.adminCategories;
/** More than these are told by their number: an old blog may bring hundreds. */
const SHOWN = 30;

interface UnlistedNamesProps {
  counts: ReadonlyMap<string, number>;
  categories: readonly ManagedCategory[];
  /** Absent where the permission is. */
  onCreate: ((nombre: string) => void) | undefined;
}

/** Names that published articles carry and that are no category yet; nothing where there are none. */
export function UnlistedNames({ counts, categories, onCreate }: UnlistedNamesProps) {
  const names = unlistedNames(counts, categories);
  if (names.length === 0) return null;
  return (
    <section className={styles.unlisted} aria-labelledby="nombres-sin-categoria">
      <h2 id="nombres-sin-categoria">{texts.unlisted.title}</h2>
      <p className={styles.soft}>{texts.unlisted.text}</p>
      <ul className={styles.names}>
        {names.slice(0, SHOWN).map(({ nombre, published }) => (
          <li key={nombre} className={styles.unlistedRow}>
            <strong className={styles.unlistedName}>{nombre}</strong>
            <Link
              className={styles.meta}
              to={paths.library.href(new URLSearchParams({ categoria: nombre }).toString())}
              aria-label={`${texts.published(published)}. ${texts.seeArticles(nombre)}`}
            >
              {texts.published(published)}
            </Link>
            {onCreate && (
              <Button
                variant="ghost"
                size="small"
                aria-label={texts.unlisted.addOf(nombre)}
                onClick={() => onCreate(nombre)}
              >
                <AddIcon aria-hidden="true" />
                {texts.unlisted.add}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {names.length > SHOWN && <p className={styles.soft}>{texts.unlisted.more(names.length - SHOWN)}</p>}
    </section>
  );
}
