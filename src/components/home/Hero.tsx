import { ButtonLink, useSiteName } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { GreekKeyBorder } from './GreekKeyBorder';
import styles from './Hero.module.css';

/** The welcome, and a verse beside it. */
export function Hero() {
  const siteName = useSiteName();
  const texts = messages.home.hero;
  return (
    <section className={styles.hero}>
      <div className={`container ${styles.inside}`}>
        <div className={styles.welcome}>
          <h1 className={styles.title}>
            <span className={styles.greeting}>{texts.welcome} </span>
            {siteName}
          </h1>
          <p className={styles.lead}>{texts.lead}</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.library.href()} className={styles.action}>
              {texts.action}
            </ButtonLink>
            <ButtonLink to={paths.contact.href()} className={styles.second}>
              {texts.secondAction}
            </ButtonLink>
          </div>
        </div>
        <figure className={styles.quote}>
          <blockquote>
            <p>«{texts.quote}»</p>
          </blockquote>
          <figcaption>{texts.quoteSource}</figcaption>
        </figure>
      </div>
      <GreekKeyBorder className={styles.fret} />
    </section>
  );
}
