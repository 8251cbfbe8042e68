import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forFirstAdministrator, withoutComments } from '../../scripts/lib/deployed-rules';
import { firestoreRules, openBackend, type RulesBackend, uidOf } from './backend';
import { install, signUp } from './commits';

/** What is there before the first deployment. */
const NOTHING = "rules_version = '2';\nservice cloud.firestore { match /{any=**} { allow read: if false; } }";

const deployed = (email: string | null) => forFirstAdministrator(withoutComments(firestoreRules()), email);

describe('the first administrator of a site that was deployed', () => {
  let backend: RulesBackend;
  beforeAll(async () => {
    backend = await openBackend('demo-reglas-primer-admin', NOTHING);
  });
  beforeEach(async () => {
    await backend.clear();
  });
  afterAll(() => backend.close());
  const installs = (persona: string) => install(backend.as(persona), uidOf(persona));
  const denied = { code: 'permission-denied' };

  describe('whose e-mail was given', () => {
    // Once: Google's emulator compiles for seconds.
    beforeAll(async () => {
      await backend.putRules(deployed('Duena@Demo.Test'));
    });

    it('is who has proven the e-mail that was given, and nobody after', async () => {
      await installs('duena');
      await expect(installs('duena')).rejects.toMatchObject(denied);
      await expect(installs('otra')).rejects.toMatchObject(denied);
    });

    it.each(['otra', 'duena-sin-verificar', 'visitante', 'xduena', 'duena@demo.test.org'])(
      'is not %s',
      async (persona) => {
        await expect(installs(persona)).rejects.toMatchObject(denied);
      },
    );

    it('leaves signing up to everybody', async () => {
      await signUp(backend.as('nuevo'), uidOf('nuevo'));
    });
  });

  it('is not who has the e-mail without its proof', async () => {
    await backend.putRules(deployed('duena-sin-verificar@demo.test'));
    await expect(installs('duena-sin-verificar')).rejects.toMatchObject(denied);
  });

  it('is nobody where no e-mail was given', async () => {
    await backend.putRules(deployed(null));
    await expect(installs('duena')).rejects.toMatchObject(denied);
    await expect(installs('nuevo')).rejects.toMatchObject(denied);
  });

  it('is who comes first in the embedded backend', async () => {
    await backend.putRules(firestoreRules());
    await installs('otra-sin-verificar');
  });
});

describe('what closes the rules', () => {
  it.each(["a'b@c.org", 'a@b', 'a b@c.org', 'a"@c.org', "x@y.org' || true", 'a\\@c.org'])(
    'refuses %s',
    (email) => {
      expect(() => forFirstAdministrator(firestoreRules(), email)).toThrow('FIRST_ADMIN_EMAIL is no e-mail');
    },
  );

  it('never leaves them open because the function has another name', () => {
    const renamed = firestoreRules().replaceAll('isFirstAdministrator', 'isFirst');
    expect(() => forFirstAdministrator(renamed, 'a@b.org')).toThrow('one isFirstAdministrator()');
    const twice = firestoreRules().replace(
      'function isChange(',
      'function isFirstAdministrator() { return true; }\n function isChange(',
    );
    expect(() => forFirstAdministrator(twice, null)).toThrow('not 2');
  });
});
