import { describe, expect, it } from 'vitest';
import { ServiceError } from '@/services/firestore/errors';
import { AuthError } from '@/services/users/auth-error';
import { RESTORE_AGAIN_MS, SEND_AGAIN_MS, VERIFY_AGAIN_MS } from '@/session/session-store';
import { accountOf, FakeDevice, hintFor, openTab, settled } from './fakes';

const VALUES = { nombre: 'Ana', email: 'ana@demo.test', password: 'secreta', biografia: '' };

async function memberTab(device = new FakeDevice(hintFor('ana'))) {
  const tab = openTab(device);
  await settled();
  tab.backend.says('ana');
  await tab.becomes('member');
  return tab;
}

describe('a device that remembers nobody', () => {
  it('is a visitor and never fetches Auth', async () => {
    const { session, backend } = openTab();
    await settled();
    expect(session.getState()).toMatchObject({ status: 'visitor', account: null, hint: null });
    expect(backend.loads).toBe(0);
  });

  it('fetches Auth when a page that signs in opens, once', async () => {
    const { session, backend } = openTab();
    session.preloadAuth();
    session.preloadAuth();
    await settled();
    expect(backend.loads).toBe(1);
  });
});

describe('a device that remembers a member', () => {
  it('shows the name at once and fetches Auth', async () => {
    const { session, backend } = openTab(new FakeDevice(hintFor('ana')));
    expect(session.getState()).toEqual({
      status: 'restoring',
      account: null,
      isVerified: false,
      hint: hintFor('ana'),
      unreachable: false,
      ended: false,
    });
    await settled();
    expect(backend.loads).toBe(1);
  });

  it('becomes a member with the account that was read', async () => {
    const { session } = await memberTab();
    expect(session.getState().account).toEqual(accountOf('ana'));
  });

  it('forgets the member when Auth knows of nobody', async () => {
    const { session, backend, device } = openTab(new FakeDevice(hintFor('ana')));
    await settled();
    backend.says(null);
    expect(session.getState().status).toBe('visitor');
    expect(device.hint).toBeNull();
  });
});

describe('a device that remembers a member, without a connection', () => {
  async function unreachableTab() {
    const tab = openTab(new FakeDevice(hintFor('ana')));
    await settled();
    tab.backend.openAccount = async () => {
      throw new ServiceError('unavailable');
    };
    tab.backend.says('ana');
    await settled();
    return tab;
  }
  const waiting = {
    status: 'restoring',
    account: null,
    isVerified: false,
    hint: hintFor('ana'),
    unreachable: true,
    ended: false,
  };

  it('takes nobody for a visitor, and is a member once the connection is back', async () => {
    const tab = await unreachableTab();
    expect(tab.session.getState()).toEqual(waiting);
    tab.backend.openAccount = async (uid) => accountOf(uid);
    tab.reconnect();
    await tab.becomes('member');
    expect(tab.session.getState().unreachable).toBe(false);
  });

  it('tries again by itself, every few seconds, without a flicker', async () => {
    const tab = await unreachableTab();
    tab.pass(RESTORE_AGAIN_MS);
    expect(tab.session.getState()).toEqual(waiting);
    await settled();
    expect(tab.session.getState()).toEqual(waiting);
    tab.backend.openAccount = async (uid) => accountOf(uid);
    tab.pass(RESTORE_AGAIN_MS - 1);
    await settled();
    expect(tab.session.getState()).toEqual(waiting);
    tab.pass(1);
    await tab.becomes('member');
  });

  it('asks for the code of Auth again where it did not arrive', async () => {
    const tab = openTab(new FakeDevice(hintFor('ana')));
    tab.backend.onAuthChange = () => {
      throw new Error('no network');
    };
    await settled();
    expect(tab.session.getState()).toEqual(waiting);
    tab.backend.onAuthChange = (listener) => listener('ana', false);
    tab.pass(RESTORE_AGAIN_MS);
    await tab.becomes('member');
    expect(tab.backend.loads).toBe(2);
  });

  it('tries no more once somebody has signed in here', async () => {
    const tab = await unreachableTab();
    tab.backend.signIn = async () => 'ana';
    tab.backend.openAccount = async (uid) => accountOf(uid);
    await tab.session.signIn(VALUES);
    tab.pass(RESTORE_AGAIN_MS);
    expect(tab.session.getState()).toMatchObject({ status: 'member', unreachable: false });
  });

  it('gives up when another tab signs out', async () => {
    const tab = await unreachableTab();
    tab.device.tab().write(null);
    expect(tab.session.getState().status).toBe('visitor');
    tab.backend.openAccount = async (uid) => accountOf(uid);
    tab.pass(RESTORE_AGAIN_MS);
    await settled();
    expect(tab.session.getState().status).toBe('visitor');
  });
});

