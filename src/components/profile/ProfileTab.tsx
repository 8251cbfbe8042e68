import { useSignOut } from '@/components/account/useSignOut';
import { Button, ButtonLink } from '@/components/ui';
import { Panel } from '@/components/ui/Panel';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { DeviceStorage } from './DeviceStorage';
import { DownloadData } from './DownloadData';
import { LevelLadder } from './LevelLadder';
import { Biography } from './ProfileHeader';

const texts = messages.profile;

function AccountActions({ uid }: { uid: string }) {
  const { leaving, leave } = useSignOut();
  return (
    <div className="d-flex flex-wrap gap-3">
      <ButtonLink to={paths.changePassword.href()} variant="secondary" size="small">
        {texts.changePassword}
      </ButtonLink>
      <DownloadData uid={uid} />
      <Button variant="secondary" size="small" busy={leaving} onClick={leave}>
        {messages.account.menu.signOut}
      </Button>
    </div>
  );
}

export function ProfileTab({ account }: { account: Account }) {
  return (
    <div className="split">
      <div className="vstack gap-5">
        <Biography text={account.biografia} none={texts.noBiography} />
        <Panel title={texts.actions}>
          <dl className="cols gap-3">
            <div>
              <dt className="fs-sm fw-normal text-soft">{texts.email}</dt>
              <dd className="fw-semibold">
                {account.email}
                <span className="d-block fs-xs fw-normal text-soft">{texts.emailPrivate}</span>
              </dd>
            </div>
            <div>
              <dt className="fs-sm fw-normal text-soft">{texts.role}</dt>
              <dd className="fw-semibold">{messages.account.roles[account.rol]}</dd>
            </div>
          </dl>
          <AccountActions uid={account.uid} />
        </Panel>
        <DeviceStorage />
      </div>
      <Panel title={texts.levelsTitle}>
        <LevelLadder puntos={account.puntos} />
        <h3 className="fs-base">{texts.pointsTitle}</h3>
        <ul>
          {texts.pointsWays.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
