import { Suspense, useEffect, useMemo, useRef } from 'react';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import type { Article } from '@/model/articles/article';
import { tableOfContents } from '@/model/articles/reading/reading';
import { featuredText, illustration } from '@/model/articles/reading/special-pictures';
import { TEXT_PICTURE_SIZES } from '@/model/images/picture-sizes';
import { messages } from '@/model/messages';
import styles from './ArticleContent.module.css';
import { ArticlePicture } from './ArticlePicture';
import { BodySkeleton } from './ArticleSkeleton';
import { Caption } from './Caption';
import { useCompanion } from './companion/useCompanion';
import { ArticleBody, ArticleText } from './prose/ArticleBody';
import { useReadableContent } from './prose/useReadableContent';
import { ArticleSources } from './sources/ArticleSources';
import { MIN_HEADINGS, TableOfContents } from './TableOfContents';

/** Few articles have one. Where its code does not arrive, the article is read without it. */
const Gallery = lazyWithFallback(
  async () => (await import('./Gallery')).Gallery,
  () => null,
);

/** Paper shows the pictures too that the reader has not come to yet. */
function usePrintedPictures() {
  useEffect(() => {
    const load = () => {
      for (const image of document.images) image.loading = 'eager';
    };
    window.addEventListener('beforeprint', load);
    return () => window.removeEventListener('beforeprint', load);
  }, []);
}

export function ArticleContent({ article, mainPicture }: { article: Article; mainPicture: string | null }) {
  usePrintedPictures();
  const markdown = useReadableContent(article.contenido);
  const headings = useMemo(() => (markdown === null ? [] : tableOfContents(markdown)), [markdown]);
  const images = useMemo(() => [...new Set(article.imagenes)], [article.imagenes]);
  const special = useMemo(() => illustration(article), [article]);
  const mainText =
    mainPicture === null ? undefined : (article.imagenesAlt[mainPicture] ?? featuredText(mainPicture));
  const text = useRef<HTMLDivElement>(null);
  const long = headings.length >= MIN_HEADINGS;
  const Companion = useCompanion(text, article.id);

  return (
    <div className={styles.layout} data-contents={markdown === null ? undefined : long ? 'beside' : 'none'}>
      {mainPicture && (
        <figure className={`mb-6 mw-measure ${styles.picture}`}>
          <ArticlePicture
            src={mainPicture}
            alt={mainText ?? messages.article.pictureOf(article.titulo)}
            priority
            sizes={TEXT_PICTURE_SIZES}
            className="rounded-2"
          />
          <Caption text={mainText} />
        </figure>
      )}
      {long && (
        <div className={styles.contents}>
          <TableOfContents headings={headings} text={text} />
        </div>
      )}
      <div ref={text} className={`position-relative minw-0 ${styles.text}`}>
        {Companion && markdown !== null && <Companion {...{ article, headings, text }} />}
        {markdown === null ? <BodySkeleton /> : <ArticleBody markdown={markdown} sources={article.fuentes} />}
        {special && (
          <figure className="mw-measure mt-6">
            <ArticlePicture src={special.src} alt={special.alt} className="rounded-2" />
            <Caption text={special.alt} />
          </figure>
        )}
        {markdown !== null && article.fuentes.length > 0 && (
          <ArticleSources markdown={markdown} sources={article.fuentes} />
        )}
        {images.length > 0 && (
          <Suspense>
            <Gallery images={images} texts={article.imagenesAlt} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Fetches the code that shows the text. Rejects where it does not arrive. */
ArticleContent.bringTexts = ArticleText.bringAll;
