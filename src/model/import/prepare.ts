import { entriesOf } from '../articles/catalogue/catalogue-entry';
import type { BloggerEntry } from './entry';
import { articleOf, type ImportedArticle, type Making, makeArticle } from './imported-article';
import { type ImportedComment, makeComment } from './imported-comment';
import type { ImportProblem } from './problems';
import type { FeedItem } from './read-feed';
import { type ImportedThread, refusal } from './survey';

export interface ImportChoices {
  /** The blog's pages: brought as articles, or left. */
  paginas: 'articulos' | 'omitir';
  /** Pictures: their links kept, or copied to the site's storage. */
  imagenes: 'enlaces' | 'copiar';
  comentarios: boolean;
}

export const DEFAULT_CHOICES: ImportChoices = { paginas: 'omitir', imagenes: 'enlaces', comentarios: true };

/** The file is read once for each: articles first, so that comments find them. */
export type ImportPhase = 'articulos' | 'comentarios';

/** An article with its entries in the shards; without them while it is not published. */
export interface ReadyArticle {
  imported: ImportedArticle;
  entries: ReturnType<typeof entriesOf> | null;
}

export function readyArticle(imported: ImportedArticle): ReadyArticle {
  return { imported, entries: imported.estado === 'publicado' ? entriesOf(articleOf(imported)) : null };
}

export interface PreparedItem {
  ordinal: number;
  article: ReadyArticle | null;
  comment: ImportedComment | null;
  /** Of all comments that the file has for the same article. */
  thread?: ImportedThread | undefined;
  problems: ImportProblem[];
}

export interface Preparing extends Making {
  phase: ImportPhase;
  choices: ImportChoices;
  /** Entries before this one were dealt with in an earlier run: they are passed over without a word. */
  from: number;
  /** By article; the preview finds them. */
  threads: ReadonlyMap<string, ImportedThread>;
}

function isOfPhase(entry: BloggerEntry, { phase, choices }: Preparing): boolean {
  if (phase === 'comentarios') return entry.kind === 'comentario';
  return entry.kind === 'articulo' || (entry.kind === 'pagina' && choices.paginas === 'articulos');
}

function prepare(item: FeedItem, refused: ImportProblem | null, options: Preparing): PreparedItem {
  const { ordinal, entry, problem } = item;
  const nothing = { ordinal, article: null, comment: null };
  // Broken entries belong to no kind; the first phase tells of them.
  if (problem && options.phase === 'articulos') return { ...nothing, problems: [problem] };
  if (!entry || !isOfPhase(entry, options)) return { ...nothing, problems: [] };
  if (refused) return { ...nothing, problems: [refused] };
  if (options.phase === 'comentarios') {
    const { comment, problems } = makeComment(entry, options.defaultAuthor);
    return { ...nothing, comment, thread: options.threads.get(comment?.articuloId ?? ''), problems };
  }
  const { article, problems } = makeArticle(entry, entry.id ?? '', options);
  return { ...nothing, article: article && readyArticle(article), problems };
}

/** The entries of a file made into articles or comments, one after another. */
export async function* prepareItems(
  items: AsyncIterable<FeedItem>,
  options: Preparing,
): AsyncGenerator<PreparedItem> {
  const seen = new Set<string>();
  for await (const item of items) {
    const { entry } = item;
    const isContent = entry && ['articulo', 'pagina', 'comentario'].includes(entry.kind);
    const refused = isContent ? refusal(entry, seen) : null;
    if (item.ordinal >= options.from) yield prepare(item, refused, options);
  }
}
