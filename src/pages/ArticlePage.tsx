import BackIcon from 'bootstrap-icons/icons/arrow-left.svg?react';
import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { ArticleComments } from '@/components/articles/ArticleComments';
import { ArticleContent } from '@/components/articles/ArticleContent';
import { ArticleHeader } from '@/components/articles/ArticleHeader';
import { ArticleSkeleton } from '@/components/articles/ArticleSkeleton';
import { EvidenceSheet } from '@/components/articles/EvidenceSheet';
import { FavouriteButton } from '@/components/articles/FavouriteButton';
import { ReadingTools } from '@/components/articles/ReadingTools';
import { RecommendedArticles } from '@/components/articles/RecommendedArticles';
import { ReportArticle } from '@/components/articles/ReportArticle';
import { ShareButtons } from '@/components/articles/ShareButtons';
import { CiteArticle } from '@/components/articles/sources/CiteArticle';
import { lastLibrary, wasInLibrary } from '@/components/library/lastLibrary';
import { Button, ButtonLink, useLinkPreview, usePageMeta, useSiteName, useSiteUrl } from '@/components/ui';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import type { Article } from '@/model/articles/article';
import { normalizeArticleId } from '@/model/articles/article-ids';
import { citationTags } from '@/model/articles/citing/citation-tags';
import { libraryHref, parseFilters } from '@/model/articles/library/library-filters';
import { featuredPicture } from '@/model/articles/reading/special-pictures';
import { messages } from '@/model/messages';
import { articleTools } from '@/model/messages/article-tools';
import { paths } from '@/model/shared/paths';
import { excerpt } from '@/model/shared/text/strip-markup';
import { pictureUrl } from '@/model/shared/urls';
import { type ArticleResult, useArticle, useRecordVisit } from '@/services/articles';
import { whenUsed } from '@/services/client';
import { useSession } from '@/session';

const text = messages.article;
/** Fetched for those who write; where it does not arrive the article is read without it. */
const UnpublishedNotice = lazyWithFallback(
  async () => (await import('@/components/articles/UnpublishedNotice')).UnpublishedNotice,
  () => null,
);

/** Its link works as it stands in the page; React takes it over once the page is used. */
const AuthorBox = lazyWithFallback(
  async () => {
    await whenUsed();
    return (await import('@/components/articles/AuthorBox')).AuthorBox;
  },
  () => null,
);

/** What search engines and link previews show of a description. */
const DESCRIPTION_LENGTH = 160;

