import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useStaff } from '@/components/account/useMember';
import { EditorWorkspace } from '@/components/editor/ArticleEditor';
import { ButtonLink, ErrorState, LoadingRegion, Skeleton, usePageMeta } from '@/components/ui';
import type { Article } from '@/model/articles/article';
import { normalizeArticleId } from '@/model/articles/article-ids';
import { articlePowers } from '@/model/articles/article-list';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { can } from '@/model/users/permissions/can';
import { useEditableArticle } from '@/services/articles';

const texts = staff.editor;

function Problem({ text, onRetry }: { text: string; onRetry?: () => void }) {
  usePageMeta({ title: texts.editTitle, noIndex: true });
  return (
    <ErrorState
      text={text}
      onRetry={onRetry}
      action={
        <ButtonLink to={paths.adminArticles.href()} variant="secondary">
          {texts.back}
        </ButtonLink>
      }
    />
  );
}

function NewArticle({ id, account }: { id: string; account: Account }) {
  // Asked once: what is written stays on the screen whatever happens to the account meanwhile.
  const [allowed] = useState(() => can(account, 'crearArticulos'));
  if (!allowed) return <Problem text={texts.errors.noCreate} />;
  return <EditorWorkspace articleId={id} article={null} account={account} />;
}

function StoredArticle({ id, account }: { id: string; account: Account }) {
  const { article, status, error, retry } = useEditableArticle(id);
  if (article) return <EditedArticle stored={article} account={account} />;
  if (error?.code === 'not-found' || error?.code === 'permission-denied')
    return <Problem text={texts.errors.notFound} />;
  if (status === 'error') return <Problem text={texts.errors.load(error?.message ?? '')} onRetry={retry} />;
  return (
    <LoadingRegion text={texts.loading}>
      <Skeleton height="2.5rem" width="min(20rem, 80%)" />
      <Skeleton height="3.5rem" />
      <Skeleton height="24rem" />
    </LoadingRegion>
  );
}

function EditedArticle({ stored, account }: { stored: Article; account: Account }) {
  // As it was when the editor opened, whatever is read later.
  const [article] = useState(stored);
  const [allowed] = useState(() => articlePowers(account, article).edit);
  if (!allowed) return <Problem text={texts.errors.notFound} />;
  if (article.borrando) return <Problem text={texts.errors.goingAway(article.titulo)} />;
  return <EditorWorkspace articleId={article.id} article={article} account={account} />;
}

function randomId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20);
}

/** One page for a new and a stored article: writing goes on after the first save, under the new address. */
export default function ArticleEditorPage() {
  const { id: given } = useParams();
  const { key } = useLocation();
  const { account } = useStaff();
  // A new article has its id from the start: its pictures are stored under it. Asked for again, it is another one.
  const [fresh, setFresh] = useState({ id: randomId(), key });
  const isNew = given === undefined;
  if (isNew && fresh.key !== key) setFresh({ id: randomId(), key });
  const id = isNew ? fresh.id : normalizeArticleId(given);
  if (id === null) return <Problem text={texts.errors.notFound} />;
  return isNew || id === fresh.id ? (
    <NewArticle key={id} id={id} account={account} />
  ) : (
    <StoredArticle key={id} id={id} account={account} />
  );
}
