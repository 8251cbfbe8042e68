import TipsIcon from 'bootstrap-icons/icons/lightbulb.svg?react';
import RulesIcon from 'bootstrap-icons/icons/shield-check.svg?react';
import { foro } from '@/model/forum-messages';
import styles from './AdviceCards.module.css';

const { rules, tips } = foro.newTopic;
const CARDS = [
  { ...rules, id: 'normas', Icon: RulesIcon },
  { ...tips, id: 'consejos', Icon: TipsIcon },
];

/** The forum's rules, and what makes a good topic. */
export function AdviceCards() {
  return (
    <div className={styles.cards}>
      {CARDS.map(({ id, title, items, Icon }) => (
        <section key={id} className={styles.card} aria-labelledby={id}>
          <h2 id={id} className={styles.title}>
            <Icon aria-hidden="true" />
            {title}
          </h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