function ArticleProblem(problem: { message: string; help?: string; onRetry?: () => void }) {
  const { message, help, onRetry } = problem;
  usePageMeta({ title: message, noIndex: true });
  // As ui/PageProblem, which this page would load with much of the forum.
  return (
    <div className="container">
      <div className="vstack align-items-start gap-3 py-7" role="alert">
        <h1 className="fs-2xl">{message}</h1>
        {help && <p className="lead">{help}</p>}
        <p className="d-flex flex-wrap gap-3 mt-3">
          {onRetry && <Button onClick={onRetry}>{messages.common.retry}</Button>}
          <ButtonLink to={paths.library.href()} variant={onRetry && 'secondary'}>
            {text.toLibrary}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

function ArticleRead({ article }: { article: Article }) {
  const isPublic = article.estado === 'publicado';
  const { account } = useSession();
  const reading = useRef<HTMLElement>(null);
  const writes = account !== null && account.rol !== 'usuario';
  useRecordVisit(isPublic ? article : undefined);
  const description = excerpt(article.resumen || article.contenido, DESCRIPTION_LENGTH);
  usePageMeta({ title: article.titulo, description, noIndex: !isPublic });
  const siteName = useSiteName();
  const url = useSiteUrl() + paths.article.href(article.id);
  const picture = featuredPicture(article) ?? article.imagenPrincipal;
  useLinkPreview({ title: article.titulo, description, url, picture: pictureUrl(picture) });

  return (
    <>
      <link rel="canonical" href={url} />
      {isPublic &&
        citationTags(article, { name: siteName, url }).map(([name, content]) => (
          <meta key={name} name={name} content={content} />
        ))}
      {(!isPublic || writes) && (
        <Suspense fallback={null}>
          <UnpublishedNotice article={article} />
        </Suspense>
      )}
      <article ref={reading}>
        <ArticleHeader article={article} />
        {isPublic && (
          <div className="d-flex flex-wrap align-items-center gap-3 mt-5 mb-6 d-print-none">
            <FavouriteButton articleId={article.id} />
            <ShareButtons url={url} title={article.titulo} />
            <ReadingTools article={reading} title={article.titulo} />
          </div>
        )}
        {article.ficha && <EvidenceSheet evidence={article.ficha} />}
        <ArticleContent article={article} mainPicture={picture} />
        <p className="d-none d-print-block mt-5 fs-sm">{articleTools.printedFrom(url)}</p>
        <footer className="vstack gap-5 mw-measure py-5 mt-7 mb-7 border-top border-bottom">
          <TagLinks tags={article.tags} />
          <Suspense fallback={null}>
            <AuthorBox autor={article.autor} autorId={article.autorId} />
          </Suspense>
          <div className="d-flex flex-wrap align-items-center justify-content-between row-gap-2 column-gap-4 d-print-none">
            <BackToLibrary />
            <div className="d-flex flex-wrap column-gap-4">
              {isPublic && <CiteArticle article={article} url={url} />}
              <ReportArticle article={article} />
            </div>
          </div>
        </footer>
      </article>
      {isPublic && <ArticleComments article={article} />}
      {isPublic && <RecommendedArticles article={article} />}
    </>
  );
}

/** The article, or its place, under the way back. */
function ReadingPage({ children }: { children: ReactNode }) {
  return (
    <div className="container container-article pt-4">
      <div className="mb-3">
        <BackToLibrary />
      </div>
      {children}
    </div>
  );
}

function ArticleView({ id }: { id: string }) {
  const { article, status, error, retry } = useReadableArticle(id);
  if (article || status === 'loading')
    return <ReadingPage>{article ? <ArticleRead article={article} /> : <ArticleSkeleton />}</ReadingPage>;
  if (status === 'not-found') return <ArticleProblem message={text.notFound} help={text.notFoundHelp} />;
  const reason = messages.errors.byCode[error?.code ?? 'unknown'];
  return <ArticleProblem message={text.loadError(reason)} onRetry={retry} />;
}

/** /articulo/{id}: one article. Both forms of the old blog's ids lead to the address with the short one. */
export default function ArticlePage() {
  const { id: given = '' } = useParams();
  const { search, hash, state } = useLocation();
  const id = normalizeArticleId(given);
  if (id !== null && id !== given) {
    return <Navigate replace to={{ pathname: paths.article.href(id), search, hash }} state={state} />;
  }
  return id === null ? <ArticleProblem message={text.invalidId} /> : <ArticleView key={id} id={id} />;
}

function TagLinks({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <div className="d-flex flex-wrap align-items-baseline row-gap-2 column-gap-4">
      <h2 className="font-sans fs-sm">{messages.article.tags}</h2>
      <ul className="d-flex flex-wrap gap-2">
        {[...new Set(tags)].map((tag) => (
          <li key={tag}>
            <Link
              className="badge text-body fs-sm fw-normal"
              to={libraryHref({ etiqueta: tag })}
              title={messages.article.tagLink(tag)}
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A page's article, asked for again when it is known who asks: a draft is there for its author. */
function useReadableArticle(id: string): ArticleResult {
  const result = useArticle(id);
  const { status, account } = useSession();
  const uid = account?.uid;
  const [askedAs, setAskedAs] = useState(uid);
  const isMissing = result.status === 'not-found';
  const { retry } = result;
  useEffect(() => {
    if (!isMissing || uid === undefined || askedAs === uid) return;
    setAskedAs(uid);
    retry();
  }, [isMissing, uid, askedAs, retry]);
  const isOpen = status === 'restoring' || (uid !== undefined && askedAs !== uid);
  return isMissing && isOpen ? { ...result, status: 'loading' } : result;
}

/** Back to the library as left: a step back in the history (with its scroll), else this tab's last search. */
function BackToLibrary() {
  const navigate = useNavigate();
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!wasInLibrary()) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link
      className="d-inline-flex align-items-center gap-2 minh-touch fs-sm fw-semibold text-decoration-none d-print-none"
      to={libraryHref(parseFilters(new URLSearchParams(lastLibrary())))}
      onClick={press}
      data-step-back=""
    >
      <BackIcon aria-hidden="true" />
      {messages.article.back}
    </Link>
  );
}

ArticlePage.bringTexts = ArticleContent.bringTexts;
