import { StaffHead } from '@/components/forum/admin/StaffHead';
import { ButtonLink, ErrorState, LoadingRegion, Skeleton, usePageMeta } from '@/components/ui';
import type { Account } from '@/model/account';
import { formatDate } from '@/model/dates';
import { formatNumber } from '@/model/format-number';
import { staffForum } from '@/model/forum-moderation-messages';
import { paths } from '@/model/paths';
import { useModeratedMember } from '@/services/queries/forum/useModeratedMember';
import styles from './Member.module.css';
import { MemberHistory } from './MemberHistory';
import { MemberPosts } from './MemberPosts';
import { MemberReports } from './MemberReports';
import { MemberState } from './MemberState';

const texts = staffForum.member;

function Figures({ member }: { member: Account }) {
  const figures = [
    [texts.figures.topics, member.temasForoCount],
    [texts.figures.replies, member.respuestasForoCount],
    [texts.figures.points, member.puntos],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** /foro/admin/miembro/{uid}: what a moderator sees and decides of a member. */
export function MemberScreen({ account, uid }: { account: Account; uid: string }) {
  const { data: member, error, retry } = useModeratedMember(uid);
  const title = member ? texts.titleOf(member.nombre) : texts.title;
  usePageMeta({ title, noIndex: true });
  return (
    <>
      <StaffHead crumb={texts.title} title={title} lead={texts.description} />
      {error && (
        <ErrorState text={error.code === 'not-found' ? texts.missing : texts.loadError} onRetry={retry} />
      )}
      {!member && !error && (
        <LoadingRegion text={texts.loading} className={styles.columns}>
          <Skeleton height="12rem" />
          <Skeleton height="12rem" />
        </LoadingRegion>
      )}
      {member && (
        <>
          <div className={styles.summary}>
            <Figures member={member} />
            <p className={styles.soft}>{texts.since(formatDate(member.fechaRegistro))}</p>
            <ButtonLink size="small" variant="secondary" to={paths.memberProfile.href(uid)}>
              {texts.profile}
            </ButtonLink>
          </div>
          <div className={styles.columns}>
            <div className={styles.column}>
              <MemberState account={account} member={member} />
              <MemberPosts account={account} member={member} />
            </div>
            <div className={styles.column}>
              <MemberReports uid={uid} />
              <MemberHistory account={account} member={member} />
            </div>
          </div>
        </>
      )}
    </>
  );
}
