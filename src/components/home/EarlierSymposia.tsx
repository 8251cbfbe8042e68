import PlaceIcon from 'bootstrap-icons/icons/geo-alt.svg?react';
import { Link } from 'react-router-dom';
import { EmptyState, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import type { ArticleCard as Card } from '@/model/article';
import { formatDate, isoDate } from '@/model/dates';
import { EXCERPT, truncate } from '@/model/excerpt';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import styles from './EarlierSymposia.module.css';

const SHOWN = 4;

interface EarlierSymposiaProps {
  /** The published articles, newest first; the symposia are picked from them. */
  cards: readonly Card[];
  status: 'loading' | 'error' | 'ready';
  /** False while older years, where there may be more symposia, are on their way. */
  complete: boolean;
  onRetry: () => void;
}

export function EarlierSymposia({ cards, status, complete, onRetry }: EarlierSymposiaProps) {
  const texts = messages.home.symposia;
  if (status === 'error') {
    return (
      <div className={styles.state}>
        <ErrorState text={texts.error} onRetry={onRetry} />
      </div>
    );
  }
  const symposia = cards.filter((card) => card.esSimposio).slice(0, SHOWN);
  const waiting = status === 'loading' || !complete;
  if (symposia.length === 0 && !waiting) {
    return (
      <div className={styles.state}>
        <EmptyState text={texts.empty} />
      </div>
    );
  }
  return (
    <>
      <ol className={styles.list}>
        {symposia.map((card) => (
          <Symposium key={card.id} card={card} />
        ))}
      </ol>
      {waiting && symposia.length < SHOWN && <SymposiaSkeleton count={SHOWN - symposia.length} />}
    </>
  );
}

function Symposium({ card }: { card: Card }) {
  const date = formatDate(card.fechaPublicacion);
  return (
    <li className={styles.item}>
      <h4 className={styles.title}>
        <Link to={paths.article.href(card.id)}>{card.titulo}</Link>
      </h4>
      <p className={styles.meta}>
        <span className={styles.place}>
          <PlaceIcon aria-hidden="true" />
          <span className="visually-hidden">{messages.home.symposia.place}: </span>
          {card.lugar}
        </span>
        <time dateTime={isoDate(card.fechaPublicacion)}>{date}</time>
      </p>
      <p className={styles.excerpt}>{truncate(card.resumen, EXCERPT.symposium)}</p>
    </li>
  );
}

function SymposiaSkeleton({ count }: { count: number }) {
  return (
    <LoadingRegion text={messages.home.symposia.loading}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never move
        <div key={place} className={`${styles.item} ${styles.placeholder}`}>
          <Skeleton width="70%" height="1.35rem" />
          <Skeleton width="40%" height="0.8rem" />
          <Skeleton lines={2} />
        </div>
      ))}
    </LoadingRegion>
  );
}
