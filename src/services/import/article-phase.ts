import { picturesIn, withPictures } from '@/model/blogger/imported-article';
import { type ReadyArticle, readyArticle } from '@/model/blogger/prepare';
import { shardYear } from '@/model/catalogue';
import type { ServiceError } from '../firestore/errors';
import { createArticles, findArticles, judge, LOOKED_UP, updateArticle } from './articles';
import { type ImportRun, writeOrTell } from './import-run';

/** Articles of one commit: with their two entries well below the 500 writes and 10 MiB it takes. */
const GROUP = 20;
const GROUP_CHARACTERS = 400_000;
/** Text waiting for its year's group to fill; past it the fullest group is written. */
const WAITING_CHARACTERS = 6_000_000;
const PICTURES_AT_ONCE = 4;
/** So many articles refused one after another: it is not the articles. */
const REFUSED_IN_A_ROW = 20;

interface Waiting {
  ordinal: number;
  ready: ReadyArticle;
}

function charactersOf(articles: readonly Waiting[]): number {
  return articles.reduce((sum, { ready: { imported, entries } }) => {
    const listed = entries ? entries.card.length + entries.words.length : 0;
    return sum + imported.contenido.length + listed;
  }, 0);
}

/** The articles of the file: looked up a handful at a time, written in groups of one year. */
export class ArticlePhase {
  readonly #run: ImportRun;
  /** By year; drafts, which have no entries, under 0. */
  readonly #groups = new Map<number, Waiting[]>();
  #refused = 0;
  #ordinal = 0;

  constructor(run: ImportRun) {
    this.#run = run;
  }

  async work(from: number): Promise<void> {
    const { source, choices } = this.#run.options;
    this.#ordinal = from;
    const options = { phase: 'articulos', choices, from, categories: this.#run.categories } as const;
    const unseen: Waiting[] = [];
    for await (const handful of source.read(options, this.#run.signal)) {
      for (const { article, ordinal, problems } of handful) {
        this.#run.problems.add(...problems);
        if (article) unseen.push({ ordinal, ready: article });
      }
      const last = handful.at(-1);
      while (unseen.length >= LOOKED_UP) await this.#sort(unseen.splice(0, LOOKED_UP));
      this.#ordinal = unseen[0]?.ordinal ?? (last ? last.ordinal + 1 : this.#ordinal);
      await this.#step();
    }
    await this.#sort(unseen);
    for (const year of [...this.#groups.keys()]) await this.#flush(year);
    await this.#run.step('comentarios', 0);
  }

  /** Everything before the first article that still waits is written. */
  #step(): Promise<void> {
    let done = this.#ordinal;
    for (const [first] of this.#groups.values()) if (first && first.ordinal < done) done = first.ordinal;
    return this.#run.step('articulos', done);
  }

  async #sort(items: readonly Waiting[]): Promise<void> {
    const { db, hecho, problems } = this.#run;
    const known = await findArticles(
      db,
      items.map(({ ready }) => ready.imported.id),
    );
    for (const item of items) {
      const { imported } = item.ready;
      // A group may be written with this one: it goes on behind it. What waits in other groups holds the place back.
      this.#ordinal = item.ordinal + 1;
      const verdict = judge(imported, known.get(imported.id));
      if (verdict === 'igual') hecho.iguales += 1;
      else if (verdict === 'crear') await this.#wait(item);
      else if (verdict === 'actualizar') await this.#update(item.ready);
      else problems.add({ codigo: verdict, nombre: imported.titulo, id: imported.id });
    }
  }

  async #wait(waiting: Waiting): Promise<void> {
    const year = shardYear(waiting.ready.imported);
    const group = this.#groups.get(year) ?? [];
    group.push(waiting);
    this.#groups.set(year, group);
    if (group.length >= GROUP || charactersOf(group) >= GROUP_CHARACTERS) await this.#flush(year);
    else if (charactersOf([...this.#groups.values()].flat()) > WAITING_CHARACTERS) {
      const [fullest] = [...this.#groups].sort((a, b) => b[1].length - a[1].length);
      if (fullest) await this.#flush(fullest[0]);
    }
  }

  async #flush(year: number): Promise<void> {
    const group = this.#groups.get(year) ?? [];
    if (group.length === 0) return;
    const ready: ReadyArticle[] = [];
    for (const waiting of group) ready.push(await this.#withPictures(waiting.ready));
    await this.#create(ready);
    this.#groups.delete(year);
    await this.#step();
  }

  async #create(group: readonly ReadyArticle[]): Promise<void> {
    const { db, hecho } = this.#run;
    const write = async (some: readonly ReadyArticle[]) => {
      const created = await createArticles(db, some);
      this.#refused = 0;
      hecho.creados += created.length;
      hecho.iguales += some.length - created.length;
    };
    await writeOrTell(group, write, this.#tell);
  }

  async #update(ready: ReadyArticle): Promise<void> {
    const { db, hecho, problems } = this.#run;
    const { titulo, id } = ready.imported;
    const write = async () => {
      if (await updateArticle(db, await this.#withPictures(ready))) hecho.actualizados += 1;
      else problems.add({ codigo: 'editado-aqui', nombre: titulo, id });
    };
    await writeOrTell([ready], write, this.#tell);
  }

  /** Tells one article that the database does not take. */
  readonly #tell = ({ imported: { titulo, id } }: ReadyArticle, error: ServiceError): void => {
    this.#refused += 1;
    if (this.#refused >= REFUSED_IN_A_ROW) throw error;
    this.#run.problems.add({ codigo: 'no-guardado', nombre: titulo, id, detalle: error.message });
  };

  async #withPictures(ready: ReadyArticle): Promise<ReadyArticle> {
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
    return readyArticle(withPictures(imported, copies));
  }
}
