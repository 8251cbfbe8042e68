import { memo, useEffect, useMemo, useRef } from 'react';
import Markdown from 'react-markdown';
import { BodySkeleton } from '@/components/articles/ArticleSkeleton';
import { messages } from '@/model/messages';
import styles from './Prose.module.css';
import { proseComponents } from './proseComponents';
import { type Syntax, useReadingSyntax } from './readingSyntax';
import { rehypeHeadings } from './rehypeHeadings';
import { remarkStrayHtml } from './remarkStrayHtml';
import { useStagedLayout } from './useStagedLayout';

const REHYPE_PLUGINS = [rehypeHeadings];
const REHYPE_OPTIONS = {
  footnoteLabel: messages.prose.footnotes,
  footnoteLabelProperties: {},
  footnoteBackLabel: messages.prose.backToText,
};

function Prose({ markdown, syntax }: { markdown: string; syntax: Syntax }) {
  const plugins = useMemo(() => [syntax, remarkStrayHtml], [syntax]);
  const text = useRef<HTMLDivElement>(null);
  useStagedLayout(text);
  useEffect(() => {
    // The browser looked for the section of the address before the text was here.
    const target = document.getElementById(window.location.hash.slice(1));
    if (target && window.scrollY < 1) target.scrollIntoView();
  }, []);
  return (
    <div ref={text} className={styles.prose} data-prose="">
      <Markdown
        remarkPlugins={plugins}
        rehypePlugins={REHYPE_PLUGINS}
        remarkRehypeOptions={REHYPE_OPTIONS}
        components={proseComponents}
      >
        {markdown}
      </Markdown>
    </div>
  );
}

/** The text of an article. HTML in it is never rendered: what is left of it is words. */
export const ArticleBody = memo(function ArticleBody({ markdown }: { markdown: string }) {
  const syntax = useReadingSyntax(markdown);
  return syntax ? <Prose markdown={markdown} syntax={syntax} /> : <BodySkeleton />;
});
