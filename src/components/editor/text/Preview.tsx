import { memo, useDeferredValue, useMemo } from 'react';
import { ArticleContent } from '@/components/articles/ArticleContent';
import { ArticleHeader } from '@/components/articles/ArticleHeader';
import { ArticleBody } from '@/components/articles/prose/ArticleBody';
import type { Article } from '@/model/articles/article';
import { nextArticle } from '@/model/articles/editing/article-changes';
import { parseTags } from '@/model/articles/editing/article-fields';
import { withoutMarkers } from '@/model/articles/editing/upload-markers';
import { featuredPicture } from '@/model/articles/reading/special-pictures';
import * as staff from '@/model/messages/staff';
import { useSession } from '@/session';
import { useEditorState } from '../state/useEditorSession';
import styles from './MarkdownEditor.module.css';

const texts = staff.editor;

/** The article as it would be shown if it were published now as it is written. */
function useShownArticle(): Article {
  const { account } = useSession();
  const form = useEditorState((state) => state.form);
  const text = useEditorState((state) => state.text);
  const stored = useEditorState((state) => state.stored);
  return useMemo(() => {
    const { tagsText, ...fields } = form;
    const draft = {
      ...fields,
      tags: parseTags(tagsText),
      contenido: withoutMarkers(text),
      autorId: '',
      autor: stored?.autor || (account?.nombre ?? ''),
      imagenDestacada: stored?.imagenDestacada ?? null,
    };
    const now = new Date();
    const fechaPublicacion = stored?.fechaPublicacion ?? now;
    return {
      ...nextArticle(stored?.id ?? '', stored, draft, now),
      fechaPublicacion,
      fechaActualizacion: null,
    };
  }, [form, text, stored, account?.nombre]);
}

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
  const sources = useEditorState(({ form }) => form.fuentes);
  if (text.trim() === '') return <p className="text-soft">{texts.previewEmpty}</p>;
  return <ArticleBody markdown={text} sources={sources} />;
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