describe('signing in', () => {
  it('says that the member just signed in, so that the access is noted', async () => {
    const { session, backend, device } = openTab();
    const opened: boolean[] = [];
    backend.signIn = async () => 'ana';
    backend.openAccount = async (uid, { signedIn }) => {
      opened.push(signedIn);
      return accountOf(uid);
    };
    await session.signIn(VALUES);
    expect(session.getState().status).toBe('member');
    expect(opened).toEqual([true]);
    expect(device.hint).toEqual(hintFor('ana'));
  });

  it('opens the account once, though Auth tells of the same person too', async () => {
    const { session, backend } = openTab();
    let opened = 0;
    backend.openAccount = async (uid) => {
      opened += 1;
      return accountOf(uid);
    };
    backend.signIn = async () => {
      backend.says('ana');
      return 'ana';
    };
    await session.signIn(VALUES);
    backend.says('ana');
    await settled();
    expect(opened).toBe(1);
  });

  it('passes on why it was refused, and stays a visitor', async () => {
    const { session, backend } = openTab();
    backend.signIn = async () => {
      throw new AuthError('auth/wrong-password');
    };
    await expect(session.signIn(VALUES)).rejects.toThrow('auth/wrong-password');
    expect(session.getState().status).toBe('visitor');
  });
});

describe('signing up', () => {
  it('does not take the account for missing while it is being written', async () => {
    const { session, backend } = openTab();
    backend.openAccount = async () => {
      throw new ServiceError('not-found');
    };
    backend.register = async () => {
      backend.says('ana');
      await settled();
      return accountOf('ana');
    };
    await session.register(VALUES);
    expect(session.getState().status).toBe('member');
  });

  it('ends the session that was there when a failure has ended it in Auth', async () => {
    const { session, backend } = await memberTab();
    backend.registerAdministrator = async () => {
      backend.says(null);
      throw new ServiceError('failed-precondition');
    };
    await expect(session.registerAdministrator(VALUES)).rejects.toThrow();
    expect(session.getState().status).toBe('visitor');
  });
});

describe('an account whose record is missing', () => {
  async function brokenTab() {
    const tab = openTab(new FakeDevice(hintFor('ana')));
    await settled();
    tab.backend.openAccount = async () => {
      throw new ServiceError('not-found');
    };
    tab.backend.says('ana');
    await tab.becomes('broken');
    return tab;
  }

  it('is broken, and a member once the record is written again', async () => {
    const { session, backend } = await brokenTab();
    backend.recreateAccount = async () => accountOf('ana');
    await session.repair();
    expect(session.getState().status).toBe('member');
  });

  it('stays broken when the repair fails', async () => {
    const { session, backend } = await brokenTab();
    backend.recreateAccount = async () => {
      throw new ServiceError('unavailable');
    };
    await expect(session.repair()).rejects.toThrow();
    expect(session.getState().status).toBe('broken');
  });
});

