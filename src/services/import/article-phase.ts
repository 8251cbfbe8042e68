import type { Article } from '@/model/articles/article';
import { shardYear } from '@/model/articles/catalogue/catalogue';
import { picturesIn, withCopiedPictures } from '@/model/import/imported-article';
import { type PreparedItem, type ReadyArticle, readyArticle } from '@/model/import/prepare';
import type { WaitingArticle } from '@/model/import/progress';
import type { ServiceError } from '../firestore/errors';
import { createArticles, findArticles, judge, LOOKED_UP, updateArticle } from './articles';
import { type ImportRun, writeOrTell } from './import-run';

/** Articles of one commit: with their two entries well below the 500 writes and 10 MiB it takes. */
const GROUP = 20;
const PICTURES_AT_ONCE = 4;
/** So many articles refused one after another: it is not the articles. */
const REFUSED_IN_A_ROW = 20;

interface Waiting {
  ordinal: number;
  what: WaitingArticle[1];
  ready: ReadyArticle;
}

/** The articles of the file, a handful at a time: looked up, and those that are new written in groups of one year. */
export class ArticlePhase {
  readonly #run: ImportRun;
  /** What an earlier run has counted, and what it left waiting. */
  readonly #known: { leidos: number; esperan: ReadonlyMap<number, WaitingArticle[1]> };
  #refused = 0;

  constructor(run: ImportRun) {
    this.#run = run;
    this.#known = { leidos: run.journal.leidos, esperan: new Map(run.journal.esperan) };
  }

  async work(from: number): Promise<void> {
    const { source, choices } = this.#run.options;
    const options = { phase: 'articulos', choices, from, categories: this.#run.categories } as const;
    let next = from;
    for await (const handful of source.read(options, this.#run.signal)) {
      next = (handful.at(-1)?.ordinal ?? next) + 1;
      const unread = handful.filter(({ ordinal }) => ordinal >= this.#known.leidos);
      this.#run.problems.add(...unread.flatMap(({ problems }) => problems));
      await this.#writeAll(await this.#waitingAmong(handful), Math.max(next, this.#known.leidos));
    }
    await this.#run.step({ fase: 'comentarios', desde: 0, leidos: 0, esperan: [] });
  }

  /** Those that are to be written; the others are counted, or told. What an earlier run has counted is passed over. */
  async #waitingAmong(handful: readonly PreparedItem[]): Promise<Waiting[]> {
    const { db } = this.#run;
    const { leidos, esperan } = this.#known;
    const items = handful.filter(({ ordinal }) => ordinal >= leidos || esperan.has(ordinal));
    const waiting: Waiting[] = [];
    for (let at = 0; at < items.length; at += LOOKED_UP) {
      const some = items.slice(at, at + LOOKED_UP);
      const ids = some.flatMap(({ article }) => (article ? [article.imported.id] : []));
      const known = await this.#run.insist(() => findArticles(db, ids));
      for (const { ordinal, article: ready } of some) {
        const what = ready && this.#judge(ordinal, ready, known.get(ready.imported.id));
        if (what) waiting.push({ ordinal, what, ready });
      }
    }
    return waiting;
  }

  #judge(ordinal: number, { imported }: ReadyArticle, stored: Article | undefined) {
    const verdict = judge(imported, stored);
    if (verdict === 'crear' || verdict === 'actualizar') return verdict;
    // It waited, and is there: it was written by a commit whose answer was lost.
    if (verdict === 'igual') this.#count(this.#known.esperan.get(ordinal));
    else this.#run.problems.add({ codigo: verdict, nombre: imported.titulo, id: imported.id });
    return null;
  }

  #count(what?: WaitingArticle[1]): void {
    const { hecho } = this.#run;
    if (what === 'crear') hecho.creados += 1;
    else if (what === 'actualizar') hecho.actualizados += 1;
    else hecho.iguales += 1;
  }

  /** Writes articles, new ones by year (drafts, which have no entries, under 0); `next` comes after them in the file. */
  async #writeAll(articles: readonly Waiting[], next: number): Promise<void> {
    let waiting = [...articles];
    for (;;) {
      const esperan = waiting.map(({ ordinal, what }) => [ordinal, what] as const);
      const [first] = waiting;
      // Everything before the first that still waits is written.
      await this.#run.step({ fase: 'articulos', desde: first?.ordinal ?? next, leidos: next, esperan });
      if (!first) return;
      const year = shardYear('catalogo', first.ready.imported);
      const isAlike = ({ what, ready }: Waiting) =>
        what === 'crear' && shardYear('catalogo', ready.imported) === year;
      const group = first.what === 'crear' ? waiting.filter(isAlike).slice(0, GROUP) : [first];
      const ready: ReadyArticle[] = [];
      for (const one of group) ready.push(await this.#withCopiedPictures(one.ready));
      await (first.what === 'crear' ? this.#create(ready) : this.#update(ready));
      waiting = waiting.filter((one) => !group.includes(one));
    }
  }

  async #create(group: readonly ReadyArticle[]): Promise<void> {
    const { db, hecho } = this.#run;
    const write = async (some: readonly ReadyArticle[]) => {
      const created = await this.#run.insist(() => createArticles(db, some));
      this.#refused = 0;
      hecho.creados += created.length;
      hecho.iguales += some.length - created.length;
    };
    await writeOrTell(group, write, this.#tell);
  }

  async #update(group: readonly ReadyArticle[]): Promise<void> {
    const { db, hecho, problems } = this.#run;
    const write = async (some: readonly ReadyArticle[]) => {
      for (const ready of some) {
        const { titulo, id } = ready.imported;
        if (await this.#run.insist(() => updateArticle(db, ready))) hecho.actualizados += 1;
        else problems.add({ codigo: 'editado-aqui', nombre: titulo, id });
      }
    };
    await writeOrTell(group, write, this.#tell);
  }

  /** Tells one article that the database does not take. */
  readonly #tell = ({ imported: { titulo, id } }: ReadyArticle, error: ServiceError): void => {
    this.#refused += 1;
    if (this.#refused >= REFUSED_IN_A_ROW) throw error;
    this.#run.problems.add({ codigo: 'no-guardado', nombre: titulo, id, detalle: error.message });
  };

  async #withCopiedPictures(ready: ReadyArticle): Promise<ReadyArticle> {
    const { copyPicture, choices } = this.#run.options;
    if (choices.imagenes !== 'copiar' || !copyPicture) return ready;
    const { imported } = ready;
    const copies = new Map<string, string>();
    const addresses = picturesIn(imported.contenido);
    const copy = async (address: string) => {
      try {
        copies.set(address, await copyPicture(imported.id, address, this.#run.signal));
        this.#run.hecho.imagenes += 1;
      } catch {
        this.#run.signal.throwIfAborted();
        const named = { nombre: imported.titulo, id: imported.id, detalle: address };
        this.#run.problems.add({ codigo: 'imagen-no-copiada', ...named });
      }
    };
    for (let at = 0; at < addresses.length; at += PICTURES_AT_ONCE) {
      await this.#run.options.control.checkpoint();
      await Promise.all(addresses.slice(at, at + PICTURES_AT_ONCE).map(copy));
    }
    return readyArticle(withCopiedPictures(imported, copies));
  }
}
