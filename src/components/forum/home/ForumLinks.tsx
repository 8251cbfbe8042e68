import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/ui';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import { useSession } from '@/session';

const { actions, foot, invitation } = foro.forumHome;

const UTILITY_LINKS = [
  { to: paths.forumFixPermissions.href(), text: foot.fixPermissions },
  { to: paths.forumDirectAccess.href(), text: foot.directAccess },
];

/** What the staff does with the list, below it: it is known after the list is shown who looks, and nothing moves then. */
export function CategoryActions() {
  const { account } = useSession();
  if (!forumCan.createCategory(account)) return null;
  const categories = paths.forumCategories.href();
  return (
    <nav className="hstack flex-wrap gap-3" aria-label={actions.label}>
      <ButtonLink to={categories} variant="secondary">
        {actions.newCategory}
      </ButtonLink>
      <ButtonLink to={categories} variant="secondary">
        {actions.manageCategories}
      </ButtonLink>
    </nav>
  );
}

export function ForumInvitation() {
  const { status } = useSession();
  if (status !== 'visitor') return null;
  const here = paths.forum.href();
  return (
    <section className="vstack gap-3 p-5 bg-accent-soft rounded-2" aria-labelledby="invitacion-foro">
      <h2 id="invitacion-foro" className="fs-xl">
        {invitation.title}
      </h2>
      <p className="mw-measure">{invitation.text}</p>
      <p className="hstack flex-wrap gap-3">
        <ButtonLink to={paths.register.href(here)}>{invitation.register}</ButtonLink>
        <ButtonLink to={paths.login.href(here)} variant="secondary">
          {invitation.login}
        </ButtonLink>
      </p>
    </section>
  );
}

/** The way to the tools, for who has something to mend; the site's own links stand in its footer. */
export function ForumFoot() {
  const { account } = useSession();
  if (!forumCan.seeTools(account)) return null;
  return (
    <nav className="hstack flex-wrap column-gap-4 pt-4 fs-sm border-top" aria-label={foot.label}>
      <p className="text-soft">{foot.help}</p>
      <ul className="hstack flex-wrap column-gap-4">
        {UTILITY_LINKS.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="d-inline-flex align-items-center minh-touch">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
