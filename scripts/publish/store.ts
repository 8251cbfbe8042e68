import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '@/model/articles/article';
import type { Weighed } from '@/model/articles/passages/passage-entry';
import { weighPassages } from '@/model/articles/passages/weigh-passages';
import { featuredPicture } from '@/model/articles/reading/special-pictures';
import { readDatedJson, writeDatedJson } from '@/model/shared/stored/dated-json';
import type { Source } from '@/model/sources/source';
import type { Shard } from '@/services/articles/shards';

/** What is kept in memory of each published article; the rest is in its file. */
export interface KnownArticle {
  id: string;
  titulo: string;
  categorias: string[];
  /** The account of who wrote it; '' where there is none. */
  autorId: string;
  autor: string;
  /** Milliseconds. */
  publicado: number | null;
  cambiado: number | null;
  /** Pictures that its page shows, as they are stored. */
  imagenes: string[];
  /** The one at its head. */
  portada: string | null;
  /** Where it stood on the old blog, as the import kept it. */
  direccion: string | null;
  /** The passages of scripture that it treats. */
  pasajes: readonly Weighed[];
  /** What it cites. */
  fuentes: readonly Source[];
  /** The catalogue's entry when it was read: another one means that the article changed. */
  tarjeta: string;
}

export interface KnownTopic {
  id: string;
  titulo: string;
  categoriaId: string;
  cambiado: number | null;
  pasajes: readonly Weighed[];
}

/** What was read by earlier runs. */
export interface Known {
  shards: Record<string, Shard>;
  articles: Record<string, KnownArticle>;
  /** Milliseconds: articles changed until then were read. */
  articlesUntil: number;
  /** By last change, the newest first. */
  topics: KnownTopic[];
  /** How many topics the categories counted when those were read. */
  topicsCounted: number;
  /** Accounts that wrote articles and are no more: they are not asked for again. */
  gone: string[];
}

/** Another number throws away what was read: for when what is kept changes. */
const FORMAT = 5;

const nothing = (): Known => ({
  shards: {},
  articles: {},
  articlesUntil: 0,
  topics: [],
  topicsCounted: -1,
  gone: [],
});

/** A file is whole or as it was, also where the run ends in the middle of writing it. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.tmp`, text);
  renameSync(`${file}.tmp`, file);
}

/** What a run read of one project, kept on disk for the next one: a file an article, and what is known of all. */
export class ContentStore {
  readonly #folder: string;
  known: Known;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(join(folder, 'articles'), { recursive: true });
    this.known = this.#load();
  }

  #load(): Known {
    const file = join(this.#folder, 'known.json');
    if (!existsSync(file)) return nothing();
    // Our own file: another format is another number.
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Known & { format: number };
    return kept.format === FORMAT ? { ...nothing(), ...kept } : nothing();
  }

  /** Forgets everything: the next reading is of all. */
  clear(): void {
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(join(this.#folder, 'articles'), { recursive: true });
    this.known = nothing();
  }

  save(): void {
    writeWhole(join(this.#folder, 'known.json'), JSON.stringify({ format: FORMAT, ...this.known }));
  }

  putArticle(article: Article, tarjeta: string): void {
    const { id, titulo, categorias, autorId, autor, imagenPrincipal, imagenes, origen } = article;
    writeWhole(this.#articleFile(id), writeDatedJson(article));
    this.known.articles[id] = {
      id,
      titulo,
      categorias,
      autorId,
      autor,
      publicado: article.fechaPublicacion?.getTime() ?? null,
      cambiado: article.fechaActualizacion?.getTime() ?? null,
      imagenes: [...(imagenPrincipal === null ? [] : [imagenPrincipal]), ...imagenes],
      portada: featuredPicture(article) ?? imagenPrincipal,
      direccion: origen?.direccion ?? null,
      pasajes: weighPassages(article, article.pasajesPrincipales),
      fuentes: article.fuentes,
      tarjeta,
    };
  }

  removeArticle(id: string): void {
    delete this.known.articles[id];
    rmSync(this.#articleFile(id), { force: true });
  }

  /** The whole of an article that is known. */
  article(id: string): Article {
    return readDatedJson(readFileSync(this.#articleFile(id), 'utf8')) as Article;
  }

  #articleFile(id: string): string {
    return join(this.#folder, 'articles', `${encodeURIComponent(id)}.json`);
  }
}
