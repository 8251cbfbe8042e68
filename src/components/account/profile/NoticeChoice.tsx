import { useEffect, useRef } from 'react';
import Form from 'react-bootstrap/Form';
import { useLocation } from 'react-router-dom';
import { showToast } from '@/components/ui';
import { Panel } from '@/components/ui/Panel';
import type { Account } from '@/model/account';
import { NOTICE_CHOICE_ID, NOTICE_TYPES, type NoticeType, wantedTypes } from '@/model/forum/notice';
import { forumNotices } from '@/model/messages/forum-notices';
import { useNoticeChoice } from '@/services/queries/notifications/useNoticeChoice';
import { useMember } from '../useMember';

const texts = forumNotices.preferences;

/** What the visitor does first ends the arrival. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Whoever was sent here from the notices finds the section in view, also while what is above it still grows. */
function useArrival() {
  const { hash } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== `#${NOTICE_CHOICE_ID}`) return;
    const observer = new ResizeObserver(() => section.current?.scrollIntoView({ behavior: 'instant' }));
    observer.observe(document.body);
    const stop = () => observer.disconnect();
    for (const input of INPUTS) window.addEventListener(input, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const input of INPUTS) window.removeEventListener(input, stop);
    };
  }, [hash]);
  return section;
}

/** Which notices of the forum the member wants: each choice is saved at once, and undone when that fails. */
export function NoticeChoice({ account }: { account: Account }) {
  const choose = useNoticeChoice(useMember());
  const section = useArrival();
  const wanted = new Set(wantedTypes(account.notificacionesForo));

  const change = async (tipo: NoticeType, on: boolean) => {
    try {
      await choose(tipo, on);
    } catch (cause) {
      console.info('The choice of notices was not saved', cause);
      showToast(texts.failed, { tone: 'danger' });
    }
  };
  return (
    <div ref={section} id={NOTICE_CHOICE_ID}>
      <Panel title={texts.title}>
        <fieldset>
          <legend className="mb-2">{texts.help}</legend>
          <div className="cols gap-0">
            {NOTICE_TYPES.map((tipo) => (
              <Form.Check
                key={tipo}
                id={`aviso-${tipo}`}
                label={texts.types[tipo]}
                checked={wanted.has(tipo)}
                onChange={({ currentTarget }) => void change(tipo, currentTarget.checked)}
              />
            ))}
          </div>
        </fieldset>
      </Panel>
    </div>
  );
}
