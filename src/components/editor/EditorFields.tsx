import type { ChangeEvent } from 'react';
import Form from 'react-bootstrap/Form';
import { ErrorState, LoadingRegion, Skeleton, TextArea, TextField } from '@/components/ui';
import { optionsOf, SelectField } from '@/components/ui/SelectField';
import { ARTICLE_STATES } from '@/model/articles/article';
import { ARTICLE_LIMITS } from '@/model/articles/limits';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { characters } from '@/model/shared/text/characters';
import { useCategoryNames } from '@/services/categories';
import styles from './ArticleEditor.module.css';
import { PillChoices } from './PillChoices';
import { useEditor, useEditorState } from './state/useEditorSession';
import '@/theme/checks.scss';

const { editor: editorTexts } = staff;
const texts = editorTexts.fields;

function useText(name: 'titulo' | 'resumen' | 'tagsText') {
  const editor = useEditor();
  const errorName = name === 'tagsText' ? 'tags' : name;
  return {
    name: errorName,
    value: useEditorState(({ form }) => form[name]),
    error: useEditorState(({ errors }) => errors[errorName]),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      editor.change({ [name]: target.value }),
  };
}

export function TitleField() {
  const field = useText('titulo');
  return (
    <TextField
      {...field}
      length={characters(field.value)}
      className={styles.title}
      label={texts.titulo}
      required
      limit={ARTICLE_LIMITS.titulo}
      autoComplete="off"
    />
  );
}

export function SummaryField() {
  return (
    <TextArea
      {...useText('resumen')}
      className={styles.summary}
      label={texts.resumen}
      rows={3}
      hint={texts.summaryHint}
      limit={ARTICLE_LIMITS.resumen}
    />
  );
}

export function TagsField() {
  return <TextField {...useText('tagsText')} label={texts.tags} hint={texts.tagsHint} autoComplete="off" />;
}

/** The categories of the site to choose from, and those of the article that are no longer among them. */
export function CategoryPicker() {
  const editor = useEditor();
  const chosen = useEditorState(({ form }) => form.categorias);
  const error = useEditorState(({ errors }) => errors.categorias);
  const { names: known, status, error: failure, retry } = useCategoryNames();
  const names = [...known, ...chosen.filter((name) => !known.includes(name))];

  return (
    <fieldset>
      <legend className="mb-2 fs-sm fw-semibold">
        {texts.categorias}
        <span className="fw-normal text-soft"> {messages.common.optional}</span>
      </legend>
      {status === 'error' && (
        <ErrorState text={texts.categoriesFailed(failure?.message ?? '')} onRetry={retry} />
      )}
      {status === 'loading' && (
        <LoadingRegion text={texts.categoriesLoading}>
          <Skeleton height="2.375rem" />
        </LoadingRegion>
      )}
      {status === 'ready' && names.length === 0 && <p className="fs-sm text-soft">{texts.categoriesEmpty}</p>}
      <PillChoices
        name="categorias"
        values={names}
        chosen={chosen}
        error={error}
        onChange={(categorias) => editor.change({ categorias })}
      />
    </fieldset>
  );
}

/** The article's estado (a new one is a draft or published, spec 1, section 4), and whether it saves itself. */
export function PublicationFields() {
  const editor = useEditor();
  const estado = useEditorState(({ form }) => form.estado);
  const isNew = useEditorState(({ stored }) => stored === null);
  const autosave = useEditorState((state) => state.autosave);
  const states = ARTICLE_STATES.filter((state) => !isNew || state !== 'archivado' || state === estado);
  return (
    <>
      <SelectField
        label={texts.estado}
        value={estado}
        options={optionsOf(states, staff.adminArticles.estados)}
        onChange={(chosen) => editor.change({ estado: chosen })}
      />
      <div>
        <Form.Check
          id="autoguardado"
          name="autoguardado"
          label={editorTexts.autosave}
          checked={autosave}
          aria-describedby="autoguardado-ayuda"
          onChange={(event) => editor.setAutosave(event.target.checked)}
        />
        <p id="autoguardado-ayuda" className="form-text">
          {estado === 'publicado' ? editorTexts.autosaveHintPublished : editorTexts.autosaveHint}
        </p>
      </div>
    </>
  );
}
