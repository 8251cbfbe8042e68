import { messages } from '@/model/messages';
import styles from './TalksInfo.module.css';

/** What talks and symposia are offered and how to ask for one. */
export function TalksInfo() {
  const texts = messages.contact.talks;
  return (
    <section className={styles.info} aria-labelledby="talks-info">
      <h2 id="talks-info" className={styles.title}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <h3 className={styles.subtitle}>{texts.whatTitle}</h3>
      <ul>
        {texts.what.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h3 className={styles.subtitle}>{texts.howTitle}</h3>
      <ol>
        {texts.how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3 className={styles.subtitle}>{texts.noticeTitle}</h3>
      <p>{texts.notice}</p>
    </section>
  );
}
