import { Timestamp } from 'firebase/firestore/lite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasStanding } from '@/model/users/standing';
import { parseAccount } from '@/services/users/data';
import { DEMO_ACCOUNTS, seedAuthAccounts } from '../../../scripts/seed/accounts';
import { loadContent } from '../../../scripts/seed/content';
import { loadForum } from '../../../scripts/seed/forum-content';
import { libraryAccounts } from '../../../scripts/seed/library';

afterEach(() => vi.unstubAllGlobals());

describe('the demo accounts', () => {
  it('have proven their e-mail', async () => {
    const bodies: Record<string, unknown>[] = [];
    vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
      bodies.push(JSON.parse(body));
      return new Response();
    });
    await seedAuthAccounts();
    expect(bodies.map(({ email, emailVerified }) => [email, emailVerified])).toEqual(
      DEMO_ACCOUNTS.map(({ email }) => [email, true]),
    );
  });

  const documents = libraryAccounts(loadContent(), loadForum().topics);
  it.each(DEMO_ACCOUNTS.filter(({ estado }) => estado === 'activo').map(({ uid }) => uid))(
    'have standing: %s',
    (uid) => {
      const { data = {} } = documents.find(({ path }) => path === `usuarios/${uid}`) ?? {};
      // As Firestore gives it back.
      const stored = { ...data, fechaRegistro: Timestamp.fromDate(data.fechaRegistro as Date) };
      expect(hasStanding(parseAccount(uid, stored), true, new Date())).toBe(true);
    },
  );
});
