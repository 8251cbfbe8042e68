import { Suspense } from 'react';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import type { Source } from '@/model/sources/source';
import { AS_FOUND, useIsFound } from '../prose/lazyText';
import styles from './Sources.module.css';

const SourceList = lazyWithFallback(
  async () => (await import('./SourceList')).SourceList,
  () => null,
);

interface ArticleSourcesProps {
  markdown: string;
  sources: readonly Source[];
}

/** The sources of an article. As the build drew them they stay, and their code is not fetched. */
export function ArticleSources({ markdown, sources }: ArticleSourcesProps) {
  const isFound = useIsFound(JSON.stringify(sources));
  const section = { className: `mw-measure mt-7 ${styles.sources}`, 'aria-labelledby': 'fuentes-citadas' };
  return (
    <Suspense>
      {isFound ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, which stays as it is
        <section {...section} dangerouslySetInnerHTML={AS_FOUND} suppressHydrationWarning />
      ) : (
        <section {...section}>
          <SourceList markdown={markdown} sources={sources} />
        </section>
      )}
    </Suspense>
  );
}
