import { ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { messages } from '@/model/messages';
import { staff } from '@/model/staff-messages';
import { useCategoryNames } from '@/services/queries/categories/useCategoryNames';
import styles from './EditorFields.module.css';
import { useEditor, useEditorState } from './state/useEditorState';

const texts = staff.editor.fields;

/** The categories of the site to choose from, and those of the article that are no longer among them. */
export function CategoryPicker() {
  const editor = useEditor();
  const chosen = useEditorState(({ form }) => form.categorias);
  const error = useEditorState(({ errors }) => errors.categorias);
  const { names: known, status, error: failure, retry } = useCategoryNames();
  const names = [...known, ...chosen.filter((name) => !known.includes(name))];

  const toggle = (name: string) =>
    editor.change(({ categorias }) => ({
      categorias: categorias.includes(name)
        ? categorias.filter((one) => one !== name)
        : [...categorias, name],
    }));
  return (
    <fieldset className={styles.categories}>
      <legend className={styles.legend}>
        {texts.categories}
        <span>{messages.common.optional}</span>
      </legend>
      {status === 'error' && (
        <ErrorState text={texts.categoriesFailed(failure?.message ?? '')} onRetry={retry} />
      )}
      {status === 'loading' && (
        <LoadingRegion text={texts.categoriesLoading}>
          <Skeleton height="2.375rem" />
        </LoadingRegion>
      )}
      {status === 'ready' && names.length === 0 && <p className={styles.quiet}>{texts.categoriesEmpty}</p>}
      <div className={styles.options}>
        {names.map((name) => (
          <label key={name} className={styles.option}>
            <input
              type="checkbox"
              name="categorias"
              value={name}
              checked={chosen.includes(name)}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(name)}
            />
            {name}
          </label>
        ))}
      </div>
      <div role="alert">{error && <p className={styles.error}>{error}</p>}</div>
    </fieldset>
  );
}
