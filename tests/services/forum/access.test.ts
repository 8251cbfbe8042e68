import { doc, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { findTopicByTitle, fixOwnPermissions } from '@/services/forum/access';
import { openSite } from '../backend';
import { stored } from '../fixtures';
import { category, person, topicBy } from './support';

const site = openSite('demo-services-foro-acceso');
const TITLE = 'Ideas para la comunidad';

describe('correcting one’s permissions', () => {
  it('gives the role’s defaults where one of the four is missing', async () => {
    const { db } = await person(site, 'ana', { permisos: { participarForo: true, administrarForo: true } });
    const { account, repaired } = await fixOwnPermissions(db, 'ana');
    expect(repaired).toBe(true);
    expect(account.permisos).toEqual(defaultPermissions('usuario'));
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({
      permisos: defaultPermissions('usuario'),
    });
  });

  it('changes nothing where they are complete, even denied ones, with one read', async () => {
    const permisos = { ...defaultPermissions('usuario'), crearTemas: false };
    const { db } = await person(site, 'ana', { permisos });
    await site.resetMeter();
    const { account, repaired } = await fixOwnPermissions(db, 'ana');
    expect(await site.usage()).toMatchObject({ reads: 1, writes: 0 });
    expect([repaired, account.permisos.crearTemas]).toEqual([false, false]);
  });
});

describe('direct access', () => {
  it('finds the oldest topic of the title that stays, with three reads at most', async () => {
    await category(site);
    const ana = await person(site, 'ana');
    const [first, second] = [await topicBy(ana, { titulo: TITLE }), await topicBy(ana, { titulo: TITLE })];
    await updateDoc(doc(site.admin, 'foro_temas', first.id), { fechaCreacion: Timestamp.fromMillis(0) });
    await site.resetMeter();
    expect(await findTopicByTitle(site.visitor, TITLE)).toMatchObject({ id: first.id });
    expect(await site.reads()).toBeLessThanOrEqual(3);
    await updateDoc(doc(site.admin, 'foro_temas', first.id), { borrando: true });
    expect(await findTopicByTitle(site.visitor, TITLE)).toMatchObject({ id: second.id });
  });

  it('says that there is none', async () => {
    await setDoc(doc(site.admin, 'foro_temas', 'x'), { titulo: 'Ideas', fechaCreacion: Timestamp.now() });
    await expect(findTopicByTitle(site.visitor, TITLE)).rejects.toMatchObject({ code: 'not-found' });
  });
});
