import CalendarIcon from 'bootstrap-icons/icons/calendar-event.svg?react';
import EnvelopeIcon from 'bootstrap-icons/icons/envelope.svg?react';
import PlaceIcon from 'bootstrap-icons/icons/geo-alt.svg?react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import styles from './home.module.css';

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
