import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type BoundField, Button, ButtonLink, Spinner, TextField } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { Field } from '@/components/ui/Field';
import { characters } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import { forumCan } from '@/model/forum/permissions';
import { mostSimilar, SIMILAR_LOOKED_AT, similarQuery } from '@/model/forum/similar';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/paths';
import { sentenceOf } from '@/services/queries';
import { usePeople } from '@/services/queries/forum/useCreateTopic';
import { useForumCategories } from '@/services/queries/forum/useForumCategories';
import { useForumSearch } from '@/services/queries/forum/useForumSearch';
import { useSession } from '@/session';
import { MarkdownField } from '../shared/MarkdownField';
import { StateBadge } from '../shared/StateBadge';
import { TagsField } from './TagsField';
import { type NewTopicForm as Form, useNewTopicForm } from './useNewTopicForm';

const texts = foro.newTopic;

/** The category of a topic, out of all there are. */
function CategorySelect({ field, onChoose }: { field: BoundField; onChoose: (id: string) => void }) {
  const { name, value, error, readOnly, onBlur } = field;
  const { items, status, hasMore, loadMore, loadingMore, moreError, retry } = useForumCategories();
  const isWhole = status === 'ready' && !hasMore;
  useEffect(() => {
    if (hasMore && !loadingMore && !moreError) loadMore();
  }, [hasMore, loadingMore, moreError, loadMore]);
  const isKnown = items.some(({ id }) => id === value);
  const isGone = isWhole && value !== '' && !isKnown;
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
            aria-required="true"
            onChange={(event) => onChoose(event.target.value)}
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

/** Topics that are like the one whose title is being written: perhaps it was talked about already. */
function SimilarTopics({ title }: { title: string }) {
  const words = useRested(similarQuery(title));
  const { data } = useForumSearch({ words, kind: 'tema', max: SIMILAR_LOOKED_AT }, { keepShown: true });
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

const ROWS = 10;

/** Why the topic was not stored, where that is; what is written is still there. */
function Problem({ error }: Pick<Form, 'error'>) {
  const { account } = useSession();
  const fix = paths.forumFixPermissions.href();
  return (
    <div role="alert" className={error ? undefined : 'position-absolute'}>
      {error && (
        <p className="alert alert-danger d-flex flex-wrap gap-2 align-items-center">
          {sentenceOf(error, texts.failed(error.message))}{' '}
          {error.code === 'permission-denied' && forumCan.repair(account) && (
            <ButtonLink to={fix} size="small" variant="secondary">
              {texts.fixPermissions}
            </ButtonLink>
          )}
        </p>
      )}
    </div>
  );
}

function Discard({ onDiscard }: { onDiscard: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
        {texts.discard}
      </Button>
      {asking && (
        <ConfirmDialog
          title={texts.discardTitle}
          confirmLabel={texts.discardConfirm}
          danger
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{texts.discardText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The form of a new topic (spec 2, sections 2 and 5). Another `uid` needs another `key`. */
export function NewTopicForm({ uid }: { uid: string }) {
  const { account, status } = useSession();
  const form = useNewTopicForm(uid);
  const featuredId = useId();
  const { values, sending } = form;
  const { people, look } = usePeople(forumCan.createTopic(account));
  return (
    <div className="vstack gap-4 minw-0">
      <form
        ref={form.form}
        className="vstack gap-4"
        onSubmit={form.submit}
        noValidate
        aria-label={texts.title}
      >
        {status === 'visitor' && <p className="alert fs-sm">{texts.visitor}</p>}
        {form.restored && (
          <p role="status" className="alert fs-sm">
            {texts.restored}
          </p>
        )}
        <TextField
          {...form.bind('titulo')}
          label={texts.topicTitle}
          hint={texts.titleHint}
          required
          limit={FORUM_LIMITS.titulo}
          length={characters(values.titulo)}
          autoComplete="off"
        />
        <SimilarTopics title={values.titulo} />
        <CategorySelect field={form.bind('categoriaId')} onChoose={form.chooseCategory} />
        <MarkdownField
          {...form.bind('contenido')}
          label={texts.content}
          rows={ROWS}
          limit={FORUM_LIMITS.contenidoTema}
          hint={account ? texts.mentionHint : undefined}
          people={people.filter(({ uid }) => uid !== account?.uid)}
          onMention={look}
        />
        <TagsField tags={form.tags} readOnly={sending} />
        {forumCan.featureOnCreation(account) && (
          <div className="form-check">
            <input
              type="checkbox"
              id={featuredId}
              className="form-check-input"
              checked={form.featured}
              disabled={sending}
              onChange={(event) => form.feature(event.target.checked)}
            />
            <label className="form-check-label fw-semibold" htmlFor={featuredId}>
              {texts.featured}
            </label>
          </div>
        )}
        <Problem error={form.error} />
        <div className="d-flex flex-wrap gap-3">
          <Button type="submit" busy={sending || form.waiting}>
            {sending && <Spinner label="" />}
            {sending ? texts.submitting : texts.submit}
          </Button>
          <ButtonLink
            variant="secondary"
            to={values.categoriaId ? paths.forumCategory.href(values.categoriaId) : paths.forum.href()}
          >
            {messages.common.cancel}
          </ButtonLink>
        </div>
      </form>
      {/* Not in the form: its question is a form of its own. */}
      <div className="d-flex flex-wrap gap-2 align-items-center justify-content-between fs-xs text-soft">
        <p>{texts.kept}</p>
        {form.dirty && !sending && <Discard onDiscard={form.discard} />}
      </div>
    </div>
  );
}
