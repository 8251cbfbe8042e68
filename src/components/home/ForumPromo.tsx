import ChatIcon from 'bootstrap-icons/icons/chat-square-text.svg?react';
import CheckIcon from 'bootstrap-icons/icons/check2.svg?react';
import { useId } from 'react';
import { ButtonLink } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import styles from './ForumPromo.module.css';

/** The invitation to the forum. */
export function ForumPromo() {
  const id = useId();
  const texts = messages.home.forum;
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={`container ${styles.inside}`}>
        <div className={styles.text}>
          <ChatIcon className={styles.icon} aria-hidden="true" />
          <h2 id={id}>{texts.title}</h2>
          <p className="lead">{texts.text}</p>
        </div>
        <div className={styles.side}>
          <ul className={styles.points}>
            {texts.points.map((point) => (
              <li key={point}>
                <CheckIcon aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.forum.href()}>{texts.action}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
