import { Link } from 'react-router-dom';

import type { Placed, VerseGroup } from '@/model/articles/passages/passage-index';
import { messages } from '@/model/messages';
import { officialLink } from '@/model/passages/passage';
import { paths } from '@/model/shared/paths';
import styles from './Passages.module.css';

const texts = messages.passages.chapter;
const { rank } = messages.passages;

/** Texts, the most central first, each with why it stands where it does. */
function Texts({ placed, href }: { placed: readonly Placed[]; href: (id: string) => string }) {
  return (
    <ol className={styles.texts}>
      {placed.map((one) => (
        <li key={one.id}>
          <Link to={href(one.id)} className="font-serif fs-lg fw-semibold lh-sm">
            {one.titulo}
          </Link>
          <p className="fs-sm text-soft">
            {one.rank === 'principal' && <strong className="text-accent">{rank.principal}</strong>}
            {one.rank === 'nombrado' && rank.nombrado}
            {one.rank !== 'citado' && one.times > 0 && ' · '}
            {one.times > 0 && rank.citado(one.times)}
          </p>
        </li>
      ))}
    </ol>
  );
}

interface VerseTextsProps {
  book: string;
  chapter: number;
  group: VerseGroup;
}

/** What is written about some verses of a chapter, or about the whole of it. */
export function VerseTexts({ book, chapter, group }: VerseTextsProps) {
  const { from, to, articulos, temas } = group;
  const isWhole = from === 0;
  const verses = isWhole ? '' : texts.verse(from, to);
  const range = to > from ? { chapter, from, to } : { chapter, from };
  return (
    <section className={styles.verse} aria-labelledby={isWhole ? 'capitulo' : `v${from}`}>
      <div>
        <h2 id={isWhole ? 'capitulo' : `v${from}`} className="fs-base">
          {isWhole ? texts.whole : verses}
        </h2>
        {/* Every verse has its anchor. */}
        {Array.from({ length: to - from }, (_, index) => from + index + 1).map((verse) => (
          <span key={verse} id={`v${verse}`} />
        ))}
        {!isWhole && (
          <a
            className="fs-sm touch"
            href={officialLink({ book, ranges: [range] })}
            target="_blank"
            rel="noopener"
          >
            {texts.read}
            <span className="visually-hidden">
              {' '}
              {verses} {messages.common.opensInNewTab}
            </span>
          </a>
        )}
      </div>
      <div className="vstack gap-5">
        {articulos.length > 0 && <Texts placed={articulos} href={paths.article.href} />}
        {temas.length > 0 && (
          <div className="vstack gap-3">
            <h3 className="eyebrow text-soft">{texts.topics}</h3>
            <Texts placed={temas} href={(id) => paths.forumTopic.href(id)} />
          </div>
        )}
      </div>
    </section>
  );
}
