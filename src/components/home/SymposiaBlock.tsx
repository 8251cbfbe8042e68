import CalendarIcon from 'bootstrap-icons/icons/calendar-event.svg?react';
import EnvelopeIcon from 'bootstrap-icons/icons/envelope.svg?react';
import PlaceIcon from 'bootstrap-icons/icons/geo-alt.svg?react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import styles from './SymposiaBlock.module.css';

/** How to ask for a talk, with the contact details, beside the talks there have been. */
export function SymposiaBlock({ children }: { children: ReactNode }) {
  const id = useId();
  const texts = messages.home.symposia;
  return (
    <section className={`container ${styles.block}`} aria-labelledby={id}>
      <div className={styles.offer}>
        <h2 id={id}>{texts.title}</h2>
        <p>{texts.text}</p>
        <h3 className={styles.subtitle}>{texts.contactTitle}</h3>
        <ul className={styles.details}>
          <li>
            <EnvelopeIcon aria-hidden="true" />
            <Link to={paths.contact.href()}>{texts.contactForm}</Link>
          </li>
          <li>
            <CalendarIcon aria-hidden="true" />
            {texts.contactAnswer}
          </li>
          <li>
            <PlaceIcon aria-hidden="true" />
            {texts.contactPlaces}
          </li>
        </ul>
        <ButtonLink to={paths.contact.href()}>{texts.action}</ButtonLink>
      </div>
      <div className={styles.earlier}>
        <h3 className={styles.heading}>{texts.earlierTitle}</h3>
        {children}
        <p className={styles.all}>
          <Link to={paths.library.href()}>{texts.all}</Link>
        </p>
      </div>
    </section>
  );
}
