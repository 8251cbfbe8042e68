import type { ArticleCard } from '@/model/article';
import { titleKey } from '@/model/library';
import { messages } from '@/model/messages';

/** A select with every tag ever used is no help: the most used ones, and the rest by search. */
export const TAG_OPTIONS = 80;

interface Option {
  value: string;
  label: string;
}

/** The options of a select, with the chosen one added when no article has it: an old link must still say what it asks. */
export function withChosen(options: readonly Option[], chosen: string | null): readonly Option[] {
  if (chosen === null || options.some((option) => option.value === chosen)) return options;
  return [...options, { value: chosen, label: chosen }];
}

/** The most used tags, in alphabetical order. */
export function tagOptions(cards: readonly ArticleCard[]): Option[] {
  const totals = new Map<string, number>();
  for (const card of cards) {
    for (const tag of card.tags) totals.set(tag, (totals.get(tag) ?? 0) + 1);
  }
  return [...totals]
    .sort((a, b) => b[1] - a[1])
    .slice(0, TAG_OPTIONS)
    .map(([tag, total]) => ({ key: titleKey(tag), tag, total }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ tag, total }) => ({ value: tag, label: messages.library.filters.option(tag, total) }));
}
