import { memo } from 'react';
import { ArticleCard } from '@/components/articles/ArticleCard';
import type { ArticleCard as Card } from '@/model/article';
import type { LibraryFilters } from '@/model/library';
import { messages } from '@/model/messages';
import { foundUnseen } from '@/model/relevance';

/** Cards whose picture is on the first screen. */
const FIRST_SCREEN = 3;

interface ArticleResultsProps {
  cards: readonly Card[];
  vista: LibraryFilters['vista'];
  words: readonly string[];
  linkState: unknown;
}

/** Where the words are that the card does not show. */
function unseen(card: Card, words: readonly string[]) {
  if (words.length === 0) return null;
  const { tags, words: inText } = foundUnseen(card, words);
  const { card: text } = messages.library;
  return [
    { label: text.inTags, found: tags },
    { label: text.inText, found: inText },
  ]
    .filter(({ found }) => found.length > 0)
    .map(({ label, found }) => (
      <span key={label}>
        {label}{' '}
        {found.map((word) => (
          <mark key={word}>{word}</mark>
        ))}{' '}
      </span>
    ));
}

/** Of the cards, and of those to come. */
export const resultsLook = (vista: LibraryFilters['vista']) =>
  vista === 'lista' ? 'vstack gap-4' : 'cols-cards gap-5';

/** One page of the library, as cards or as a list. */
export const ArticleResults = memo(function ArticleResults({
  cards,
  vista,
  words,
  linkState,
}: ArticleResultsProps) {
  return (
    <ul className={resultsLook(vista)}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ArticleCard
            card={card}
            layout={vista === 'lista' ? 'row' : 'card'}
            words={words}
            note={unseen(card, words)}
            priority={index < FIRST_SCREEN}
            linkState={linkState}
          />
        </li>
      ))}
    </ul>
  );
});
