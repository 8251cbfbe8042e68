import { messages } from '@/model/messages';
import styles from './Passages.module.css';

interface CellFigureProps {
  number: number;
  /** What the number is of, said to who cannot see where it stands. */
  of?: string;
  articles: number;
  topics: number;
}

/** What the box of a chapter or a verse says: its number, and below how much is written. */
export function CellFigure({ number, of, articles, topics }: CellFigureProps) {
  return (
    <>
      <span>
        {of && <span className="visually-hidden">{of} </span>}
        {number}
      </span>
      <span className={styles.count} aria-hidden="true">
        {articles + topics}
      </span>
      <span className="visually-hidden">{messages.passages.map.amount(articles, topics)}</span>
    </>
  );
}