describe('signing out', () => {
  it('forgets the member on the device', async () => {
    const { session, backend, device } = await memberTab();
    backend.signOut = async () => backend.says(null, true);
    await session.signOut();
    expect(session.getState().status).toBe('visitor');
    expect(device.hint).toBeNull();
  });

  it('leaves the member signed in, and says so, when Auth could not end the session', async () => {
    const { session, backend } = await memberTab();
    backend.signOut = async () => {
      throw new AuthError('auth/internal-error');
    };
    await expect(session.signOut()).rejects.toThrow();
    expect(session.getState().status).toBe('member');
  });

  it('drops an account that arrives after it', async () => {
    const tab = openTab(new FakeDevice(hintFor('ana')));
    await settled();
    let arrive = () => {};
    tab.backend.openAccount = (uid) =>
      new Promise((done) => {
        arrive = () => done(accountOf(uid));
      });
    tab.backend.says('ana');
    tab.backend.says(null);
    arrive();
    await settled();
    expect(tab.session.getState().status).toBe('visitor');
  });
});

describe('a session that ends by itself', () => {
  async function endedTab() {
    const tab = await memberTab();
    tab.backend.says(null);
    return tab;
  }

  it('says so, and takes nothing away that was being written', async () => {
    const { session } = await endedTab();
    expect(session.getState()).toMatchObject({
      status: 'member',
      ended: true,
      account: { uid: 'ana' },
      isVerified: false,
    });
  });

  it('is found out when the server does not know who asks', async () => {
    const tab = await memberTab();
    tab.backend.isVerified = async ({ anew }) => {
      if (anew) tab.backend.says(null);
      throw new AuthError('auth/user-token-expired');
    };
    tab.unknown();
    await settled();
    expect(tab.session.getState().ended).toBe(true);
  });

  it('stays so while signing in is refused, and goes on where it was once it works', async () => {
    const { session, backend } = await endedTab();
    backend.signIn = async () => {
      throw new AuthError('auth/wrong-password');
    };
    await expect(session.signIn(VALUES)).rejects.toThrow();
    expect(session.getState()).toMatchObject({ status: 'member', ended: true });
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.getState().status));
    backend.signIn = async () => {
      backend.says('ana');
      return 'ana';
    };
    await session.signIn(VALUES);
    expect(session.getState()).toMatchObject({ status: 'member', ended: false, account: { uid: 'ana' } });
    expect(new Set(seen)).toEqual(new Set(['member']));
  });

  it('is forgotten by who leaves, and with the sign-out of another tab', async () => {
    const { session, device } = await endedTab();
    session.leave();
    expect(session.getState()).toMatchObject({ status: 'visitor', account: null, ended: false });
    expect(device.hint).toBeNull();
    const other = await endedTab();
    other.device.tab().write(null);
    expect(other.session.getState()).toMatchObject({ status: 'visitor', ended: false });
  });
});

describe('two tabs', () => {
  it('end the session together', async () => {
    const device = new FakeDevice(hintFor('ana'));
    const [first, second] = [await memberTab(device), await memberTab(device)];
    first.backend.signOut = async () => {};
    await first.session.signOut();
    expect(second.session.getState().status).toBe('visitor');
  });

  it('a visitor follows the other tab that signs in', async () => {
    const device = new FakeDevice();
    const [first, second] = [openTab(device), openTab(device)];
    first.backend.signIn = async () => 'ana';
    await first.session.signIn(VALUES);
    expect(second.session.getState().status).toBe('restoring');
    await settled();
    second.backend.says('ana');
    await second.becomes('member');
  });

  it('show a new name and picture in both', async () => {
    const device = new FakeDevice(hintFor('ana'));
    const [first, second] = [await memberTab(device), await memberTab(device)];
    first.session.apply({ nombre: 'Ana María', avatar: '/img/avatares/rey.svg' });
    expect(second.session.getState().account).toMatchObject({
      nombre: 'Ana María',
      avatar: '/img/avatares/rey.svg',
    });
  });
});

