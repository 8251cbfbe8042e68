import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Button } from '@/components/ui';
import type { Account } from '@/model/account';
import { foroStaff } from '@/model/forum-staff-messages';
import { clearDebugLog, debugEntries, subscribeToDebugLog, watchConsole } from './console-log';
import styles from './DebugPanel.module.css';

const texts = foroStaff.forumDebug;

/** A place of its own between the page and its footer. */
function usePlaceAfterPage(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('aside');
    element.setAttribute('aria-label', texts.title);
    document.querySelector('main')?.after(element);
    setPlace(element);
    return () => element.remove();
  }, []);
  return place;
}

function Facts({ account }: { account: Account }) {
  const { pathname } = useLocation();
  const { nombre, uid, email, rol, estado, puntos } = account;
  const facts = [
    [texts.name, nombre],
    [texts.id, uid],
    [texts.email, email],
    [texts.role, rol],
    [texts.state, estado],
    [texts.points, String(puntos)],
    [texts.page, pathname],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who is signed in and what the console said lately, for an administrador on the forum's pages. */
export function DebugPanel({ account }: { account: Account }) {
  const place = usePlaceAfterPage();
  const entries = useSyncExternalStore(subscribeToDebugLog, debugEntries);
  useEffect(watchConsole, []);
  if (!place) return null;
  return createPortal(
    <div className="container">
      <details className={styles.panel}>
        <summary className={styles.summary}>
          {texts.title} <span className={styles.count}>{entries.length}</span>
        </summary>
        <div className={styles.body}>
          <h2 className={styles.title}>{texts.user}</h2>
          <Facts account={account} />
          <h2 className={styles.title}>{texts.console}</h2>
          <p className={styles.since}>{entries.length === 0 ? texts.empty : texts.since}</p>
          {entries.length > 0 && (
            <>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
              <ol className={styles.log} tabIndex={0} aria-label={texts.console}>
                {entries.map(({ id, level, text, at }) => (
                  <li key={id} data-level={level}>
                    <time dateTime={at.toISOString()}>{at.toLocaleTimeString('es')}</time> <b>{level}</b>{' '}
                    {text}
                  </li>
                ))}
              </ol>
              <div>
                <Button size="small" variant="secondary" onClick={clearDebugLog}>
                  {texts.clear}
                </Button>
              </div>
            </>
          )}
        </div>
      </details>
    </div>,
    place,
  );
}
