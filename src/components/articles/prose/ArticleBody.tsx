import { memo, useEffect } from 'react';
import Markdown from 'react-markdown';
import { messages } from '@/model/messages';
import styles from './Prose.module.css';
import { proseComponents } from './proseComponents';
import { rehypeHeadings } from './rehypeHeadings';
import { remarkGfmReading } from './remarkGfmReading';
import { remarkStrayHtml } from './remarkStrayHtml';

const REMARK_PLUGINS = [remarkGfmReading, remarkStrayHtml];
const REHYPE_PLUGINS = [rehypeHeadings];
const REHYPE_OPTIONS = {
  footnoteLabel: messages.article.rendering.footnotes,
  footnoteLabelProperties: {},
  footnoteBackLabel: messages.article.rendering.backToText,
};

/** The text of an article. HTML in it is never rendered: what is left of it is words. */
export const ArticleBody = memo(function ArticleBody({ markdown }: { markdown: string }) {
  useEffect(() => {
    // The browser looked for the section of the address before the text was here.
    const target = document.getElementById(window.location.hash.slice(1));
    if (target && window.scrollY < 1) target.scrollIntoView();
  }, []);
  return (
    <div className={styles.prose} data-prose="">
      <Markdown
        remarkPlugins={REMARK_PLUGINS}
        rehypePlugins={REHYPE_PLUGINS}
        remarkRehypeOptions={REHYPE_OPTIONS}
        components={proseComponents}
      >
        {markdown}
      </Markdown>
    </div>
  );
});
