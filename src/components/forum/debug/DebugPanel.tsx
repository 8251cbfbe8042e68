import { useEffect, useState } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Button } from '@/components/ui';
import { FactList } from '@/components/ui/FactList';
import { CONSOLE_LEVELS, type DebugEntry, debugText, withDebugEntry } from '@/model/forum/debug-log';
import * as foroStaff from '@/model/messages/forum-staff';
import type { Account } from '@/model/users/account';
import '@/theme/members.scss';

const texts = foroStaff.forumDebug;
const LEVELS: Readonly<Record<string, string>> = { warn: 'text-clay', error: 'text-danger' };

/** Tells what the console says from now on; gives the way to stop. What is said goes on to the console as before. */
function watchConsole(tell: (entry: DebugEntry) => void): () => void {
  let lastId = 0;
  const restores = CONSOLE_LEVELS.map((level) => {
    const original = console[level];
    console[level] = (...values: unknown[]) => {
      original.apply(console, values);
      lastId += 1;
      const entry = { id: lastId, level, text: debugText(values), at: new Date() };
      // Said while something is being drawn, it must not draw again at once.
      queueMicrotask(() => tell(entry));
    };
    return () => {
      console[level] = original;
    };
  });
  return () => {
    for (const restore of restores) restore();
  };
}

/** After the page: who is signed in and what the console said lately, for an administrador on the forum's pages. */
export function DebugPanel({ account }: { account: Account }) {
  const { pathname } = useLocation();
  const [said, setSaid] = useState<readonly DebugEntry[]>([]);
  useEffect(() => watchConsole((entry) => setSaid((now) => withDebugEntry(now, entry))), []);
  return createPortal(
    <aside aria-label={texts.title}>
      <Accordion className="container my-5">
        <Accordion.Item eventKey={texts.title}>
          <Accordion.Header as="h2">
            {texts.title} <span className="badge ms-2">{said.length}</span>
          </Accordion.Header>
          <Accordion.Body className="vstack gap-3">
            <h3 className="fs-base">{texts.user}</h3>
            <FactList
              facts={{
                [texts.name]: account.nombre,
                [texts.id]: account.uid,
                [texts.email]: account.email,
                [texts.role]: account.rol,
                [texts.state]: account.estado,
                [texts.points]: account.puntos,
                [texts.page]: pathname,
              }}
            />
            <h3 className="fs-base">{texts.console}</h3>
            <p className="fs-xs text-soft">{said.length === 0 ? texts.empty : texts.since}</p>
            {said.length > 0 && (
              <>
                <ol
                  className="bg-sunken rounded-2 p-3 fs-xs font-monospace overflow-auto"
                  style={{ maxHeight: '16rem' }}
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
                  tabIndex={0}
                  aria-label={texts.console}
                >
                  {said.map(({ id, level, text, at }) => (
                    <li key={id}>
                      <time dateTime={at.toISOString()}>{at.toLocaleTimeString('es')}</time>{' '}
                      <b className={LEVELS[level]}>{level}</b> {text}
                    </li>
                  ))}
                </ol>
                <Button
                  size="small"
                  variant="secondary"
                  className="align-self-start"
                  onClick={() => setSaid([])}
                >
                  {texts.clear}
                </Button>
              </>
            )}
          </Accordion.Body>
        </Accordion.Item>
      </Accordion>
    </aside>,
    document.body,
  );
}
