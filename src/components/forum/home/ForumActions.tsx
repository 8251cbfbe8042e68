import { useLeadsSomewhere } from '@/components/layout/knownRoutes';
import { ButtonLink } from '@/components/ui';
import { forumCan } from '@/model/forum/permissions';
import { foro } from '@/model/forum-messages';
import { paths } from '@/model/paths';
import { useSession } from '@/session';
import { NewTopicLink } from '../NewTopicLink';
import styles from './ForumActions.module.css';

const texts = foro.forumHome.actions;

/** What can be begun from the forum's home; categories by those who may. */
export function ForumActions() {
  const { account } = useSession();
  const leadsSomewhere = useLeadsSomewhere();
  const categories = paths.forumCategories.href();
  const managesCategories = forumCan.createCategory(account) && leadsSomewhere(categories);
  return (
    <nav className={styles.actions} aria-label={texts.label}>
      <NewTopicLink />
      {managesCategories && (
        <>
          <ButtonLink to={categories} variant="secondary">
            {texts.newCategory}
          </ButtonLink>
          <ButtonLink to={categories} variant="secondary">
            {texts.manageCategories}
          </ButtonLink>
        </>
      )}
    </nav>
  );
}
