import { memo, useDeferredValue } from 'react';
import { ArticleContent } from '@/components/articles/ArticleContent';
import { ArticleHeader } from '@/components/articles/ArticleHeader';
import { ArticleBody } from '@/components/articles/prose/ArticleBody';
import type { Article } from '@/model/article';
import { featuredPicture } from '@/model/special-pictures';
import { staff } from '@/model/staff-messages';
import { useEditorState } from '../state/useEditorState';
import styles from './Preview.module.css';
import { useShownArticle } from './useShownArticle';

const texts = staff.editor;

const Whole = memo(function Whole({ article }: { article: Article }) {
  return (
    <>
      <ArticleHeader article={article} />
      <ArticleContent article={article} mainPicture={featuredPicture(article) ?? article.imagenPrincipal} />
    </>
  );
});

function WholePreview() {
  return <Whole article={useDeferredValue(useShownArticle())} />;
}

function TextPreview() {
  const text = useDeferredValue(useEditorState((state) => state.text));
  if (text.trim() === '') return <p className={styles.empty}>{texts.previewEmpty}</p>;
  return <ArticleBody markdown={text} />;
}

/** What readers will see, by the components that they see it with: the whole article, or beside the text the text alone. */
export function Preview({ whole }: { whole: boolean }) {
  return (
    <section
      className={styles.preview}
      aria-label={texts.previewLabel}
      data-whole={whole || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {whole ? <WholePreview /> : <TextPreview />}
    </section>
  );
}
