import type { ReactNode } from 'react';
import type { Account } from '@/model/account';
import { messages } from '@/model/messages';
import { LevelLadder } from './LevelLadder';
import { Panel } from './Panel';
import styles from './ProfileTab.module.css';

const texts = messages.profile;

/** Who the member says to be, and what the account can do. */
export function ProfileTab({ account, actions }: { account: Account; actions: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Panel title={texts.biography}>
          {account.biografia ? (
            <p className={styles.biography}>{account.biografia}</p>
          ) : (
            <p className={styles.none}>{texts.noBiography}</p>
          )}
        </Panel>
        <Panel title={texts.actions}>
          <dl className={styles.facts}>
            <div>
              <dt>{texts.email}</dt>
              <dd>
                {account.email}
                <span className={styles.none}>{texts.emailPrivate}</span>
              </dd>
            </div>
            <div>
              <dt>{texts.role}</dt>
              <dd>{messages.account.roles[account.rol]}</dd>
            </div>
          </dl>
          {actions}
        </Panel>
      </div>
      <Panel title={texts.levelsTitle}>
        <LevelLadder puntos={account.puntos} />
        <h3 className={styles.subtitle}>{texts.pointsTitle}</h3>
        <ul>
          {texts.pointsWays.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
