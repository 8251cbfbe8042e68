import ChatIcon from 'bootstrap-icons/icons/chat-square-text.svg?react';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink, DateText, LoadingRegion, Places, Skeleton } from '@/components/ui';
import { HOME_TOPICS } from '@/model/articles/library/library';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { unbroken } from '@/model/shared/text/unbroken';
import { useLatestTopics } from '@/services/forum';
import { useNearViewport } from '../ui/useViewport';
import styles from './home.module.css';

const texts = messages.home.forum;
const TOPIC = 'vstack gap-1 py-3 border-bottom';

/** The way into the forum, with what is spoken of there: read when the visitor comes near, where it did not come with the page. */
export function ForumPromo() {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section);
  // The way to newer ones is beside them.
  const { data: topics, isError } = useLatestTopics(HOME_TOPICS, near, Number.POSITIVE_INFINITY);
  return (
    <section ref={section} className="bg-sunken border-top border-bottom" aria-labelledby={id}>
      <div className={`container split gap-7 ${styles.part}`}>
        <div className="vstack gap-3">
          <ChatIcon className="text-clay" width={32} height={32} aria-hidden="true" />
          <h2 id={id}>{texts.title}</h2>
          <p className="lead">{texts.text}</p>
          <ButtonLink to={paths.forum.href()} variant="secondary" className="align-self-start mt-2">
            {texts.action}
          </ButtonLink>
        </div>
        {!isError && topics?.length !== 0 && (
          <div className={styles.side}>
            <h3 className="font-sans fs-base">{texts.latest}</h3>
            {topics ? (
              <ul className="vstack">
                {topics.map(({ id, titulo, autorNombre, fechaActualizacion }) => (
                  <li key={id} className={TOPIC}>
                    <Link to={paths.forumTopic.href(id)} className="link-quiet fw-semibold touch">
                      {unbroken(titulo)}
                    </Link>
                    <span className="text-soft fs-xs">
                      {autorNombre} ·{' '}
                      <span className="text-nowrap">
                        <DateText date={fechaActualizacion} />
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            ) : (
              <LoadingRegion text={near ? texts.loading : ''}>
                <div data-far={!near || undefined}>
                  <Places count={HOME_TOPICS}>
                    <div className={TOPIC} style={{ minHeight: '4.5rem' }}>
                      <Skeleton width="80%" />
                      <Skeleton width="40%" height="0.8rem" />
                    </div>
                  </Places>
                </div>
              </LoadingRegion>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
