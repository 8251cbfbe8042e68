import { useEffect } from 'react';
import { Button } from '@/components/ui';
import { Field } from '@/components/ui/Field';
import * as foro from '@/model/messages/foro';
import { useForumCategories } from '@/services/queries/forum/useForumCategories';

const texts = foro.newTopic;

interface CategorySelectProps {
  name: string;
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (id: string) => void;
  onBlur: () => void;
}

/** The category of a topic, out of all there are. */
export function CategorySelect({ name, value, error, disabled, onChange, onBlur }: CategorySelectProps) {
  const { items, status, hasMore, loadMore, loadingMore, moreError, retry } = useForumCategories();
  const isWhole = status === 'ready' && !hasMore;
  useEffect(() => {
    if (hasMore && !loadingMore && !moreError) loadMore();
  }, [hasMore, loadingMore, moreError, loadMore]);
  const isKnown = items.some(({ id }) => id === value);
  const isGone = isWhole && value !== '' && !isKnown;
  // A category that is no more is not chosen: the form then asks for one.
  useEffect(() => {
    if (isGone) onChange('');
  }, [isGone, onChange]);
  const failed = status === 'error' || moreError !== null;
  return (
    <div>
      <Field
        label={texts.category}
        required
        length={0}
        error={error}
        limit={undefined}
        control={(wired) => (
          <select
            {...wired}
            name={name}
            className="form-select"
            value={isKnown ? value : ''}
            disabled={disabled}
            aria-required="true"
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          >
            <option value="">{isWhole || failed ? texts.chooseCategory : texts.loadingCategories}</option>
            {items.map(({ id, nombre }) => (
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
            {texts.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
