import { memo } from 'react';
import { ArticleCard } from '@/components/articles/ArticleCard';
import type { ArticleCard as Card } from '@/model/article';
import type { LibraryFilters } from '@/model/library';
import styles from './ArticleResults.module.css';

/** Cards whose picture is on the first screen. */
const FIRST_SCREEN = 3;

interface ArticleResultsProps {
  cards: readonly Card[];
  vista: LibraryFilters['vista'];
  words: readonly string[];
  linkState: unknown;
}

/** One page of the library, as cards or as a list. */
export const ArticleResults = memo(function ArticleResults({
  cards,
  vista,
  words,
  linkState,
}: ArticleResultsProps) {
  return (
    <ul className={styles.results} data-view={vista}>
      {cards.map((card, index) => (
        <li key={card.id} className={styles.item}>
          <ArticleCard
            card={card}
            layout={vista === 'lista' ? 'row' : 'card'}
            words={words}
            priority={index < FIRST_SCREEN}
            linkState={linkState}
          />
        </li>
      ))}
    </ul>
  );
});
