import AddIcon from 'bootstrap-icons/icons/plus-lg.svg?react';
import ListGroup from 'react-bootstrap/ListGroup';
import { Button } from '@/components/ui';
import { type ManagedCategory, unlistedNames } from '@/model/category-form';
import { staff } from '@/model/staff-messages';
import { PublishedCount } from './CategoryRow';

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
    <section className="vstack gap-3 pt-6" aria-labelledby="nombres-sin-categoria">
      <h2 id="nombres-sin-categoria">{texts.unlisted.title}</h2>
      <p className="text-soft">{texts.unlisted.text}</p>
      <ListGroup as="ul" variant="flush" className="border-top border-bottom">
        {names.slice(0, SHOWN).map(({ nombre, published }) => (
          <ListGroup.Item
            as="li"
            key={nombre}
            className="d-flex flex-wrap align-items-center row-gap-1 column-gap-4 px-0 py-2 fs-sm"
          >
            <strong className="flex-grow-1 fs-base">{nombre}</strong>
            <PublishedCount nombre={nombre} published={published} />
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
          </ListGroup.Item>
        ))}
      </ListGroup>
      {names.length > SHOWN && <p className="text-soft">{texts.unlisted.more(names.length - SHOWN)}</p>}
    </section>
  );
}
