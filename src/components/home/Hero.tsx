import { useId } from 'react';
import { ButtonLink, useSiteName } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import styles from './Hero.module.css';

/** A band of stepped frets, the ornament of Mitla's walls: it closes the hero. */
function GreekKeyBorder() {
  const id = useId();
  return (
    <svg className={styles.border} width="100%" height="24" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="48" height="24" patternUnits="userSpaceOnUse">
          <path
            d="M0 22h6v-6h6v-6h6V4h26v14H27v-7h9"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="miter"
          />
          <path d="M0 23h48" stroke="currentColor" strokeWidth="2" />
        </pattern>
      </defs>
      <rect width="100%" height="24" fill={`url(#${id})`} />
    </svg>
  );
}

/** `articles`: how many there are, where that is known. */
export function Hero({ articles }: { articles: number | null }) {
  const siteName = useSiteName();
  const texts = messages.home.hero;
  return (
    <section className={styles.hero}>
      <div className={`container ${styles.inside}`}>
        <div className="vstack justify-content-center gap-5">
          <h1 className={styles.title}>
            <span className={styles.greeting}>{texts.welcome} </span>
            {siteName}
          </h1>
          <p className="lead">{texts.lead}</p>
          <figure className={styles.quote}>
            <blockquote>
              <p>«{texts.quote}»</p>
            </blockquote>
            <figcaption className="mt-1 fs-sm">{texts.quoteSource}</figcaption>
          </figure>
          <div className="d-flex flex-column flex-md-row gap-3 mt-2 align-items-start">
            <ButtonLink to={paths.library.href()} className={styles.action}>
              {texts.action}
            </ButtonLink>
            <ButtonLink to={paths.contact.href()} className={styles.second}>
              {texts.secondAction}
            </ButtonLink>
          </div>
          <p className={`fs-sm ${styles.trust}`}>{texts.trust(articles)}</p>
        </div>
        {/* Only where there is room: elsewhere it is not fetched. */}
        <figure className={styles.map}>
          <img src="/img/portada-mapa.svg" alt="" width={480} height={400} loading="lazy" />
          <figcaption className="mt-2 fs-xs">{texts.map}</figcaption>
        </figure>
      </div>
      <GreekKeyBorder />
    </section>
  );
}
