import { type ReactNode, useState } from 'react';
import { Button, EmptyState, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import type { Account } from '@/model/account';
import { staff } from '@/model/staff-messages';
import { useUserLookup } from '@/services/queries/users/useUsers';
import styles from './UserLookup.module.css';

const texts = staff.adminUsers.lookup;

interface UserLookupProps {
  text: string;
  /** Who is shown above already. */
  known: readonly Account[];
  /** Nobody was found above: the whole site is asked without being told to. */
  atOnce: boolean;
  children: (found: readonly Account[]) => ReactNode;
}

/** What is typed, looked up among all accounts of the site: give it the text as its key. */
export function UserLookup({ text, known, atOnce, children }: UserLookupProps) {
  const [wanted, setWanted] = useState(false);
  const enabled = atOnce || wanted;
  const { found, error, retry } = useUserLookup(text, enabled);
  if (!enabled) {
    return (
      <div className={styles.offer}>
        <Button variant="secondary" size="small" onClick={() => setWanted(true)}>
          {texts.offer}
        </Button>
      </div>
    );
  }
  const others = found?.filter(({ uid }) => !known.some((one) => one.uid === uid));
  return (
    <section className={styles.lookup} aria-labelledby="busqueda-global">
      <h2 id="busqueda-global" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.help}>{texts.help}</p>
      {error && <ErrorState text={texts.failed(error.message)} onRetry={retry} />}
      {!error && !others && (
        <LoadingRegion text={texts.searching}>
          <Skeleton height="4.5rem" />
        </LoadingRegion>
      )}
      {others && others.length > 0 && children(others)}
      {others?.length === 0 && <EmptyState text={texts.none} />}
    </section>
  );
}
