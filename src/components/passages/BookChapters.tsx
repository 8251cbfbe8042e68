import { Link } from 'react-router-dom';
import type { ChapterCount } from '@/model/articles/passages/passage-index';
import { messages } from '@/model/messages';
import type { Book } from '@/model/passages/books';
import { paths } from '@/model/shared/paths';
import { CellFigure } from './CellFigure';
import styles from './Passages.module.css';

const texts = messages.passages.map;

/** From how many texts on a chapter is darker. */
const LEVELS = [1, 2, 4, 7];
const levelOf = (count: number) => LEVELS.filter((from) => count >= from).length;

/** A chapter of which something is written: its number, and below how much. */
function Chapter({ book, count: [chapter, articles, topics] }: { book: Book; count: ChapterCount }) {
  const all = articles + topics;
  return (
    <Link
      className={styles.cell}
      data-level={levelOf(all)}
      to={paths.passageChapter.href(book.id, chapter)}
      title={texts.chapter(`${book.name} ${chapter}`, articles, topics)}
    >
      <CellFigure of={book.name} number={chapter} articles={articles} topics={topics} />
    </Link>
  );
}

interface BookChaptersProps {
  book: Book;
  counts: readonly ChapterCount[];
  /** Shows the chapters too of which nothing is written. */
  whole?: boolean;
}

/** The chapters of a book as small boxes, those that lead somewhere darker by how much is written about them. */
export function BookChapters({ book, counts, whole = false }: BookChaptersProps) {
  const known = new Map(counts.map((count) => [count[0], count]));
  const chapters = whole ? book.verses.map((_, index) => index + 1) : [...known.keys()];
  return (
    <div className={styles.book}>
      <h3 className="fs-base">{book.name}</h3>
      <ol className={styles.cells}>
        {chapters.map((chapter) => {
          const count = known.get(chapter);
          return (
            <li key={chapter}>
              {count ? <Chapter book={book} count={count} /> : <span className={styles.cell}>{chapter}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
