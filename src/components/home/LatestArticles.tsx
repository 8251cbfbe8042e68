import { useId } from 'react';
import { ArticleCard, CardSkeleton } from '@/components/articles/ArticleCard';
import { ButtonLink, EmptyState, ErrorState, Places } from '@/components/ui';
import { HOME_LATEST } from '@/model/articles/library/library';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import type { useHomeCards } from '@/services/articles';
import styles from './home.module.css';

type LatestArticlesProps = Pick<ReturnType<typeof useHomeCards>, 'cards' | 'status' | 'retry'>;

/** The newest articles, on the title's line the way to all; on a phone that stands under them. */
export function LatestArticles({ cards, status, retry }: LatestArticlesProps) {
  const id = useId();
  const texts = messages.home.latest;
  return (
    <section className={`container ${styles.part} ${styles.latest}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{texts.title}</h2>
        <p className="mt-1 text-soft" role="status">
          {status === 'loading' ? texts.loading : texts.lead}
        </p>
      </div>
      <div className={`minw-0 ${styles.content}`}>
        {status === 'loading' && (
          <div className={styles.cards} aria-busy="true">
            <CardSkeleton layout="feature" />
            <Places count={HOME_LATEST - 1}>
              <CardSkeleton layout="row" />
            </Places>
          </div>
        )}
        {status === 'error' && <ErrorState text={texts.error} onRetry={retry} />}
        {status === 'ready' && cards.length === 0 && <EmptyState text={texts.empty} />}
        {status === 'ready' && cards.length > 0 && (
          <ul className={styles.cards}>
            {cards.slice(0, HOME_LATEST).map((card, index) => (
              <li key={card.id}>
                <ArticleCard card={card} layout={index === 0 ? 'feature' : 'row'} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="align-self-end">
        <ButtonLink to={paths.library.href()} variant="secondary">
          {texts.all}
        </ButtonLink>
      </div>
    </section>
  );
}
