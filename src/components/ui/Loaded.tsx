import type { ReactNode } from 'react';
import type { PagedList } from '@/services/client';
import { LoadingRegion } from './Loading';
import { ErrorState } from './State';

interface LoadedProps<Data> {
  part: Pick<PagedList<Data>, 'status' | 'retry'> & { data: Data | undefined };
  texts: { loading: string; loadError: string };
  /** What keeps its place until then. */
  place: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What is read at once, and not as a list: once it is there, else that it is on its way, or could not be had. */
export function Loaded<Data>({ part: { status, data, retry }, texts, place, children }: LoadedProps<Data>) {
  if (status === 'error') return <ErrorState text={texts.loadError} onRetry={retry} />;
  if (data !== undefined) return children(data);
  return <LoadingRegion text={texts.loading}>{place}</LoadingRegion>;
}
