import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Components } from 'react-markdown';
import { rehypeHeadings, remarkStrayHtml } from '@/components/articles/prose/article-plugins';
import { reading, readText } from '@/components/articles/prose/readText';
import { remarkGfmReading } from '@/components/articles/prose/remarkGfmReading';
import { remarkNotes } from '@/components/articles/prose/remarkNotes';
import type { Article } from '@/model/articles/article';
import { htmlToMarkdown } from '@/model/html/html-to-markdown';
import { looksLikeHtml } from '@/model/html/looks-like-html';
import { messages } from '@/model/messages';
import { isTooMuch } from '@/model/shared/markdown/reading-work';
import { stripMarkup } from '@/model/shared/text/strip-markup';
import { pictureUrl, safeHref } from '@/model/shared/urls';
import { citedSources, notesOfParts } from '@/model/sources/citations';
import { referenceText } from '@/model/sources/reference';
import { linkOf, type Source } from '@/model/sources/source';
import { inTime } from '../lib/in-time';

reading.within = inTime;

const texts = messages.prose;
const REHYPE_OPTIONS = {
  footnoteLabel: texts.footnotes,
  footnoteLabelProperties: {},
  footnoteBackLabel: texts.backToText,
};

/** With the site's name in front; what leads within the text stays as it is. */
function whole(address: string, page: string): string {
  return address.startsWith('#') ? address : new URL(address, page).href;
}

/** As the site shows each element, without what only its own styles and scripts give it, and with whole addresses. */
function feedComponents(page: string): Components {
  return {
    a: ({ href, id, children }) => {
      const link = safeHref(href ?? '');
      if (!link) return createElement(Fragment, null, children);
      const rel = link.external ? 'noopener nofollow ugc' : undefined;
      return createElement('a', { href: whole(link.href, page), id, rel }, children);
    },
    img: ({ src, alt, title }) => {
      const picture = pictureUrl(typeof src === 'string' ? src : null);
      // 'lazy' also keeps React from writing a preload beside it.
      const loading = 'lazy';
      return picture && createElement('img', { src: whole(picture, page), alt: alt ?? '', title, loading });
    },
    input: ({ checked }) => (checked ? '☑' : '☐'),
  };
}

/** What an article cites, as a list at its end. */
function sourceList(markdown: string, sources: readonly Source[]) {
  if (sources.length === 0) return null;
  const items = citedSources(markdown, sources).map(({ source }) => {
    const link = safeHref(linkOf(source));
    return createElement(
      'li',
      { key: source.clave, id: `fuente-${source.clave}` },
      referenceText(source),
      link && ' ',
      link && createElement('a', { href: link.href, rel: 'noopener nofollow ugc' }, link.href),
    );
  });
  return [
    createElement('h2', { key: 'titulo' }, messages.sources.title),
    createElement('ol', { key: 'lista' }, items),
  ];
}

/** An article's text as Markdown; that of the old blog is stored as HTML, of which the words stay where it is too much to convert. */
export function articleMarkdown({ contenido }: Pick<Article, 'contenido'>): string {
  return looksLikeHtml(contenido) ? (htmlToMarkdown(contenido) ?? stripMarkup(contenido)) : contenido;
}

/**
 * An article's text as HTML that stands anywhere: what its page shows, by the page's own reading of Markdown. `page` is its
 * address. No JSX: tsx would want another configuration for it here.
 */
export function articleHtml(article: Pick<Article, 'contenido' | 'fuentes'>, page: string): string {
  const markdown = articleMarkdown(article);
  const [notes = ''] = notesOfParts([markdown], article.fuentes);
  const text = readText(
    markdown,
    {
      remarkPlugins: [
        remarkGfmReading,
        remarkStrayHtml,
        ...(notes === '' ? [] : [[remarkNotes, notes] as [typeof remarkNotes, string]]),
      ],
      rehypePlugins: [rehypeHeadings],
      remarkRehypeOptions: REHYPE_OPTIONS,
      components: feedComponents(page),
    },
    isTooMuch(markdown),
  );
  return renderToStaticMarkup(createElement(Fragment, null, text, sourceList(markdown, article.fuentes)));
}
