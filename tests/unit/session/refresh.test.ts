import { describe, expect, it } from 'vitest';
import { onPermissionDenied, reportDenial } from '@/services/client/query-client';
import { ServiceError } from '@/services/firestore/errors';
import { REFRESH_MS } from '@/session/session-store';
import { accountOf, FakeDevice, hintFor, openTab, settled, type Tab } from './fakes';

const promoted = { rol: 'editor', permisos: { editarTodosArticulos: true } } as const;

/** A member's tab whose account is changed by somebody else; `reads` counts how often it is asked for. */
async function changedMember(
  device = new FakeDevice(hintFor('ana')),
): Promise<{ tab: Tab; reads: () => number }> {
  const tab = openTab(device);
  let reads = 0;
  tab.backend.fetchAccount = async (uid) => {
    reads += 1;
    return accountOf(uid, promoted);
  };
  await settled();
  tab.backend.says('ana');
  await tab.becomes('member');
  return { tab, reads: () => reads };
}

describe('a role that somebody else changed', () => {
  it('is learnt when the member comes back to the tab', async () => {
    const { tab } = await changedMember();
    tab.returnAfter(REFRESH_MS);
    await settled();
    expect(tab.session.getState().account).toMatchObject(promoted);
    expect(tab.device.hint?.rol).toBe('editor');
  });

  it('is learnt within a minute of using the site', async () => {
    const { tab } = await changedMember();
    tab.useAfter(REFRESH_MS);
    await settled();
    expect(tab.session.getState().account).toMatchObject(promoted);
  });

  it('is learnt a minute after it was read, where somebody used the site before and only reads since', async () => {
    const { tab } = await changedMember();
    tab.useAfter(REFRESH_MS / 2);
    tab.useAfter(REFRESH_MS / 4);
    tab.pass(REFRESH_MS / 4);
    await settled();
    expect(tab.session.getState().account).toMatchObject(promoted);
  });

  it('is learnt when the server refuses something', async () => {
    const { tab } = await changedMember();
    tab.deniedAfter(REFRESH_MS);
    await settled();
    expect(tab.session.getState().account).toMatchObject(promoted);
  });

  it('brings its permissions to the other tabs too, with one read each', async () => {
    const device = new FakeDevice(hintFor('ana'));
    const first = await changedMember(device);
    const second = await changedMember(device);
    first.tab.returnAfter(REFRESH_MS);
    await settled();
    expect(second.tab.session.getState().account).toMatchObject(promoted);
    expect([first.reads(), second.reads()]).toEqual([1, 1]);
  });
});

describe('reading the account again', () => {
  it('is bounded: once a minute at most, whatever asks for it', async () => {
    const { tab, reads } = await changedMember();
    tab.returnAfter(REFRESH_MS - 1);
    expect(reads()).toBe(0);
    tab.useAfter(1);
    tab.returnAfter(0);
    tab.useAfter(REFRESH_MS - 1);
    await settled();
    expect(reads()).toBe(1);
    tab.useAfter(1);
    await settled();
    expect(reads()).toBe(2);
  });

  it('after a refusal waits for its time, and is done then by itself', async () => {
    const { tab, reads } = await changedMember();
    tab.deniedAfter(1);
    tab.deniedAfter(REFRESH_MS - 2);
    await settled();
    expect(reads()).toBe(0);
    tab.pass(1);
    await settled();
    expect(reads()).toBe(1);
    tab.pass(REFRESH_MS);
    await settled();
    expect(reads()).toBe(1);
  });

  it('that fails keeps what was known', async () => {
    const { tab } = await changedMember();
    tab.backend.fetchAccount = async () => {
      throw new ServiceError('unavailable');
    };
    tab.returnAfter(REFRESH_MS);
    await settled();
    expect(tab.session.getState()).toMatchObject({ status: 'member', account: { rol: 'usuario' } });
  });

  it('is nothing to a visitor, and does not fetch Auth', async () => {
    const tab = openTab();
    tab.returnAfter(REFRESH_MS);
    tab.useAfter(REFRESH_MS);
    tab.deniedAfter(REFRESH_MS);
    await settled();
    expect(tab.backend.loads).toBe(0);
  });
});

describe('a failure of a screen', () => {
  it('is reported when it is a refusal, and only then', () => {
    let denials = 0;
    const stop = onPermissionDenied(() => {
      denials += 1;
    });
    reportDenial(new ServiceError('unavailable'));
    reportDenial(new Error('permission-denied'));
    expect(denials).toBe(0);
    reportDenial(new ServiceError('permission-denied'));
    expect(denials).toBe(1);
    stop();
    reportDenial(new ServiceError('permission-denied'));
    expect(denials).toBe(1);
  });
});
