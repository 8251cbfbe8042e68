import { useEffect } from 'react';
import { type BoundField, Button } from '@/components/ui';
import { Field } from '@/components/ui/Field';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { useForumCategories, useForumCategory } from '@/services/forum';

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
