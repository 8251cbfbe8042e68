import { useParams } from 'react-router-dom';
import { AuthorArticles } from '@/components/account/profile/AuthorArticles';
import { PublicBadges } from '@/components/account/profile/BadgesTab';
import { Figures } from '@/components/account/profile/Figures';
import { Panel } from '@/components/account/profile/Panel';
import { ProfileHeader } from '@/components/account/profile/ProfileHeader';
import { publicFigures } from '@/components/account/profile/StatisticsTab';
import { ButtonLink, EmptyState, ErrorState, LoadingRegion, Skeleton, usePageMeta } from '@/components/ui';
import type { PublicProfile } from '@/model/account';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { useAccountProfile } from '@/services/queries';
import { useSession } from '@/session';
import styles from './MemberPage.module.css';

const texts = messages.memberProfile;

function Missing() {
  usePageMeta({ title: texts.notFound, noIndex: true });
  return (
    <>
      <h1 className="visually-hidden">{texts.notFound}</h1>
      <EmptyState
        title={texts.notFound}
        text={texts.notFoundHelp}
        action={<ButtonLink to={paths.home.href()}>{messages.errors.notFoundHome}</ButtonLink>}
      />
    </>
  );
}

function Member({ profile, own }: { profile: PublicProfile; own: boolean }) {
  usePageMeta({ title: texts.title(profile.nombre), description: texts.description(profile.nombre) });
  return (
    <>
      <ProfileHeader
        profile={profile}
        own={false}
        actions={
          own && (
            <>
              <span className={styles.note}>{texts.own}</span>
              <ButtonLink to={paths.editProfile.href()} size="small">
                {texts.edit}
              </ButtonLink>
            </>
          )
        }
      />
      <div className={styles.sections}>
        <Panel title={messages.profile.biography}>
          <p className={profile.biografia ? styles.biography : styles.note}>
            {profile.biografia || texts.noBiography}
          </p>
        </Panel>
        <section aria-labelledby="actividad" className={styles.section}>
          <h2 id="actividad">{texts.activity}</h2>
          <Figures figures={publicFigures(profile)} />
        </section>
        <PublicBadges ids={profile.insignias} />
        {profile.articulosCount > 0 && <AuthorArticles nombre={profile.nombre} />}
      </div>
    </>
  );
}

function Loading() {
  usePageMeta({ title: undefined });
  return (
    <LoadingRegion text={texts.loading} className={styles.loading}>
      <Skeleton height="11rem" />
      <Skeleton height="8rem" />
    </LoadingRegion>
  );
}

/** /perfil/{id}: what everyone may see of a member. */
export default function MemberProfilePage() {
  const { id = '' } = useParams();
  const { account } = useSession();
  const { profile, status, retry } = useAccountProfile(id);
  return (
    <div className={`container ${styles.page}`}>
      {status === 'ready' && profile && <Member profile={profile} own={account?.uid === id} />}
      {status === 'loading' && <Loading />}
      {status === 'not-found' && (
        <div className={styles.problem}>
          <Missing />
        </div>
      )}
      {status === 'error' && (
        <div className={styles.problem}>
          <h1 className="visually-hidden">{messages.profile.tabs.perfil}</h1>
          <ErrorState text={texts.loadError} onRetry={retry} />
        </div>
      )}
    </div>
  );
}
