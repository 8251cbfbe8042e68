import type { VerseGroup } from '@/model/articles/passages/passage-index';
import { messages } from '@/model/messages';
import { CellFigure } from './CellFigure';
import styles from './Passages.module.css';

const texts = messages.passages.chapter;

/** All verses of a chapter as small boxes; those of which something is written lead to it, and say how much. */
export function VerseStrip({ verses, groups }: { verses: number; groups: readonly VerseGroup[] }) {
  const groupOf = (verse: number) => groups.find(({ from, to }) => from <= verse && verse <= to);
  return (
    <nav aria-labelledby="versiculos" className="mb-6">
      <h2 id="versiculos" className="fs-base mb-1">
        {texts.verses}
      </h2>
      <p className="fs-sm text-soft mb-3">{texts.versesHint}</p>
      <ol className={styles.cells}>
        {Array.from({ length: verses }, (_, index) => index + 1).map((verse) => {
          const group = groupOf(verse);
          const amount = group ? group.articulos.length + group.temas.length : 0;
          return (
            <li key={verse}>
              {group ? (
                <a className={styles.cell} data-level={Math.min(amount, 3)} href={`#v${verse}`}>
                  <CellFigure number={verse} articles={group.articulos.length} topics={group.temas.length} />
                </a>
              ) : (
                <span className={styles.cell}>{verse}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
