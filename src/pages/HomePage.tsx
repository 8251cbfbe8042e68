import ChatIcon from 'bootstrap-icons/icons/chat-square-text.svg?react';
import CheckIcon from 'bootstrap-icons/icons/check2.svg?react';
import { useId } from 'react';
import { CategoryRow } from '@/components/home/CategoryRow';
import { Hero } from '@/components/home/Hero';
import styles from '@/components/home/home.module.css';
import { LatestArticles } from '@/components/home/LatestArticles';
import { Symposia } from '@/components/home/Symposia';
import { ButtonLink, usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { useHomeCards } from '@/services/queries';

export default function HomePage() {
  usePageMeta({ description: messages.home.description });
  const home = useHomeCards();
  return (
    <>
      <Hero />
      <CategoryRow />
      <LatestArticles {...home} />
      <ForumPromo />
      <Symposia {...home} />
    </>
  );
}

function ForumPromo() {
  const id = useId();
  const texts = messages.home.forum;
  return (
    <section className="bg-sunken border-top border-bottom" aria-labelledby={id}>
      <div className="container split gap-7 py-7">
        <div className="vstack gap-3">
          <ChatIcon className="text-clay" width={32} height={32} aria-hidden="true" />
          <h2 id={id}>{texts.title}</h2>
          <p className="lead">{texts.text}</p>
        </div>
        <div className={`vstack align-items-start gap-5 ${styles.side}`}>
          <ul className="d-grid gap-3">
            {texts.points.map((point) => (
              <li key={point} className={`d-flex gap-3 ${styles.point}`}>
                <CheckIcon aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.forum.href()} variant="secondary">
            {texts.action}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
