import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import * as foro from '@/model/messages/foro';
import * as foroStaff from '@/model/messages/forum-staff';
import { paths } from '@/model/shared/paths';
import { StaffHead } from './StaffHead';
import '@/theme/members.scss';

interface AccessPageProps<Data> {
  texts: { title: string; lead: string; working: string };
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  failure: (error: Error) => string;
  children: (data: Data) => ReactNode;
  /** What else there is to press at its foot, once it is read. */
  act?: ReactNode;
}

/** A page on which members see what they may do themselves: `data` once it is read, else that it is on its way or why not. */
export function AccessPage<Data>({ texts, query, failure, children, act }: AccessPageProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  const isRead = data !== undefined && !error && !isFetching;
  return (
    <div className="container container-narrow vstack gap-5 pb-7">
      <StaffHead title={texts.title} lead={texts.lead} staff={false} />
      {isFetching && (
        <LoadingRegion text={texts.working} visible className="vstack gap-4">
          <Skeleton height="12rem" />
        </LoadingRegion>
      )}
      {error && !isFetching && (
        <ErrorState
          text={failure(error)}
          onRetry={() => void refetch()}
          retryLabel={foroStaff.forumAccess.retry}
        />
      )}
      {isRead && children(data)}
      <div className="hstack flex-wrap gap-3">
        {isRead && act}
        <ButtonLink to={paths.forum.href()} variant="secondary">
          {foro.forumCommon.backToForum}
        </ButtonLink>
      </div>
    </div>
  );
}
