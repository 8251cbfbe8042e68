import { type ReactNode, useState } from 'react';
import { Button, EmptyState } from '@/components/ui';
import { ListItems } from '@/components/ui/PagedItems';
import type { Account } from '@/model/account';
import { staff } from '@/model/staff-messages';
import { useUserLookup } from '@/services/queries/users/useUsers';

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
      <Button variant="secondary" size="small" className="mt-4" onClick={() => setWanted(true)}>
        {texts.offer}
      </Button>
    );
  }
  const others = found?.filter(({ uid }) => !known.some((one) => one.uid === uid)) ?? [];
  return (
    <section className="vstack gap-3 pt-6" aria-labelledby="busqueda-global">
      <h2 id="busqueda-global" className="fs-lg">
        {texts.title}
      </h2>
      <p className="text-soft fs-sm">{texts.help}</p>
      <ListItems
        list={{ items: others, status: error ? 'error' : found ? 'ready' : 'loading', retry }}
        texts={{ loading: texts.searching, loadError: texts.failed(error?.message ?? '') }}
        place="4.5rem"
        empty={<EmptyState text={texts.none} />}
      >
        {children}
      </ListItems>
    </section>
  );
}
