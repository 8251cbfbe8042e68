import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMember } from '@/components/account/useMember';
import { VerifyEmail } from '@/components/account/VerifyEmail';
import { BadgesTab } from '@/components/profile/BadgesTab';
import { FavouritesTab } from '@/components/profile/FavouritesTab';
import { ProfileHeader, StateNotice } from '@/components/profile/ProfileHeader';
import { ProfileTab } from '@/components/profile/ProfileTab';
import { StatisticsTab } from '@/components/profile/StatisticsTab';
import { ButtonLink, ErrorState, usePageMeta } from '@/components/ui';
import { LevelProgress } from '@/components/ui/LevelProgress';
import { Tabs } from '@/components/ui/Tabs';
import { messages } from '@/model/messages';
import { verification } from '@/model/messages/verification';
import { paths } from '@/model/shared/paths';
import { choiceOf } from '@/model/shared/unknown-value';
import type { Account } from '@/model/users/account';
import { nextLevel } from '@/model/users/levels';
import '@/theme/members.scss';

const texts = messages.profile;
const TAB_NAMES = ['perfil', 'favoritos', 'insignias', 'estadisticas'] as const;
type TabName = (typeof TAB_NAMES)[number];

function useTab(): [TabName, (name: TabName, by: 'pointer' | 'keyboard') => void] {
  const [search, setSearch] = useSearchParams();
  const current = choiceOf(search.get('tab'), TAB_NAMES) ?? 'perfil';
  return [
    current,
    (name, by) => {
      // Quick keys may ask for the tab on the screen while another is on its way.
      if (by === 'pointer' && name === current) return;
      // Arrows pass over tabs on their way: only a chosen one is a step to go back to.
      setSearch(name === 'perfil' ? {} : { tab: name }, {
        replace: by === 'keyboard',
        preventScrollReset: true,
      });
    },
  ];
}

function OwnProfile({ account }: { account: Account }) {
  const [tab, setTab] = useTab();
  const { mutate: refresh, isError } = useMutation({ mutationFn: useMember().refresh });
  // What others did since the session began (a role, points) shows here: the account is read again as the page opens.
  useEffect(() => refresh(), [refresh]);
  const next = nextLevel(account.puntos);
  const counts = {
    favoritos: { count: account.articulosFavoritos.length + account.temasFavoritos.length },
    insignias: { count: account.insignias.length },
    perfil: {},
    estadisticas: {},
  };
  return (
    <>
      <ProfileHeader
        profile={account}
        actions={
          <>
            <ButtonLink to={paths.editProfile.href()} size="small">
              {texts.edit}
            </ButtonLink>
            <ButtonLink to={paths.memberProfile.href(account.uid)} variant="ghost" size="small">
              {texts.publicProfile}
            </ButtonLink>
          </>
        }
      >
        {next ? (
          <LevelProgress
            label={texts.levelProgress(next.level)}
            text={texts.toNextLevel(next.missing, next.level)}
            progress={next.progress}
          />
        ) : (
          <p className="fs-sm text-soft">{texts.lastLevel}</p>
        )}
      </ProfileHeader>
      {isError && <ErrorState text={texts.loadError} onRetry={refresh} />}
      <StateNotice {...account} />
      <VerifyEmail why={verification.profile} className="mb-5" />
      <Tabs
        label={texts.tabsLabel}
        tabs={TAB_NAMES.map((name) => ({ name, label: texts.tabs[name], ...counts[name] }))}
        current={tab}
        onChange={setTab}
      >
        {tab === 'perfil' && <ProfileTab account={account} />}
        {tab === 'favoritos' && <FavouritesTab account={account} />}
        {tab === 'insignias' && <BadgesTab account={account} />}
        {tab === 'estadisticas' && <StatisticsTab account={account} />}
      </Tabs>
    </>
  );
}

/** /perfil: one's own. The guard of the route has seen to it that there is a session. */
export default function ProfilePage() {
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const { account } = useMember();
  return (
    <div className="container pb-8">
      {account ? <OwnProfile account={account} /> : <ErrorState text={texts.noSession} />}
    </div>
  );
}
