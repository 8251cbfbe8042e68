import { Link } from 'react-router-dom';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { StateBadge } from '@/components/forum/shared/StateBadge';
import type { Account } from '@/model/account';
import { topicExcerpt } from '@/model/forum/quote';
import type { Reply, Topic } from '@/model/forum/topic';
import { staffForum } from '@/model/forum-moderation-messages';
import { paths } from '@/model/paths';
import { can } from '@/model/permissions';
import { useRecentPosts } from '@/services/queries/forum/useModeratedMember';
import styles from './Member.module.css';
import { Loaded, Panel } from './Panel';
import { RemoveAll } from './RemoveAll';

const texts = staffForum.member;

function Topics({ topics }: { topics: readonly Topic[] }) {
  if (topics.length === 0) return <p className={styles.soft}>{texts.noTopics}</p>;
  return (
    <ul className={styles.posts}>
      {topics.map(({ id, titulo, estado, fechaCreacion }) => (
        <li key={id} className={styles.post}>
          <p className={styles.postHead}>
            <Link to={paths.forumTopic.href(id)}>{titulo}</Link>
            <StateBadge estado={estado} />
          </p>
          <p className={styles.soft}>
            <RelativeTime date={fechaCreacion} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Replies({ replies }: { replies: readonly Reply[] }) {
  if (replies.length === 0) return <p className={styles.soft}>{texts.noReplies}</p>;
  return (
    <ul className={styles.posts}>
      {replies.map(({ id, temaId, contenido, oculta, fechaCreacion }) => (
        <li key={id} className={styles.post}>
          <p className={styles.quote}>{topicExcerpt(contenido)}</p>
          <p className={styles.soft}>
            <RelativeTime date={fechaCreacion} />
            {oculta && <span className={styles.state}>{texts.hidden}</span>}
            <Link to={paths.forumTopic.href(temaId, id)}>{texts.inTopic}</Link>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What a member wrote last, and the way to remove all of it. */
export function MemberPosts({ account, member }: { account: Account; member: Account }) {
  const removes = can(account, 'eliminarTemas') && can(account, 'eliminarRespuestasAjenas');
  return (
    <Panel title={texts.topics}>
      <Loaded part={useRecentPosts(member.uid)}>
        {({ topics, replies }) => (
          <>
            <Topics topics={topics} />
            <h3 className={styles.panelTitle}>{texts.replies}</h3>
            <Replies replies={replies} />
            {removes && topics.length + replies.length > 0 && <RemoveAll account={account} member={member} />}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
