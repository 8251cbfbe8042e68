import type { Account } from '@/model/account';
import { BADGES, badgeProgress } from '@/model/badges';
import { messages } from '@/model/messages';
import { BadgeCard } from './BadgeCard';
import styles from './Badges.module.css';

const texts = messages.profile;

interface BadgesTabProps {
  account: Account;
  /** When each was earned; empty until it is known. */
  dates: ReadonlyMap<string, Date | null>;
}

const badgesOf = (ids: readonly string[]) =>
  ids.flatMap((id) => BADGES.find((badge) => badge.id === id) ?? []).reverse();

/** What everyone sees of somebody's badges: those earned. */
export function PublicBadges({ ids }: { ids: readonly string[] }) {
  const earned = badgesOf(ids);
  return (
    <section aria-labelledby="insignias" className={styles.section}>
      <h2 id="insignias" className={styles.title}>
        {texts.tabs.insignias} <span className={styles.count}>{earned.length}</span>
      </h2>
      {earned.length === 0 ? (
        <p className={styles.none}>{messages.memberProfile.noBadges}</p>
      ) : (
        <ul className={styles.list}>
          {earned.map((badge) => (
            <BadgeCard key={badge.id} badge={badge} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Badges earned, newest first, and those to earn with what they take. */
export function BadgesTab({ account, dates }: BadgesTabProps) {
  const earned = badgesOf(account.insignias);
  const pending = BADGES.filter(({ id }) => !account.insignias.includes(id));
  return (
    <div className={styles.sections}>
      <section aria-labelledby="insignias-obtenidas" className={styles.section}>
        <h2 id="insignias-obtenidas" className={styles.title}>
          {texts.badgesEarned} <span className={styles.count}>{earned.length}</span>
        </h2>
        {earned.length === 0 ? (
          <div className={styles.empty}>
            <p>{texts.badgesEmpty}</p>
            <ul>
              {Object.values(texts.hints).map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </div>
        ) : (
          <ul className={styles.list}>
            {earned.map((badge) => (
              <BadgeCard key={badge.id} badge={badge} date={dates.get(badge.id)} />
            ))}
          </ul>
        )}
      </section>
      {pending.length > 0 && (
        <section aria-labelledby="insignias-por-obtener" className={styles.section}>
          <h2 id="insignias-por-obtener" className={styles.title}>
            {texts.badgesToEarn} <span className={styles.count}>{pending.length}</span>
          </h2>
          <ul className={styles.list}>
            {pending.map((badge) => (
              <BadgeCard key={badge.id} badge={badge} progress={badgeProgress(account, badge)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
