import { normalizeArticleId } from '../articles/article-ids';
import { fingerprint } from '../shared/stored/fingerprint';
import { cleanLine } from '../shared/text/written-text';
import { childOf, childrenOf, childText, type XmlElement } from './xml-element';

export type BloggerKind = 'articulo' | 'pagina' | 'comentario' | 'ajuste' | 'otro';
export type BloggerState = 'publicado' | 'borrador' | 'programado' | 'papelera' | 'retenido';

/** An entry of a Blogger file, in whichever of its formats, before anything of ours is made of it. */
export interface BloggerEntry {
  kind: BloggerKind;
  /** Normalised (spec 1, section 9); null when the entry has none. */
  id: string | null;
  titulo: string;
  html: string;
  resumen: string;
  autor: string;
  etiquetas: string[];
  estado: BloggerState;
  publicado: Date | null;
  creado: Date | null;
  /** When it last changed. */
  actualizado: Date | null;
  /** Its old address: of old backups the whole, of newer ones the path. */
  direccion: string | null;
  /** The last part of its old address. */
  slug: string | null;
  /** The article that a comment is about. */
  padre: string | null;
  /** The comment that a comment answers. */
  respondeA: string | null;
}

const KIND_TERM = /^https?:\/\/schemas\.google\.com\/blogger\/\d{4}\/kind#(\w+)$/;
const KINDS: Readonly<Record<string, BloggerKind>> = {
  post: 'articulo',
  page: 'pagina',
  comment: 'comentario',
  settings: 'ajuste',
  template: 'ajuste',
};
/** Blogger's states that are not LIVE; of comments too. */
const STATES: Readonly<Record<string, BloggerState>> = {
  draft: 'borrador',
  scheduled: 'programado',
  soft_trashed: 'papelera',
  hard_trashed: 'papelera',
  trashed: 'papelera',
  pending: 'retenido',
  spam: 'retenido',
  spam_comment: 'retenido',
  ghosted: 'retenido',
  emptied: 'papelera',
};

function dateOf(text: string): Date | null {
  if (text === '') return null;
  const date = new Date(text);
  const year = date.getUTCFullYear();
  return Number.isNaN(date.getTime()) || year < 1970 || year > 9999 ? null : date;
}

/** firestore.rules takes no longer addresses. */
const MAX_ADDRESS = 500;
/** firestore.rules takes no longer ids of articles. */
const MAX_ID = 64;

/** An id of ours for any id of theirs: their post number, or a mark of an id that has none. */
function idOf(raw: string): string | null {
  if (raw === '') return null;
  const known = normalizeArticleId(raw);
  return known !== null && known.length <= MAX_ID
    ? known
    : `blog-${fingerprint([raw])}${fingerprint([raw, 2])}`;
}

function kindOf(entry: XmlElement): BloggerKind {
  const type = childText(entry, 'type').toLowerCase();
  if (type !== '') return KINDS[type] ?? 'otro';
  for (const category of childrenOf(entry, 'category')) {
    const kind = KIND_TERM.exec(category.attributes.term ?? '')?.[1];
    if (kind !== undefined) return KINDS[kind] ?? 'otro';
  }
  if (/\.(?:settings|layout)(?:\.|$)|\.template$/.test(childText(entry, 'id'))) return 'ajuste';
  return childOf(entry, 'in-reply-to') ? 'comentario' : 'articulo';
}

function stateOf(entry: XmlElement, publicado: Date | null, now: Date): BloggerState {
  if (childText(entry, 'trashed') !== '') return 'papelera';
  const status = childText(entry, 'status').toLowerCase();
  const control = childOf(entry, 'control');
  const draft = control ? childText(control, 'draft').toLowerCase() : '';
  if (draft === 'yes') return 'borrador';
  const named = STATES[status];
  if (named) return named;
  return publicado !== null && publicado > now ? 'programado' : 'publicado';
}

function contentOf(entry: XmlElement): string {
  const content = childOf(entry, 'content') ?? childOf(entry, 'encoded') ?? childOf(entry, 'description');
  if (!content) return summaryOf(entry);
  const inMarkup = content.attributes.type === 'xhtml' || content.children.length > 0;
  return inMarkup ? content.inner : content.text;
}

