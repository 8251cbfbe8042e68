import { countNames } from '../../categories/category';
import { foldText } from '../../shared/text/fold-text';
import type { Article, ArticleCard } from '../article';

type Reading = Pick<Article, 'id' | 'titulo' | 'resumen' | 'contenido' | 'tags' | 'categorias'>;

/** What each thing in common counts; a rare tag counts up to twice. */
const WEIGHT = { passage: 5, tag: 4, category: 2, word: 1 } as const;
/** Words and passages in common beyond these say nothing more. */
const MOST = { passage: 2, word: 4 } as const;
/** Reading what cards say takes a phone its time: so many of them, the closest by name. */
const COMPARED = 150;
/** Shorter words join sentences rather than subjects. */
const WORD = /[\p{L}\p{N}]{5,}/gu;
/** A chapter of the Book of Mormon, as '1 Nefi 16' or 'Alma 36', in folded text. */
const PASSAGE = /\b(?:[1-4] ?nefi|jacob|enos|jarom|omni|mosiah|alma|helaman|mormon|eter|moroni) \d{1,2}\b/g;

/** The books of `PASSAGE` as they are written, but for those that a capital letter makes. */
const WRITTEN: Readonly<Record<string, string>> = {
  enos: 'Enós',
  mosiah: 'Mosíah',
  helaman: 'Helamán',
  mormon: 'Mormón',
  eter: 'Éter',
};

const matches = (text: string, pattern: RegExp) => new Set(foldText(text).match(pattern) ?? []);
const folded = (names: readonly string[]) => new Set(names.map((name) => foldText(name.trim())));

function shared(a: ReadonlySet<string>, b: Iterable<string>): string[] {
  return [...b].filter((one) => a.has(one));
}

/** How rare each tag is among the cards, from 1 (all have it) to 2 (one has it). */
function rarity(cards: readonly ArticleCard[]): (tag: string) => number {
  const totals = countNames(cards.map(({ tags }) => [...folded(tags)]));
  const most = Math.log(cards.length + 1);
  return (tag) => 2 - Math.log(totals.get(tag) ?? 1) / most;
}

type Kinship = (card: ArticleCard) => number;

/** By what both are called: tags and category. Quick, for any number of cards. */
function byNames(article: Reading, cards: readonly ArticleCard[]): Kinship {
  const tags = folded(article.tags);
  const categories = folded(article.categorias);
  const rare = rarity(cards);
  return (card) =>
    WEIGHT.tag * shared(tags, folded(card.tags)).reduce((sum, tag) => sum + rare(tag), 0) +
    WEIGHT.category * Math.min(1, shared(categories, folded(card.categorias)).length);
}

/** By what both say: passages and words. */
function byWords({ titulo, resumen, contenido, tags }: Reading): Kinship {
  const words = matches([titulo, resumen, ...tags].join('\n'), WORD);
  const passages = matches(`${titulo}\n${resumen}\n${contenido}`, PASSAGE);
  return (card) => {
    const text = [card.titulo, card.resumen, ...card.tags].join('\n');
    const inCommon = (own: ReadonlySet<string>, pattern: RegExp) =>
      shared(own, matches(text, pattern)).length;
    return (
      WEIGHT.passage * Math.min(MOST.passage, inCommon(passages, PASSAGE)) +
      WEIGHT.word * Math.min(MOST.word, inCommon(words, WORD))
    );
  };
}

interface Candidate {
  card: ArticleCard;
  kin: number;
  time: number;
  chance: number;
}

/** The most in common first, then the newest; chance decides among equals only. */
function inOrder(a: Candidate, b: Candidate): number {
  return b.kin - a.kin || (a.time === b.time ? a.chance - b.chance : b.time - a.time);
}

/**
 * The `n` other articles to go on with: those that have the most in common with this one, then the newest; chance decides among
 * equals only (design decision 15). What they say is compared for the closest by name. `random` is injected by tests.
 */
export function kindred(
  article: Reading,
  cards: readonly ArticleCard[],
  n: number,
  random: () => number = Math.random,
) {
  const named = byNames(article, cards);
  const said = byWords(article);
  const closest = cards
    .filter((card) => card.id !== article.id)
    .map(
      (card): Candidate => ({
        card,
        kin: named(card),
        time: card.fechaPublicacion?.getTime() ?? 0,
        chance: random(),
      }),
    )
    .sort(inOrder)
    .slice(0, COMPARED)
    .map((one) => ({ ...one, kin: one.kin + said(one.card) }))
    .sort(inOrder)
    .slice(0, n);
  // How many of them have something in common with the article is told too.
  return { cards: closest.map(({ card }) => card), related: closest.filter(({ kin }) => kin > 0).length };
}

/** Why an article is recommended after another: the first thing that they have in common. */
export interface Reason {
  kind: 'pasaje' | 'etiqueta' | 'categoria';
  /** As readers know it. */
  name: string;
}

/** 'mosiah 3' → 'Mosíah 3', '1nefi 16' → '1 Nefi 16'. */
function passageName(folded: string): string {
  const [, number, book = '', chapter] = /^([1-4])? ?(\p{L}+) (\d+)$/u.exec(folded) ?? [];
  const name = WRITTEN[book] ?? book.charAt(0).toUpperCase() + book.slice(1);
  return [number, name, chapter].filter(Boolean).join(' ');
}

const saidIn = ({ titulo, resumen }: Pick<Reading, 'titulo' | 'resumen'>, more = '') =>
  matches(`${titulo}\n${resumen}\n${more}`, PASSAGE);

const firstShared = (own: readonly string[], others: readonly string[]): string | undefined => {
  const known = folded(own);
  return others.find((one) => known.has(foldText(one.trim())));
};

/** Why a card is recommended after an article, the weightiest first; null where words alone speak for it, or nothing does. */
export function reasonFor(article: Reading, card: ArticleCard): Reason | null {
  const [passage] = shared(saidIn(article, article.contenido), saidIn(card, card.tags.join('\n')));
  if (passage !== undefined) return { kind: 'pasaje', name: passageName(passage) };
  const tag = firstShared(article.tags, card.tags);
  if (tag !== undefined) return { kind: 'etiqueta', name: tag };
  const category = firstShared(article.categorias, card.categorias);
  return category === undefined ? null : { kind: 'categoria', name: category };
}
