import ReachedIcon from 'bootstrap-icons/icons/check-circle-fill.svg?react';
import AheadIcon from 'bootstrap-icons/icons/circle.svg?react';
import { useState } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink, showToast } from '@/components/ui';
import { LevelProgress } from '@/components/ui/Meter';
import { Panel } from '@/components/ui/Panel';
import type { Account } from '@/model/account';
import { formatBytes } from '@/model/format-number';
import { LEVEL_FROM, LEVELS, levelOf } from '@/model/levels';
import { messages } from '@/model/messages';
import { offline } from '@/model/messages/offline';
import { STORAGE_LIMIT } from '@/model/offline';
import { paths } from '@/model/paths';
import { emptyDevice, useDeviceUse } from '@/services/queries/offline/kept-data';
import { useSession } from '@/session';
import { DownloadData } from './DownloadData';
import { Biography } from './ProfileHeader';

const texts = messages.profile;

/** What one does with one's own account: change the password, take the data away, leave. */
function AccountActions({ uid }: { uid: string }) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
      await navigate(paths.home.href(), { replace: true });
    } catch (error) {
      console.info('Signing out failed', error);
      showToast(messages.account.signOutFailed, { tone: 'danger' });
      setLeaving(false);
    }
  };
  return (
    <div className="d-flex flex-wrap gap-3">
      <ButtonLink to={paths.changePassword.href()} variant="secondary" size="small">
        {texts.changePassword}
      </ButtonLink>
      <DownloadData uid={uid} />
      <Button variant="secondary" size="small" busy={leaving} onClick={() => void leave()}>
        {messages.account.menu.signOut}
      </Button>
    </div>
  );
}

/** All levels with where each begins, and which one the member is at. */
function LevelLadder({ puntos }: { puntos: number }) {
  const current = levelOf(puntos);
  return (
    <ListGroup as="ol" variant="flush">
      {LEVELS.map((level) => {
        const Icon = puntos >= LEVEL_FROM[level] ? ReachedIcon : AheadIcon;
        return (
          <ListGroup.Item
            as="li"
            key={level}
            className="d-flex gap-3 align-items-center px-0"
            aria-current={level === current ? 'step' : undefined}
          >
            <Icon aria-hidden="true" className="flex-shrink-0 text-accent" width={20} height={20} />
            <span>
              <span className="fw-semibold">{level}</span>
              {level === current && <span className="badge badge-accent ms-3">{texts.levelCurrent}</span>}
              <span className="d-block fs-sm text-soft">{texts.levelFrom(LEVEL_FROM[level])}</span>
            </span>
          </ListGroup.Item>
        );
      })}
    </ListGroup>
  );
}

/** Who the member says to be, and what the account can do. */
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

const storage = offline.storage;

/** What the device keeps for reading without a connection, and the way to empty it. */
function DeviceStorage() {
  const use = useDeviceUse();
  const empty = async () => {
    try {
      await emptyDevice();
      showToast(storage.emptied, { detail: storage.kept });
    } catch (cause) {
      console.info('What is kept could not be emptied', cause);
      showToast(storage.failed, { tone: 'danger' });
    }
  };
  return (
    <Panel title={storage.title}>
      <p>{storage.text}</p>
      <LevelProgress
        label={storage.label}
        text={storage.used(formatBytes(use.files), formatBytes(STORAGE_LIMIT))}
        progress={use.files / STORAGE_LIMIT}
      />
      <p className="fs-sm text-soft">{storage.data(formatBytes(use.data))}</p>
      <Button variant="secondary" size="small" className="align-self-start" onClick={() => void empty()}>
        {storage.empty}
      </Button>
    </Panel>
  );
}
