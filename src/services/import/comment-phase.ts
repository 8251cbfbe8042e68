import type { Article } from '@/model/articles/article';
import type { ImportedComment } from '@/model/import/imported-comment';
import type { PreparedItem } from '@/model/import/prepare';
import type { ImportedThread } from '@/model/import/survey';
import { findArticles, LOOKED_UP } from './articles';
import {
  findMissing,
  hasAllComments,
  type MissingComments,
  packCommits,
  stillMissing,
  writeComments,
} from './comments';
import { type ImportRun, writeOrTell } from './import-run';

/** Comments held before they are written: an article's are brought together as far as possible. */
const HELD = 20_000;
const HELD_CHARACTERS = 16_000_000;
const LISTS_AT_ONCE = 6;

const countOf = (threads: readonly MissingComments[]): number =>
  threads.reduce((sum, { comments }) => sum + comments.length, 0);

interface Held {
  comments: ImportedComment[];
  thread: ImportedThread;
}

/** The comments of the file, under articles that are there by now. */
export class CommentPhase {
  readonly #run: ImportRun;
  #held = new Map<string, Held>();
  #count = 0;
  #characters = 0;
  /** Comments dealt with in this run, by article: with the last one the article gets its mark. */
  readonly #dealt = new Map<string, number>();

  /** Comments brought before this run, which finds them again, and those that it has found. */
  readonly #before: number;
  #found = 0;

  constructor(run: ImportRun) {
    this.#run = run;
    this.#before = run.hecho.comentarios;
    run.hecho.comentariosIguales = 0;
  }

  #countFound(some: number): void {
    this.#found += some;
    this.#run.hecho.comentariosIguales = Math.max(0, this.#found - this.#before);
  }

  async work(): Promise<void> {
    const { source, choices } = this.#run.options;
    const options = { phase: 'comentarios', choices, from: 0, categories: {} } as const;
    const told = new Set(this.#run.problems.items.flatMap(({ id }) => (id === null ? [] : [id])));
    for await (const handful of source.read(options, this.#run.signal)) {
      for (const item of handful) this.#hold(item, told);
      if (this.#count >= HELD || this.#characters >= HELD_CHARACTERS) await this.#flush();
      await this.#step();
    }
    await this.#flush();
    await this.#step();
  }

  #step(): Promise<void> {
    return this.#run.step({ fase: 'comentarios', desde: 0 });
  }

  /** The phase begins anew after an interruption: what was told then is not told twice. */
  #hold({ comment, thread, problems }: PreparedItem, told: ReadonlySet<string>): void {
    this.#run.problems.add(...problems.filter(({ id }) => id === null || !told.has(id)));
    if (!comment || !thread) return;
    const held = this.#held.get(comment.articuloId);
    if (held) held.comments.push(comment);
    else this.#held.set(comment.articuloId, { comments: [comment], thread });
    this.#count += 1;
    this.#characters += comment.contenido.length;
  }

  async #flush(): Promise<void> {
    const held = [...this.#held];
    this.#held = new Map();
    this.#count = 0;
    this.#characters = 0;
    for (let at = 0; at < held.length; at += LOOKED_UP) await this.#write(held.slice(at, at + LOOKED_UP));
  }

  async #write(some: readonly (readonly [string, Held])[]): Promise<void> {
    const { db, hecho, problems } = this.#run;
    const ids = some.map(([id]) => id);
    const articles = await this.#run.insist(() => findArticles(db, ids));
    const wanted = some.flatMap(([id, held]) => this.#wanted(id, held, articles.get(id)));
    const missing: MissingComments[] = [];
    for (let at = 0; at < wanted.length; at += LISTS_AT_ONCE) {
      const lists = wanted.slice(at, at + LISTS_AT_ONCE);
      missing.push(...(await Promise.all(lists.map((one) => this.#missing(one.article, one.held)))));
    }
    for (const commit of packCommits(missing)) {
      const write = async (some: readonly MissingComments[]) => {
        let found: number | null = null;
        hecho.comentarios += await this.#run.insist(async () => {
          // After a try whose answer was lost, what is stored by then is not written again.
          const left: readonly MissingComments[] = found === null ? some : await stillMissing(db, some);
          found = countOf(some) - countOf(left);
          return found + (await writeComments(db, left));
        });
      };
      await writeOrTell(commit, write, ({ articleId: id, comments }, { message }) =>
        problems.add({ codigo: 'no-guardado', nombre: id, id, detalle: `${comments.length}: ${message}` }),
      );
      await this.#step();
    }
  }

  /** Articles that have comments to bring; the others are told, or have them all. */
  #wanted(id: string, held: Held, article: Article | undefined): { article: Article; held: Held }[] {
    const { problems } = this.#run;
    const detalle = String(held.comments.length);
    if (!article) problems.add({ codigo: 'comentario-huerfano', nombre: id, id, detalle });
    else if (!article.origen)
      problems.add({ codigo: 'comentario-ajeno', nombre: article.titulo, id, detalle });
    else if (hasAllComments(article, held.thread)) this.#countFound(held.comments.length);
    else return [{ article, held }];
    return [];
  }

  async #missing(article: Article, { comments, thread }: Held): Promise<MissingComments> {
    const missing = await this.#run.insist(() => findMissing(this.#run.db, article, comments));
    this.#countFound(comments.length - missing.length);
    const dealt = (this.#dealt.get(article.id) ?? 0) + comments.length;
    this.#dealt.set(article.id, dealt);
    return {
      articleId: article.id,
      comments: missing,
      marca: dealt >= thread.total ? thread.marca : null,
    };
  }
}
