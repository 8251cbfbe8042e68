import { picturesIn, withPictures } from '@/model/blogger/imported-article';
import { type ReadyArticle, readyArticle } from '@/model/blogger/prepare';
import { shardYear } from '@/model/catalogue';
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
  ready: ReadyArticle;
}

/** The articles of the file, a handful at a time: looked up, and those that are new written in groups of one year. */
export class ArticlePhase {
  readonly #run: ImportRun;
  #refused = 0;

  constructor(run: ImportRun) {
    this.#run = run;
  }

  async work(from: number): Promise<void> {
    const { source, choices } = this.#run.options;
    const options = { phase: 'articulos', choices, from, categories: this.#run.categories } as const;
    let next = from;
    for await (const handful of source.read(options, this.#run.signal)) {
      next = (handful.at(-1)?.ordinal ?? next) + 1;
      this.#run.problems.add(...handful.flatMap(({ problems }) => problems));
      const items = handful.flatMap(({ article, ordinal }) => (article ? [{ ordinal, ready: article }] : []));
      await this.#createAll(await this.#newAmong(items), next);
      await this.#run.step('articulos', next);
    }
    await this.#run.step('comentarios', 0);
  }

  /** Those that the site has not; the others are brought up to date, or told. */
  async #newAmong(items: readonly Waiting[]): Promise<Waiting[]> {
    const { db, hecho, problems } = this.#run;
    const fresh: Waiting[] = [];
    for (let at = 0; at < items.length; at += LOOKED_UP) {
      const some = items.slice(at, at + LOOKED_UP);
      const ids = some.map(({ ready }) => ready.imported.id);
      const known = await findArticles(db, ids);
      for (const item of some) {
        const { imported } = item.ready;
        const verdict = judge(imported, known.get(imported.id));
        if (verdict === 'igual') hecho.iguales += 1;
        else if (verdict === 'crear') fresh.push(item);
        else if (verdict === 'actualizar') await this.#update(item.ready);
        else problems.add({ codigo: verdict, nombre: imported.titulo, id: imported.id });
      }
    }
    return fresh;
  }

  /** Writes articles by year (drafts, which have no entries, under 0); `next` comes after them in the file. */
  async #createAll(articles: readonly Waiting[], next: number): Promise<void> {
    let waiting = [...articles];
    for (let [first] = waiting; first; [first] = waiting) {
      const year = shardYear(first.ready.imported);
      const group = waiting.filter(({ ready }) => shardYear(ready.imported) === year).slice(0, GROUP);
      const ready: ReadyArticle[] = [];
      for (const one of group) ready.push(await this.#withPictures(one.ready));
      await this.#create(ready);
      waiting = waiting.filter((one) => !group.includes(one));
      // Everything before the first that still waits is written.
      await this.#run.step('articulos', waiting[0]?.ordinal ?? next);
    }
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
