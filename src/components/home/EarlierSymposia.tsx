import PlaceIcon from 'bootstrap-icons/icons/geo-alt.svg?react';
import { Link } from 'react-router-dom';
import { EmptyState, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import type { ArticleCard as Card } from '@/model/article';
import { formatDate, isoDate } from '@/model/dates';
import { EXCERPT, truncate } from '@/model/excerpt';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';

const SHOWN = 4;
/** One symposium, and the place of one to come. */
const ITEM = 'position-relative vstack gap-2 py-4 border-bottom';

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
      <div className="mt-4">
        <ErrorState text={texts.error} onRetry={onRetry} />
      </div>
    );
  }
  const symposia = cards.filter((card) => card.esSimposio).slice(0, SHOWN);
  const waiting = status === 'loading' || !complete;
  if (symposia.length === 0 && !waiting) {
    return (
      <div className="mt-4">
        <EmptyState text={texts.empty} />
      </div>
    );
  }
  return (
    <>
      <ol className="vstack">
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
    <li className={ITEM}>
      <h4 className="fs-lg">
        <Link to={paths.article.href(card.id)} className="link-quiet stretched-link">
          {card.titulo}
        </Link>
      </h4>
      <p className="d-flex flex-wrap row-gap-1 column-gap-4 text-soft fs-xs">
        <span className="d-inline-flex align-items-center gap-1 text-clay fw-semibold">
          <PlaceIcon aria-hidden="true" />
          <span className="visually-hidden">{messages.home.symposia.place}: </span>
          {card.lugar}
        </span>
        <time dateTime={isoDate(card.fechaPublicacion)}>{date}</time>
      </p>
      <p className="text-soft fs-sm">{truncate(card.resumen, EXCERPT.symposium)}</p>
    </li>
  );
}

function SymposiaSkeleton({ count }: { count: number }) {
  return (
    <LoadingRegion text={messages.home.symposia.loading}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never move
        <div key={place} className={ITEM} style={{ minHeight: '8.25rem' }}>
          <Skeleton width="70%" height="1.35rem" />
          <Skeleton width="40%" height="0.8rem" />
          <Skeleton lines={2} />
        </div>
      ))}
    </LoadingRegion>
  );
}
