// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { ProfileHeader } from '@/components/profile/ProfileHeader';
import { DateText } from '@/components/ui';
import { messages } from '@/model/messages';
import type { PublicProfile } from '@/model/users/account';

const ZONE = process.env.TZ;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  process.env.TZ = ZONE;
});

/** What the build draws in UTC, and what is there once the application has taken it over in another zone and at another time. */
async function takenOver(node: ReactNode, drawnAt: Date, readAt: Date) {
  process.env.TZ = 'UTC';
  vi.setSystemTime(drawnAt);
  const container = document.createElement('div');
  container.innerHTML = renderToString(node);
  const drawn = container.textContent;
  process.env.TZ = 'America/Santiago';
  vi.setSystemTime(readAt);
  const failures: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, node, { onRecoverableError: (error) => failures.push(error) });
  });
  return { drawn, read: container.textContent, failures };
}

/** In Santiago it is still the day before. */
const NIGHT = new Date(Date.UTC(2026, 4, 20, 2, 30));
const NEXT_DAY = new Date(Date.UTC(2026, 4, 20, 15));

const ANA: PublicProfile = {
  ...{ uid: 'ana', nombre: 'Ana', avatar: null, biografia: '', rol: 'usuario' },
  ...{ nivelActividad: 'Principiante', puntos: 0, insignias: [], fechaRegistro: NIGHT },
  ...{ articulosCount: 0, comentariosCount: 0, temasForoCount: 0, respuestasForoCount: 0 },
};

describe('what the build drew, taken over in another time zone and on another day', () => {
  it('says a date as the reader has it', async () => {
    expect(await takenOver(<DateText date={NIGHT} />, NIGHT, NEXT_DAY)).toEqual({
      drawn: '20 de mayo de 2026',
      read: '19 de mayo de 2026',
      failures: [],
    });
  });

  it('says since when somebody is a member', async () => {
    const { drawn, read, failures } = await takenOver(<ProfileHeader profile={ANA} />, NIGHT, NEXT_DAY);
    expect(drawn).toContain(messages.profile.memberSince('20 de mayo de 2026'));
    expect(read).toContain(messages.profile.memberSince('19 de mayo de 2026'));
    expect(failures).toEqual([]);
  });

  it('says how long ago something was', async () => {
    expect(await takenOver(<RelativeTime date={NIGHT} />, NIGHT, NEXT_DAY)).toEqual({
      drawn: '20 de mayo de 2026',
      read: 'hace 12 horas',
      failures: [],
    });
  });
});
