/** Blogger files as their exports write them, in small. */

export const NOW = new Date('2026-01-01T00:00:00Z');
const BLOG = 'tag:blogger.com,1999:blog-77';

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&#39;');
}

interface OldEntry {
  id?: string;
  kind?: string;
  title?: string;
  content?: string;
  published?: string;
  draft?: boolean;
  labels?: string[];
  author?: string;
  link?: string;
  replyTo?: string;
  raw?: string;
}

/** An entry of the backup that Blogger gave until 2024. */
export function oldEntry(over: OldEntry = {}): string {
  const { id = '1001', kind = 'post', title = 'Caminos', content = '<p>Texto</p>', labels = [] } = over;
  const published = over.published ?? '2012-05-04T10:00:00.000-04:00';
  return `<entry><id>${BLOG}.${kind === 'settings' ? id : `post-${id}`}</id><published>${published}</published><updated>${published}</updated>${
    over.draft
      ? "<app:control xmlns:app='http://purl.org/atom/app#'><app:draft>yes</app:draft></app:control>"
      : ''
  }<category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#${kind}'/>${labels
    .map((label) => `<category scheme='http://www.blogger.com/atom/ns#' term='${escaped(label)}'/>`)
    .join('')}<title type='text'>${escaped(title)}</title><content type='html'>${escaped(content)}</content>${
    over.link
      ? `<link rel='replies' href='http://b.blogspot.com/feeds/x'/><link rel='alternate' type='text/html' href='${over.link}' title='x'/>`
      : ''
  }<author><name>${over.author ?? 'Ana Soto'}</name><email>noreply@blogger.com</email></author>${
    over.replyTo
      ? `<thr:in-reply-to href='http://b.blogspot.com/x.html' ref='${BLOG}.post-${over.replyTo}' type='text/html'/>`
      : ''
  }${over.raw ?? ''}</entry>`;
}

export function oldFile(...entries: string[]): string {
  return `<?xml version='1.0' encoding='UTF-8'?><?xml-stylesheet href="http://www.blogger.com/styles/atom.css" type="text/css"?><feed xmlns='http://www.w3.org/2005/Atom' xmlns:thr='http://purl.org/syndication/thread/1.0'><id>${BLOG}.archive</id><title type='text'>Evidencias</title>${entries.join('')}</feed>`;
}

interface TakeoutEntry {
  id?: string;
  type?: 'POST' | 'PAGE' | 'COMMENT';
  status?: string;
  title?: string;
  content?: string;
  published?: string;
  labels?: string[];
  filename?: string;
  parent?: string;
  inReplyTo?: string;
  trashed?: string;
  author?: string;
  description?: string;
}

/** An entry of the file that Google Takeout gives. */
export function takeoutEntry(over: TakeoutEntry = {}): string {
  const { id = '2001', type = 'POST', status = 'LIVE', title = 'Nombres', content = '<p>Texto</p>' } = over;
  const published = over.published ?? '2021-06-14T16:15:00Z';
  return `
  <entry>
    <id>${BLOG}.post-${id}</id>
    ${over.parent ? `<blogger:parent>${BLOG}.post-${over.parent}</blogger:parent>` : ''}
    ${over.inReplyTo ? `<blogger:inReplyTo>${BLOG}.post-${over.inReplyTo}</blogger:inReplyTo>` : ''}
    <blogger:type>${type}</blogger:type>
    <blogger:status>${status}</blogger:status>
    <author>
      <name>${over.author ?? 'Luis Rey'}</name>
      <uri></uri>
      <blogger:type>BLOGGER</blogger:type>
    </author>
    <title>${escaped(title)}</title>
    <content type='html'>${escaped(content)}</content>
    <blogger:metaDescription>${over.description ?? ''}</blogger:metaDescription>
    <blogger:created>2021-06-01T08:00:00Z</blogger:created>
    <published>${published}</published>
    <updated>2021-07-01T00:00:00Z</updated>
    <blogger:location/>
    ${(over.labels ?? []).map((label) => `<category scheme='${BLOG}' term='${escaped(label)}'/>`).join('')}
    <blogger:filename>${over.filename ?? ''}</blogger:filename>
    <link/>
    <enclosure/>
    <blogger:trashed>${over.trashed ?? ''}</blogger:trashed>
  </entry>`;
}

export function takeoutFile(...entries: string[]): string {
  return `<?xml version='1.0' encoding='utf-8'?>
<feed xmlns='http://www.w3.org/2005/Atom' xmlns:blogger='http://schemas.google.com/blogger/2018'>
  <id>${BLOG}</id>
  <title>Evidencias</title>${entries.join('')}
</feed>`;
}

/** The bytes of a text, in pieces of a size that cuts tags, entities and characters in two. */
export async function* inPieces(content: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
