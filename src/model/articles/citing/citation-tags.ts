/** What an article's page tells programs of bibliographies (Zotero, Google Scholar), by the names that Highwire Press gave. */
import type { Article } from '../article';

/** Names and contents of the `<meta>` elements, in their order. */
export function citationTags(
  {
    titulo,
    autor,
    fechaPublicacion,
    resumen,
    tags,
  }: Pick<Article, 'titulo' | 'autor' | 'fechaPublicacion' | 'resumen' | 'tags'>,
  site: { name: string; url: string },
): [name: string, content: string][] {
  const date = fechaPublicacion?.toISOString().slice(0, 10).replaceAll('-', '/') ?? '';
  const told: [string, string][] = [
    ['citation_title', titulo],
    ['citation_author', autor],
    ['citation_publication_date', date],
    ['citation_online_date', date],
    ['citation_publisher', site.name],
    ['citation_language', 'es'],
    ['citation_public_url', site.url],
    ['citation_fulltext_html_url', site.url],
    ['citation_abstract', resumen],
    ['citation_keywords', tags.join('; ')],
  ];
  return told.filter(([, content]) => content !== '');
}
