import { ButtonLink, usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import styles from './MessagePage.module.css';

export default function NotFoundPage() {
  const texts = messages.errors;
  usePageMeta({ title: texts.notFoundTitle, description: texts.notFoundText, noIndex: true });
  return (
    <div className={`container ${styles.page}`}>
      <h1 className={styles.title}>{texts.notFoundTitle}</h1>
      <p className="lead">{texts.notFoundText}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.home.href()}>{texts.notFoundHome}</ButtonLink>
        <ButtonLink to={paths.library.href()} variant="secondary">
          {texts.notFoundLibrary}
        </ButtonLink>
      </div>
    </div>
  );
}
