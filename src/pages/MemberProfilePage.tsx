import { Link, useParams } from 'react-router-dom';
import { publicFigures } from '@/components/account/figures';
import { ArticleCard } from '@/components/articles/ArticleCard';
import { BadgeSection } from '@/components/profile/BadgeSection';
import { Biography, ProfileHeader } from '@/components/profile/ProfileHeader';
import { ButtonLink, ErrorState, LoadingRegion, Skeleton, usePageMeta } from '@/components/ui';
import { Figures } from '@/components/ui/Figures';
import { PageProblem } from '@/components/ui/PageProblem';
import { libraryHref } from '@/model/articles/library/library-filters';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import type { PublicProfile } from '@/model/users/account';
import { badgesOf } from '@/model/users/badges';
import { useArticlesBy } from '@/services/articles';
import { useAccountProfile } from '@/services/users';
import { useSession } from '@/session';

const texts = messages.memberProfile;

function AuthorArticles({ uid, nombre }: Pick<PublicProfile, 'uid' | 'nombre'>) {
  const { cards, status } = useArticlesBy(uid, nombre);
  if (status === 'ready' && cards.length === 0) return null;
  const all = libraryHref({ busqueda: nombre });
  return (
    <section aria-labelledby="sus-articulos" className="vstack gap-4">
      <div className="d-flex flex-wrap gap-3 align-items-baseline justify-content-between">
        <h2 id="sus-articulos" className="fs-xl">
          {texts.articles}
        </h2>
        {status === 'ready' && <Link to={all}>{texts.allArticles}</Link>}
      </div>
      {status === 'loading' ? (
        <LoadingRegion text={texts.articlesLoading}>
          <Skeleton height="18rem" />
        </LoadingRegion>
      ) : (
        <ul className="cols-cards gap-5">
          {cards.map((card) => (
            <li key={card.id} className="minw-0">
              <ArticleCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Member({ profile, own }: { profile: PublicProfile; own: boolean }) {
  usePageMeta({ title: texts.title(profile.nombre), description: texts.description(profile.nombre) });
  return (
    <>
      <ProfileHeader
        profile={profile}
        actions={
          own && (
            <>
              <span className="fs-sm text-soft">{texts.own}</span>
              <ButtonLink to={paths.editProfile.href()} size="small">
                {texts.edit}
              </ButtonLink>
            </>
          )
        }
      />
      <div className="vstack gap-6">
        <Biography text={profile.biografia} none={texts.noBiography} />
        <section aria-labelledby="actividad" className="vstack gap-4">
          <h2 id="actividad" className="fs-xl">
            {texts.activity}
          </h2>
          <Figures figures={publicFigures(profile)} />
        </section>
        <BadgeSection
          id="insignias"
          title={messages.profile.tabs.insignias}
          badges={badgesOf(profile.insignias).map((badge) => ({ badge }))}
          empty={<p className="text-soft">{texts.noBadges}</p>}
        />
        {profile.articulosCount > 0 && <AuthorArticles uid={profile.uid} nombre={profile.nombre} />}
      </div>
    </>
  );
}

function Loading() {
  usePageMeta({ title: undefined });
  return (
    <LoadingRegion text={texts.loading} className="vstack gap-5 pt-6">
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
    <div className="container pb-8">
      {status === 'ready' && profile && <Member profile={profile} own={account?.uid === id} />}
      {status === 'loading' && <Loading />}
      {status === 'not-found' && (
        <PageProblem title={texts.notFound} text={texts.notFoundHelp}>
          <ButtonLink to={paths.home.href()}>{messages.errors.notFoundHome}</ButtonLink>
        </PageProblem>
      )}
      {status === 'error' && (
        <div className="pt-6">
          <h1 className="visually-hidden">{messages.profile.tabs.perfil}</h1>
          <ErrorState text={texts.loadError} onRetry={retry} />
        </div>
      )}
    </div>
  );
}
