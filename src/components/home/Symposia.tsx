import CalendarIcon from 'bootstrap-icons/icons/calendar-event.svg?react';
import EnvelopeIcon from 'bootstrap-icons/icons/envelope.svg?react';
import PlaceIcon from 'bootstrap-icons/icons/geo-alt.svg?react';
import { useId } from 'react';
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
import type { ArticleCard as Card } from '@/model/articles/article';
import { HOME_SYMPOSIA } from '@/model/articles/library/library';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { unbroken } from '@/model/shared/text/unbroken';
import type { useHomeCards } from '@/services/articles';
import styles from './home.module.css';

const texts = messages.home.symposia;

const ITEM = 'position-relative vstack gap-2 py-4 border-bottom';

type HomeCards = Pick<ReturnType<typeof useHomeCards>, 'cards' | 'complete' | 'error' | 'retry'>;

/** Picked from the articles, of which older years may be on their way, or could not be read. */
function EarlierSymposia({ cards, complete, error, retry }: HomeCards) {
  const symposia = cards.filter((card) => card.esSimposio).slice(0, HOME_SYMPOSIA);
  const waiting = !complete && error === null;
  if (symposia.length === 0 && !waiting) {
    return (
      <div className="mt-4">
        {error ? <ErrorState text={texts.error} onRetry={retry} /> : <EmptyState text={texts.empty} />}
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
        <LoadingRegion text={texts.loading}>
          <Places count={HOME_SYMPOSIA - symposia.length}>
            <div className={ITEM} style={{ minHeight: '8.25rem' }}>
              <Skeleton width="70%" height="1.35rem" />
              <Skeleton width="40%" height="0.8rem" />
              <Skeleton lines={2} />
            </div>
          </Places>
        </LoadingRegion>
      )}
    </>
  );
}

function Symposium({ card }: { card: Card }) {
  return (
    <li className={ITEM}>
      <h4 className="fs-lg">
        <Link to={paths.article.href(card.id)} className="link-quiet stretched-link">
          {unbroken(card.titulo)}
        </Link>
      </h4>
      <p className="d-flex flex-wrap row-gap-1 column-gap-4 text-soft fs-xs">
        <span className="d-inline-flex align-items-center gap-1 text-clay fw-semibold">
          <PlaceIcon aria-hidden="true" />
          <span className="visually-hidden">{texts.place}: </span>
          {card.lugar}
        </span>
        <DateText date={card.fechaPublicacion} />
      </p>
      <p className={`text-soft fs-sm ${styles.summary}`}>{unbroken(card.resumen)}</p>
    </li>
  );
}

export function Symposia(home: HomeCards) {
  const id = useId();
  return (
    <section className={`container ${styles.part} ${styles.symposia}`} aria-labelledby={id}>
      <div className="vstack align-items-start gap-4">
        <h2 id={id}>{texts.title}</h2>
        <p>{texts.text}</p>
        <h3 className="mt-2 fs-base font-sans">{texts.contactTitle}</h3>
        <ul className="d-grid gap-3 mb-3 text-soft">
          <li className={`d-flex gap-3 ${styles.point}`}>
            <EnvelopeIcon aria-hidden="true" />
            <Link className="touch" to={paths.contact.href()}>
              {texts.contactForm}
            </Link>
          </li>
          <li className={`d-flex gap-3 ${styles.point}`}>
            <CalendarIcon aria-hidden="true" />
            {texts.contactAnswer}
          </li>
          <li className={`d-flex gap-3 ${styles.point}`}>
            <PlaceIcon aria-hidden="true" />
            {texts.contactPlaces}
          </li>
        </ul>
        <ButtonLink to={paths.contact.href()} variant="secondary">
          {texts.action}
        </ButtonLink>
      </div>
      <div>
        <h3 className={styles.heading}>{texts.earlierTitle}</h3>
        <EarlierSymposia {...home} />
        <p className="mt-4 fw-semibold">
          <Link className="touch" to={paths.library.href()}>
            {texts.all}
          </Link>
        </p>
      </div>
    </section>
  );
}