function summaryOf(entry: XmlElement): string {
  return childText(entry, 'metaDescription', 'summary');
}

function authorOf(entry: XmlElement): string {
  const author = childOf(entry, 'author');
  const name = (author && childText(author, 'name')) || childText(entry, 'creator') || (author?.text ?? '');
  // RSS has 'noreply@blogger.com (Ana Soto)'; an address is nobody's name, and is not for everyone to read.
  const inBrackets = /\S+@\S+\s+\((.+)\)/.exec(name)?.[1];
  const shown = cleanLine(inBrackets ?? name);
  return shown.includes('@') && !/\s/.test(shown) ? '' : shown;
}

function labelsOf(entry: XmlElement): string[] {
  const labels = childrenOf(entry, 'category').map((category) =>
    cleanLine(category.attributes.term ?? category.text),
  );
  return [...new Set(labels.filter((label) => label !== '' && !KIND_TERM.test(label)))];
}

function addressOf(entry: XmlElement): string {
  const filename = childText(entry, 'filename');
  if (filename !== '') return filename;
  const link = childrenOf(entry, 'link').find(
    ({ attributes }) => attributes.rel === undefined || attributes.rel === 'alternate',
  );
  return link?.attributes.href ?? link?.text.trim() ?? '';
}

/** An old address as it is kept: whole, or the path where the file names no host. */
function oldAddress(address: string): string | null {
  return /^(?:https?:\/)?\/\S+$/i.test(address) && address.length <= MAX_ADDRESS ? address : null;
}

/** The slug of an old address: '/2012/05/el-quiasmo.html' gives 'el-quiasmo'; null when it holds none. */
export function slugOfAddress(address: string): string | null {
  const path = address.replace(/[?#].*$/, '').replace(/^https?:\/\/[^/]*/i, '');
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  const slug = last.replace(/\.html?$/i, '').toLowerCase();
  return /^[a-z0-9_-]{1,220}$/.test(slug) ? slug : null;
}

function parentOf(entry: XmlElement): string | null {
  const named = childText(entry, 'parent');
  const reference = childOf(entry, 'in-reply-to')?.attributes.ref?.trim() ?? '';
  return idOf(named || reference);
}

const COMMENT_ADDRESS = /\/comments\/default\/(\d+)/;

/** Newer files name the comment that one answers; older ones link to it as related. */
function answeredBy(entry: XmlElement): string | null {
  const named = idOf(childText(entry, 'inReplyTo'));
  if (named !== null) return named === parentOf(entry) ? null : named;
  const related = childrenOf(entry, 'link').find(({ attributes }) => attributes.rel === 'related');
  return COMMENT_ADDRESS.exec(related?.attributes.href ?? '')?.[1] ?? null;
}

/** The last change, where it came after the publication; no later than now. */
function changedAt(entry: XmlElement, publicado: Date | null, now: Date): Date | null {
  const date = dateOf(childText(entry, 'updated'));
  if (date === null || (publicado !== null && date < publicado)) return publicado;
  return date > now ? now : date;
}

/** An entry of any of the formats: Blogger's old backup, Takeout's newer one, an Atom feed, RSS. */
export function readEntry(entry: XmlElement, now: Date): BloggerEntry {
  const kind = kindOf(entry);
  const publicado = dateOf(childText(entry, 'published', 'pubDate', 'created', 'date'));
  return {
    kind,
    id: idOf(childText(entry, 'id', 'guid')),
    titulo: childText(entry, 'title').replace(/\s+/g, ' '),
    html: contentOf(entry),
    resumen: childOf(entry, 'content') || childOf(entry, 'encoded') ? summaryOf(entry) : '',
    autor: authorOf(entry),
    etiquetas: labelsOf(entry),
    estado: stateOf(entry, publicado, now),
    publicado,
    creado: dateOf(childText(entry, 'created')) ?? publicado,
    actualizado: changedAt(entry, publicado, now),
    direccion: oldAddress(addressOf(entry)),
    slug: slugOfAddress(addressOf(entry)),
    padre: parentOf(entry),
    respondeA: answeredBy(entry),
  };
}
