import '@/theme/members.scss';
import { useEffect, useRef } from 'react';
import Form from 'react-bootstrap/Form';
import { useLocation } from 'react-router-dom';
import { useMember } from '@/components/account/useMember';
import { DeleteAccount } from '@/components/profile/DeleteAccount';
import { DownloadData } from '@/components/profile/DownloadData';
import { EditProfileForm } from '@/components/profile/EditProfileForm';
import { StateNotice } from '@/components/profile/ProfileHeader';
import { ErrorState, PageHeading } from '@/components/ui';
import { orTell } from '@/components/ui/orTell';
import { Panel } from '@/components/ui/Panel';
import { messages } from '@/model/messages';
import { forumNotices } from '@/model/messages/forum-notices';
import { type Account, isProfileFrozen } from '@/model/users/account';
import { NOTICE_CHOICE_ID, NOTICE_TYPES, type NoticeType, wantedTypes } from '@/model/users/notice-choice';
import { useNoticeChoice } from '@/services/notifications';
import '@/theme/checks.scss';

const noticeChoiceTexts = forumNotices.preferences;

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

function NoticeChoice({ account }: { account: Account }) {
  const choose = useNoticeChoice(useMember());
  const section = useArrival();
  const wanted = new Set(wantedTypes(account.notificacionesForo));

  const change = (tipo: NoticeType, on: boolean) => orTell(noticeChoiceTexts.failed, () => choose(tipo, on));
  return (
    <div ref={section} id={NOTICE_CHOICE_ID}>
      <Panel title={noticeChoiceTexts.title}>
        <fieldset>
          <legend className="mb-2">{noticeChoiceTexts.help}</legend>
          <div className="cols gap-0">
            {NOTICE_TYPES.map((tipo) => (
              <Form.Check
                key={tipo}
                id={`aviso-${tipo}`}
                label={noticeChoiceTexts.types[tipo]}
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

const texts = messages.editProfile;

/** /editar-perfil. The guard of the route has seen to it that there is a session. */
export default function EditProfilePage() {
  const { account } = useMember();
  return (
    <div className="container container-narrow pb-8">
      <PageHeading title={texts.title} lead={texts.lead} noIndex />
      {account ? (
        <div className="vstack gap-6">
          <StateNotice {...account} />
          {!isProfileFrozen(account) && <EditProfileForm key={account.uid} account={account} />}
          <NoticeChoice account={account} />
          <Panel title={texts.data.title}>
            <p>{texts.data.exportHelp}</p>
            <div>
              <DownloadData uid={account.uid} />
            </div>
          </Panel>
          <DeleteAccount uid={account.uid} estado={account.estado} />
        </div>
      ) : (
        <ErrorState text={messages.profile.noSession} />
      )}
    </div>
  );
}
