import { useId } from 'react';
import type { ArticleCard } from '@/model/article';
import { messages } from '@/model/messages';
import styles from './FavouritesTool.module.css';

const texts = messages.favourites.tool;

interface ArticleSelectProps {
  cards: readonly ArticleCard[];
  value: string;
  problem: string | null;
  onChange: (id: string) => void;
}

/** The published articles by title. */
export function ArticleSelect({ cards, value, problem, onChange }: ArticleSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {texts.article}
      </label>
      <select
        id={id}
        className="form-select"
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{texts.select}</option>
        {cards.map((card) => (
          <option key={card.id} value={card.id}>
            {card.titulo}
          </option>
        ))}
      </select>
      <p id={`${id}-problem`} role="alert" className={styles.fieldProblem}>
        {problem}
      </p>
    </div>
  );
}
