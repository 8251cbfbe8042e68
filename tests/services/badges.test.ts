import { describe, expect, it } from 'vitest';
import { addFavourite } from '@/services/favourites/favourites';
import { fetchBadgeDates, settleEvents } from '@/services/users/badges';
import { openSite } from './backend';
import { save, stored } from './fixtures';
import { join, publicSideOf, writeBadges } from './members';

const site = openSite('demo-services-insignias');

describe('after an event', () => {
  it('without a new badge the public side is brought up to date, for three reads', async () => {
    await writeBadges(site);
    await save(site.admin, '99');
    const { db } = await join(site, 'ana');
    await addFavourite(db, 'ana', '99');
    await site.resetMeter();
    expect(await settleEvents(db, 'ana')).toMatchObject({ earned: [], account: { puntos: 5 } });
    expect(await site.reads()).toBe(3);
    expect(await publicSideOf(site, 'ana')).toEqual({ equal: true });
  });

  it('a count that is reached earns its badge and points, once', async () => {
    await writeBadges(site);
    const { db } = await join(site, 'ana', { comentariosCount: 5 });
    const first = await settleEvents(db, 'ana');
    expect(first.earned.map(({ id }) => id)).toEqual(['comentarista-bronce']);
    expect(first.account).toMatchObject({ puntos: 10, insignias: ['comentarista-bronce'] });
    expect(await settleEvents(db, 'ana')).toMatchObject({ earned: [], account: { puntos: 10 } });
    expect(await stored(site.admin, 'usuarios/ana/premios/insignia-comentarista-bronce')).toMatchObject({
      tipo: 'insignia',
      referencia: 'comentarista-bronce',
      puntos: 10,
    });
  });

  it('the points of a badge may earn another, and those the next', async () => {
    await writeBadges(site);
    const { db } = await join(site, 'ana', {
      comentariosCount: 5,
      puntos: 490,
      nivelActividad: 'Intermedio',
    });
    const { account, earned } = await settleEvents(db, 'ana');
    expect(earned.map(({ id }) => id)).toEqual(['comentarista-bronce', 'explorador', 'estudioso']);
    expect(account).toMatchObject({ puntos: 490 + 10 + 10 + 25, nivelActividad: 'Avanzado' });
    expect(await publicSideOf(site, 'ana')).toEqual({ equal: true });
  });

  it('two tabs at once award each badge once', async () => {
    await writeBadges(site);
    const { db } = await join(site, 'ana', { comentariosCount: 25 });
    const both = await Promise.all([settleEvents(db, 'ana'), settleEvents(db, 'ana')]);
    const earned = both.flatMap((one) => one.earned.map(({ id }) => id)).sort();
    expect(earned).toEqual(['comentarista-bronce', 'comentarista-plata']);
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({ puntos: 35 });
    expect(await publicSideOf(site, 'ana')).toEqual({ equal: true });
  });

  it('a suspended account earns none, and nothing breaks', async () => {
    await writeBadges(site);
    const { db } = await join(site, 'ana', { comentariosCount: 5, estado: 'suspendido' });
    expect(await settleEvents(db, 'ana')).toMatchObject({ earned: [], account: { puntos: 0 } });
  });

  it('badges that the site does not define are passed over', async () => {
    const { db } = await join(site, 'ana', { comentariosCount: 5 });
    expect((await settleEvents(db, 'ana')).earned).toEqual([]);
  });
});

describe('the date of a badge', () => {
  it('is kept with its award', async () => {
    await writeBadges(site);
    const { db } = await join(site, 'ana', { comentariosCount: 5 });
    await settleEvents(db, 'ana');
    const dates = await fetchBadgeDates(db, 'ana');
    expect([...dates.keys()]).toEqual(['comentarista-bronce']);
    expect(dates.get('comentarista-bronce')).toBeInstanceOf(Date);
  });
});
