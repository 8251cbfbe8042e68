import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type BoundField, Button } from '@/components/ui';
import { Field } from '@/components/ui/Field';
import { useSteady } from '@/components/ui/useSteady';
import { mostSimilar, SIMILAR_LOOKED_AT, similarQuery } from '@/model/forum/similar';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import { useForumCategories, useForumCategory, useForumSearch } from '@/services/forum';
import { StateBadge } from '../shared/StateBadge';

const texts = foro.newTopic;

export function CategorySelect({ field, onChoose }: { field: BoundField; onChoose: (id: string) => void }) {
  const { name, value, error, readOnly, onBlur } = field;
  const { items, status, hasMore, loadMore, loadingMore, moreError, retry } = useForumCategories();
  const isWhole = status === 'ready' && !hasMore;
  useEffect(() => {
    if (hasMore && !loadingMore && !moreError) loadMore();
  }, [hasMore, loadingMore, moreError, loadMore]);
  const isListed = items.some(({ id }) => id === value);
  // A list of a minute ago does not have one that is new.
  const named = useForumCategory(isWhole && !isListed ? value : '');
  const choices = !isListed && named.data ? [...items, named.data] : items;
  const isKnown = choices.some(({ id }) => id === value);
  const isGone = isWhole && !isListed && named.error?.code === 'not-found';
  // A category that is no more is not chosen: the form then asks for one.
  useEffect(() => {
    if (isGone) onChoose('');
  }, [isGone, onChoose]);
  const failed = status === 'error' || moreError !== null;
  return (
    <div>
      <Field
        label={texts.category}
        required
        length={0}
        error={error}
        control={(wired) => (
          <select
            {...wired}
            name={name}
            className="form-select"
            value={isKnown ? value : ''}
            disabled={readOnly}
            onChange={(event) => onChoose(event.target.value)}
            onBlur={onBlur}
          >
            <option value="">{isWhole || failed ? texts.chooseCategory : texts.loadingCategories}</option>
            {choices.map(({ id, nombre }) => (
              <option key={id} value={id}>
                {nombre}
              </option>
            ))}
          </select>
        )}
      />
      {failed && (
        <p role="alert" className="fs-sm fw-semibold text-danger">
          {texts.categoriesError}{' '}
          <Button size="small" variant="secondary" onClick={status === 'error' ? retry : loadMore}>
            {messages.common.retry}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Each search reads: it waits until the title rests. */
const PAUSE_MS = 600;

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

export function SimilarTopics({ title }: { title: string }) {
  const words = useSteady(useRested(similarQuery(title)));
  const search = useForumSearch({ words, kind: 'tema', max: SIMILAR_LOOKED_AT }, { keepShown: true });
  const data = useSteady(search.data);
  const similar = words === '' || !data ? [] : mostSimilar(title, data.results);
  return (
    <div role="status" className={similar.length > 0 ? undefined : 'position-absolute'}>
      {similar.length > 0 && (
        <section className="vstack gap-1 p-4 bg-clay-soft rounded-2" aria-labelledby="temas-parecidos">
          <h2 id="temas-parecidos" className="fs-base">
            {texts.similar}
          </h2>
          <p className="fs-sm text-soft">{texts.similarLead}</p>
          <ul className="fs-sm">
            {similar.map(({ id, titulo, estado }) => (
              <li key={id} className="d-flex flex-wrap gap-2 align-items-center">
                <Link className="py-2 fw-semibold minw-0" to={paths.forumTopic.href(id)}>
                  {titulo}
                </Link>
                {estado !== 'abierto' && <StateBadge estado={estado} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
