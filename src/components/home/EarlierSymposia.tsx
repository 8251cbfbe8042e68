import CalendarIcon from 'bootstrap-icons/icons/calendar-event.svg?react';
import EnvelopeIcon from 'bootstrap-icons/icons/envelope.svg?react';
import PlaceIcon from 'bootstrap-icons/icons/geo-alt.svg?react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import {
  ButtonLink,
  DateText,
  EmptyState,
  ErrorState,
  LoadingRegion,
  Places,
  Skeleton,
} from '@/components/ui';
import type { ArticleCard as Card } from '@/model/article';
import { EXCERPT, truncate } from '@/model/excerpt';
import { HOME_SYMPOSIA } from '@/model/library';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import styles from './home.module.css';

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
  const symposia = cards.filter((card) => card.esSimposio).slice(0, HOME_SYMPOSIA);
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
      {waiting && symposia.length < HOME_SYMPOSIA && (
        <SymposiaSkeleton count={HOME_SYMPOSIA - symposia.length} />
      )}
    </>
  );
}

function Symposium({ card }: { card: Card }) {
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
        <DateText date={card.fechaPublicacion} />
      </p>
      <p className="text-soft fs-sm">{truncate(card.resumen, EXCERPT.symposium)}</p>
    </li>
  );
}

function SymposiaSkeleton({ count }: { count: number }) {
  return (
    <LoadingRegion text={messages.home.symposia.loading}>
      <Places count={count}>
        <div className={ITEM} style={{ minHeight: '8.25rem' }}>
          <Skeleton width="70%" height="1.35rem" />
          <Skeleton width="40%" height="0.8rem" />
          <Skeleton lines={2} />
        </div>
      </Places>
    </LoadingRegion>
  );
}

/** How to ask for a talk, with the contact details, beside the talks there have been. */
export function SymposiaBlock({ children }: { children: ReactNode }) {
  const id = useId();
  const texts = messages.home.symposia;
  return (
    <section className={`container ${styles.symposia}`} aria-labelledby={id}>
      <div className="vstack align-items-start gap-4">
        <h2 id={id}>{texts.title}</h2>
        <p>{texts.text}</p>
        <h3 className="mt-2 fs-base font-sans">{texts.contactTitle}</h3>
        <ul className="d-grid gap-3 mb-3 text-soft">
          <li className={styles.point}>
            <EnvelopeIcon aria-hidden="true" />
            <Link className="touch" to={paths.contact.href()}>
              {texts.contactForm}
            </Link>
          </li>
          <li className={styles.point}>
            <CalendarIcon aria-hidden="true" />
            {texts.contactAnswer}
          </li>
          <li className={styles.point}>
            <PlaceIcon aria-hidden="true" />
            {texts.contactPlaces}
          </li>
        </ul>
        <ButtonLink to={paths.contact.href()}>{texts.action}</ButtonLink>
      </div>
      <div>
        <h3 className={styles.heading}>{texts.earlierTitle}</h3>
        {children}
        <p className="mt-4 fw-semibold">
          <Link className="touch" to={paths.library.href()}>
            {texts.all}
          </Link>
        </p>
      </div>
    </section>
  );
}
