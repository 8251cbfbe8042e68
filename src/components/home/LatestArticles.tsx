import { ArticleCard } from '@/components/articles/ArticleCard';
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@/components/ui';
import type { ArticleCard as Card } from '@/model/article';
import { EXCERPT } from '@/model/excerpt';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import styles from './LatestArticles.module.css';
import { Section } from './Section';

const SHOWN = 3;

interface LatestArticlesProps {
  /** Newest first. */
  cards: readonly Card[];
  status: 'loading' | 'error' | 'ready';
  onRetry: () => void;
}

export function LatestArticles({ cards, status, onRetry }: LatestArticlesProps) {
  const texts = messages.home.latest;
  return (
    <Section
      title={texts.title}
      lead={<span role="status">{status === 'loading' ? texts.loading : texts.lead}</span>}
      action={
        <ButtonLink to={paths.library.href()} variant="secondary">
          {texts.all}
        </ButtonLink>
      }
    >
      {status === 'loading' && <LatestSkeleton />}
      {status === 'error' && <ErrorState text={texts.error} onRetry={onRetry} />}
      {status === 'ready' && cards.length === 0 && <EmptyState text={texts.empty} />}
      {status === 'ready' && cards.length > 0 && (
        <ul className={styles.grid}>
          {cards.slice(0, SHOWN).map((card) => (
            <li key={card.id}>
              <ArticleCard card={card} summaryLength={EXCERPT.homeCard} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function LatestSkeleton() {
  return (
    <div className={styles.grid} aria-busy="true">
      {Array.from({ length: SHOWN }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never move
        <div key={place} className={styles.placeholder}>
          <Skeleton aspectRatio="16 / 9" />
          <div className={styles.text}>
            <Skeleton width="45%" height="0.8rem" />
            <Skeleton lines={2} height="1.3rem" />
            <Skeleton lines={4} />
          </div>
        </div>
      ))}
    </div>
  );
}
