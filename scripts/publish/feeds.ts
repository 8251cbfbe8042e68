import { XML_DECLARATION, xmlElement, xmlText } from './xml';

/** What a feed reader is told of one article. */
export interface FeedItem {
  /** The article's whole address, which is its id too. */
  url: string;
  title: string;
  summary: string;
  /** The whole text, with whole addresses in it. */
  html: string;
  author: string;
  /** Whole address of its picture. */
  picture: string | null;
  published: Date;
  changed: Date;
  tags: readonly string[];
}

export interface Feed {
  title: string;
  description: string;
  /** The page that shows what the feed holds. */
  homeUrl: string;
  atomUrl: string;
  jsonUrl: string;
  iconUrl: string;
  /** Where it has no item yet. */
  author: string;
  items: readonly FeedItem[];
}

/** How many articles a feed holds, the newest ones. */
export const FEED_ITEMS = 50;

/** The feed changed when the article did that changed last: not with every run. */
function changedAt({ items }: Feed): Date {
  return new Date(Math.max(0, ...items.map(({ changed }) => changed.getTime())));
}

function atomEntry(item: FeedItem): string {
  return [
    '<entry>',
    xmlElement('id', item.url),
    xmlElement('title', item.title),
    xmlElement('link', '', { rel: 'alternate', type: 'text/html', href: item.url }),
    xmlElement('published', item.published.toISOString()),
    xmlElement('updated', item.changed.toISOString()),
    `<author>${xmlElement('name', item.author)}</author>`,
    ...item.tags.map((term) => xmlElement('category', '', { term })),
    ...(item.summary === '' ? [] : [xmlElement('summary', item.summary)]),
    xmlElement('content', item.html, { type: 'html' }),
    '</entry>',
  ].join('\n');
}

/** Atom 1.0 (RFC 4287). */
export function atomFeed(feed: Feed): string {
  const lines = [
    XML_DECLARATION,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">',
    xmlElement('id', feed.atomUrl),
    xmlElement('title', feed.title),
    xmlElement('subtitle', feed.description),
    xmlElement('link', '', { rel: 'self', type: 'application/atom+xml', href: feed.atomUrl }),
    xmlElement('link', '', { rel: 'alternate', type: 'text/html', href: feed.homeUrl }),
    xmlElement('icon', feed.iconUrl),
    xmlElement('updated', changedAt(feed).toISOString()),
    `<author>${xmlElement('name', feed.author)}</author>`,
    ...feed.items.map(atomEntry),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

/** JSON Feed 1.1 (https://jsonfeed.org/version/1.1). */
export function jsonFeed(feed: Feed): string {
  const items = feed.items.map((item) => ({
    id: item.url,
    url: item.url,
    title: item.title,
    content_html: item.html,
    ...(item.summary === '' ? {} : { summary: item.summary }),
    ...(item.picture === null ? {} : { image: item.picture }),
    date_published: item.published.toISOString(),
    date_modified: item.changed.toISOString(),
    authors: [{ name: item.author }],
    tags: item.tags,
  }));
  const content = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.homeUrl,
    feed_url: feed.jsonUrl,
    description: feed.description,
    icon: feed.iconUrl,
    language: 'es',
    authors: [{ name: feed.author }],
    items,
  };
  return `${JSON.stringify(content, null, 1)}\n`;
}

/** opensearch.xml: browsers offer the library's search by it (OpenSearch 1.1). */
export function openSearch(site: { name: string; description: string; url: string }): string {
  const lines = [
    XML_DECLARATION,
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // No more than 16 characters; the name of the site may be any.
    xmlElement('ShortName', [...site.name].slice(0, 16).join('').trim()),
    xmlElement('LongName', [...site.name].slice(0, 48).join('').trim()),
    xmlElement('Description', [...site.description].slice(0, 1024).join('')),
    xmlElement('Language', 'es'),
    xmlElement('InputEncoding', 'UTF-8'),
    xmlElement('Image', `${site.url}/favicon.svg`, { width: '64', height: '64', type: 'image/svg+xml' }),
    `<Url type="text/html" method="get" template="${xmlText(site.url)}/biblioteca?q={searchTerms}"/>`,
    '</OpenSearchDescription>',
  ];
  return `${lines.join('\n')}\n`;
}
