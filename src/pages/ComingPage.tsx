import { ButtonLink, usePageMeta } from '@/components/feedback';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import styles from './MessagePage.module.css';

/** The place of the forum, which the navigation bar already names. */
export default function ComingPage() {
  const texts = messages.coming.forum;
  usePageMeta({ title: texts.title, description: texts.text, noIndex: true });
  return (
    <div className={`container ${styles.page}`}>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className="lead">{texts.text}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.library.href()}>{messages.errors.notFoundLibrary}</ButtonLink>
        <ButtonLink to={paths.contact.href()} variant="secondary">
          {messages.coming.write}
        </ButtonLink>
      </div>
    </div>
  );
}
