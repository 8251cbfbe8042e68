import { DeleteAccount } from '@/components/account/profile/DeleteAccount';
import { DownloadData } from '@/components/account/profile/DownloadData';
import { EditProfileForm } from '@/components/account/profile/EditProfileForm';
import { NoticeChoice } from '@/components/account/profile/NoticeChoice';
import { StateNotice } from '@/components/account/profile/ProfileHeader';
import { useMember } from '@/components/account/useMember';
import { ErrorState, usePageMeta } from '@/components/ui';
import { Panel } from '@/components/ui/Panel';
import { messages } from '@/model/messages';
import '@/theme/members.scss';

const texts = messages.editProfile;

/** /editar-perfil. The guard of the route has seen to it that there is a session. */
export default function EditProfilePage() {
  usePageMeta({ title: texts.title, noIndex: true });
  const { account } = useMember();
  return (
    <div className="container container-narrow pb-8">
      <header className="page-head">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      {account ? (
        <div className="vstack gap-6">
          <StateNotice {...account} />
          <EditProfileForm key={account.uid} account={account} />
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
