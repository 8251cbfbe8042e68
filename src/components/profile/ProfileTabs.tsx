import ReachedIcon from 'bootstrap-icons/icons/check-circle-fill.svg?react';
import AheadIcon from 'bootstrap-icons/icons/circle.svg?react';
import ListGroup from 'react-bootstrap/ListGroup';
import { ownFigures } from '@/components/account/figures';
import { useSignOut } from '@/components/account/useSignOut';
import { Button, ButtonLink, DateText, showToast } from '@/components/ui';
import { Figures } from '@/components/ui/Figures';
import { LevelProgress, Meter } from '@/components/ui/Meter';
import { orTell } from '@/components/ui/orTell';
import { Panel } from '@/components/ui/Panel';
import { messages } from '@/model/messages';
import { offline } from '@/model/messages/offline';
import { savedTopics } from '@/model/messages/profile';
import { STORAGE_LIMIT } from '@/model/shared/offline';
import { paths } from '@/model/shared/paths';
import { formatBytes } from '@/model/shared/text/format-number';
import type { Account } from '@/model/users/account';
import { BADGES, type Badge, badgeProgress, badgesOf } from '@/model/users/badges';
import {
  type ForumFigures,
  LEVEL_FROM,
  LEVELS,
  levelOf,
  nextParticipation,
  participationOf,
} from '@/model/users/levels';
import { emptyDevice, useDeviceUse } from '@/services/offline';
import { useBadgeDates } from '@/services/users';
import { BadgeSection } from './BadgeSection';
import { DownloadData } from './DownloadData';
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

function DeviceStorage() {
  const use = useDeviceUse();
  const empty = async () => {
    if (await orTell(storage.failed, emptyDevice)) showToast(storage.emptied, { detail: storage.kept });
  };
  return (
    <Panel title={storage.title}>
      <p>{storage.text}</p>
      {use.files > 0 && (
        <LevelProgress
          label={storage.label}
          text={storage.used(formatBytes(use.files), formatBytes(STORAGE_LIMIT))}
          progress={use.files / STORAGE_LIMIT}
        />
      )}
      {use.data > 0 && <p className="fs-sm text-soft">{storage.data(formatBytes(use.data))}</p>}
      <Button variant="secondary" size="small" className="align-self-start" onClick={() => void empty()}>
        {storage.empty}
      </Button>
    </Panel>
  );
}

function Done({ account, badge }: { account: Account; badge: Badge }) {
  const { current, target, progress } = badgeProgress(account, badge);
  const text = messages.badges.progress(current, target);
  return (
    <div className="hstack gap-3 mt-2 fs-xs">
      <Meter label={badge.nombre} {...{ text, progress }} />
      <span className="text-nowrap">{text}</span>
    </div>
  );
}

export function BadgesTab({ account }: { account: Account }) {
  const dates = useBadgeDates(account.uid);
  const earned = badgesOf(account.insignias).map((badge) => ({ badge, date: dates.get(badge.id) }));
  const pending = BADGES.filter(({ id }) => !account.insignias.includes(id)).map((badge) => ({
    badge,
    progress: <Done account={account} badge={badge} />,
  }));
  const hints = (
    <div className="vstack gap-2 p-5 bg-sunken rounded-2">
      <p>{texts.badgesEmpty}</p>
      <ul>
        {Object.values(texts.hints).map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <div className="vstack gap-7">
      <BadgeSection id="insignias-obtenidas" title={texts.badgesEarned} badges={earned} empty={hints} />
      {pending.length > 0 && (
        <BadgeSection id="insignias-por-obtener" title={texts.badgesToEarn} badges={pending} />
      )}
    </div>
  );
}

const statisticsTexts = messages.profile.statistics;
const { forum } = savedTopics;

/** What the member did in the forum, and its level of participation there (spec 2, sections 3 and 9). */
function ForumStatistics({ figures }: { figures: ForumFigures }) {
  const next = nextParticipation(figures.puntosForo);
  return (
    <section aria-labelledby="participacion" className="vstack gap-5">
      <h2 id="participacion" className="fs-xl">
        {forum.title}
      </h2>
      <div className="vstack gap-2 mw-measure">
        <p>
          {forum.level}: <strong>{participationOf(figures.puntosForo)}</strong>
        </p>
        {next ? (
          <LevelProgress
            label={forum.progress(next.level)}
            text={forum.toNextLevel(next.missing, next.level)}
            progress={next.progress}
          />
        ) : (
          <p className="fs-sm text-soft">{forum.lastLevel}</p>
        )}
        <p className="fs-sm text-soft">{forum.ways}</p>
      </div>
      <Figures
        figures={[
          [forum.points, figures.puntosForo],
          [forum.topics, figures.temasCreados],
          [forum.replies, figures.respuestasPublicadas],
          [forum.accepted, figures.respuestasAceptadas],
          [forum.likes, figures.likes],
          [forum.likesGiven, figures.likesOtorgados],
        ]}
      />
    </section>
  );
}

export function StatisticsTab({ account }: { account: Account }) {
  const dates = [
    [statisticsTexts.registered, account.fechaRegistro],
    [statisticsTexts.lastActivity, account.ultimaActividad],
  ] as const;
  return (
    <section aria-labelledby="actividad" className="vstack gap-5">
      <h2 id="actividad" className="fs-xl">
        {statisticsTexts.title}
      </h2>
      <Figures figures={ownFigures(account)} />
      <dl className="d-flex flex-wrap gap-5">
        {dates.map(([label, date]) => (
          <div key={label}>
            <dt className="fs-sm fw-normal text-soft">{label}</dt>
            <dd className="fw-semibold">
              <DateText date={date} />
            </dd>
          </div>
        ))}
      </dl>
      <ForumStatistics figures={account.estadisticasForo} />
    </section>
  );
}