describe('changes of the account', () => {
  it('show at once, computed from the account as it is then', async () => {
    const { session } = await memberTab();
    session.apply({ puntos: 5 });
    session.apply(({ puntos }) => ({ puntos: puntos + 5 }));
    expect(session.getState().account?.puntos).toBe(10);
  });

  it('are nothing to a visitor', () => {
    const { session } = openTab();
    session.apply({ puntos: 5 });
    expect(session.getState().account).toBeNull();
  });

  it('are replaced by what is stored on refresh', async () => {
    const { session, backend } = await memberTab();
    backend.fetchAccount = async (uid) => accountOf(uid, { puntos: 7 });
    await session.refresh();
    expect(session.getState().account?.puntos).toBe(7);
  });
});

describe('the proof of an e-mail', () => {
  it('is what the token says when a session opens', async () => {
    const tab = openTab();
    tab.backend.isVerified = async ({ anew }) => !anew;
    tab.session.preloadAuth();
    await settled();
    tab.backend.says('ana');
    await tab.becomes('member');
    expect(tab.session.getState().isVerified).toBe(true);
    tab.backend.says(null, true);
    expect(tab.session.getState().isVerified).toBe(false);
  });

  it('is asked for anew by who comes back to the tab without one, not at each return, and no more once it is there', async () => {
    const tab = openTab();
    const asked: boolean[] = [];
    let isProven = false;
    tab.backend.fetchAccount = async (uid) => accountOf(uid);
    tab.backend.isVerified = async ({ anew }) => {
      asked.push(anew);
      return isProven;
    };
    tab.session.preloadAuth();
    await settled();
    tab.backend.says('ana');
    await tab.becomes('member');
    expect(tab.session.getState().isVerified).toBe(false);
    tab.returnAfter(VERIFY_AGAIN_MS);
    await settled();
    tab.returnAfter(1);
    await settled();
    expect(asked).toEqual([false, true]);
    isProven = true;
    tab.returnAfter(VERIFY_AGAIN_MS);
    await settled();
    expect(tab.session.getState()).toMatchObject({ status: 'member', isVerified: true });
    tab.returnAfter(VERIFY_AGAIN_MS);
    await settled();
    expect(asked).toEqual([false, true, true]);
  });

  it('is asked for by a press, which tells what Auth refuses', async () => {
    const tab = openTab();
    tab.backend.isVerified = async () => false;
    tab.session.preloadAuth();
    await settled();
    tab.backend.says('ana');
    await tab.becomes('member');
    tab.backend.isVerified = async () => true;
    expect(await tab.session.checkVerified()).toBe(true);
    expect(tab.session.getState().isVerified).toBe(true);
    tab.backend.sendVerification = async () => {
      throw new Error('auth/too-many-requests');
    };
    await expect(tab.session.sendVerification()).rejects.toThrow('auth/too-many-requests');
  });

  it('is asked for by one e-mail a minute, whose wait ends with the session', async () => {
    const tab = openTab();
    tab.session.preloadAuth();
    await settled();
    tab.backend.says('ana');
    await tab.becomes('member');
    expect(tab.session.verificationWait()).toBe(0);
    tab.backend.sendVerification = async () => {};
    await tab.session.sendVerification();
    tab.pass(1000);
    expect(tab.session.verificationWait()).toBe(SEND_AGAIN_MS - 1000);
    tab.pass(SEND_AGAIN_MS);
    expect(tab.session.verificationWait()).toBe(0);
    await tab.session.sendVerification();
    tab.backend.says(null);
    expect(tab.session.verificationWait()).toBe(0);
  });

  it('is not asked for again right after signing up, which sent the first e-mail', async () => {
    const tab = openTab();
    tab.backend.register = async () => accountOf('ana');
    await tab.session.register({
      nombre: 'Ana',
      email: 'ana@demo.test',
      password: 'demo1234',
      biografia: '',
    });
    expect(tab.session.verificationWait()).toBe(SEND_AGAIN_MS);
  });
});
