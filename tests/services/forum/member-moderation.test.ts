import { doc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  fetchRecentPosts,
  liftSuspension,
  removeAllPosts,
  suspendMember,
} from '@/services/forum/moderated-member';
import { resetProfile } from '@/services/forum/profile-reset';
import { fetchLog, writeLog } from '@/services/forum/staff-log';
import { openSession } from '@/services/users/opened-session';
import { fetchAccount, fetchProfile, updateProfile } from '@/services/users/records';
import { openSite } from '../backend';
import { category, figures, type Person, person, replyBy, topicBy } from './support';

const site = openSite('demo-foro-miembros');
const ALL = { accion: null, moderadorId: null } as const;

let ana: Person;
let luis: Person;
let mod: Person;

beforeEach(async () => {
  await category(site);
  [ana, luis, mod] = await Promise.all([
    person(site, 'ana'),
    person(site, 'luis'),
    person(site, 'mod', { rol: 'moderador' }),
  ]);
});

describe('a suspension', () => {
  const tomorrow = () => new Date(Date.now() + 86_400_000);

  it('says why and until when, stops the member, is logged, and is lifted', async () => {
    await suspendMember(mod.db, mod.account, luis.account, { hasta: tomorrow(), motivo: 'Publica anuncios' });
    const account = await fetchAccount(mod.db, 'luis');
    expect(account).toMatchObject({
      estado: 'suspendido',
      suspension: { motivo: 'Publica anuncios', por: 'mod' },
    });
    await expect(topicBy(luis)).rejects.toMatchObject({ code: 'permission-denied' });
    await liftSuspension(mod.db, mod.account, account);
    expect((await fetchAccount(mod.db, 'luis')).estado).toBe('activo');
    const { items: lines } = await fetchLog(mod.db, { ...ALL, autorId: 'luis' });
    expect(lines.map(({ accion }) => accion)).toEqual(['levantar', 'suspender']);
  });

  it('is refused without a reason, of the staff, and by a member', async () => {
    const suspend = (who: Person, target: Person, motivo = 'x') =>
      suspendMember(who.db, who.account, target.account, { hasta: null, motivo });
    await expect(suspend(mod, luis, ' ')).rejects.toMatchObject({ code: 'invalid-argument' });
    const editor = await person(site, 'editor', { rol: 'editor' });
    await expect(suspend(mod, editor)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(suspend(ana, luis)).rejects.toMatchObject({ code: 'permission-denied' });
    expect((await figures(site, 'luis'))?.estado).toBe('activo');
  });

  it('ends when its time is over, with the next visit, and not before', async () => {
    await suspendMember(mod.db, mod.account, luis.account, { hasta: tomorrow(), motivo: 'x' });
    const open = async (now = Date.now()) =>
      (await openSession(luis.db, 'luis', { signedIn: false, now: () => now })).account.estado;
    expect(await open()).toBe('suspendido');
    // A clock that is ahead changes nothing: the server's counts.
    expect(await open(Date.now() + 3 * 86_400_000)).toBe('suspendido');
    await updateDoc(doc(site.admin, 'usuarios/luis'), { 'suspension.hasta': Timestamp.fromMillis(0) });
    expect(await open()).toBe('activo');
    expect(await figures(site, 'luis')).toMatchObject({ estado: 'activo', suspension: null });
  });
});

describe('a profile that offends', () => {
  const ALL_PARTS = ['nombre', 'biografia', 'avatar'] as const;
  const offend = () =>
    updateProfile(luis.db, 'luis', {
      nombre: 'Una grosería',
      biografia: 'Otra',
      avatar: '/img/avatares/rey.svg',
    });
  const publicSide = () => fetchProfile(ana.db, 'luis');

  it('is reset with its public side, is logged under the name it had, and is its owner’s again', async () => {
    await offend();
    expect(await resetProfile(mod.db, mod.account, 'luis', ALL_PARTS)).toEqual(ALL_PARTS);
    const emptied = { nombre: 'Miembro', biografia: '', avatar: null };
    expect(await publicSide()).toMatchObject(emptied);
    const account = await fetchAccount(luis.db, 'luis');
    expect(account).toMatchObject(emptied);
    expect(account.perfilRestablecido).toBeInstanceOf(Date);
    const { items } = await fetchLog(mod.db, { ...ALL, autorId: 'luis' });
    expect(items).toMatchObject([
      { accion: 'restablecer-perfil', titulo: 'Una grosería', motivo: 'Nombre, Biografía, Imagen' },
    ]);
    expect(await resetProfile(mod.db, mod.account, 'luis', ALL_PARTS)).toEqual([]);
    expect((await offend()).nombre).toBe('Una grosería');
  });

  it('stays reset while its account is suspended', async () => {
    await offend();
    await suspendMember(mod.db, mod.account, luis.account, { hasta: null, motivo: 'x' });
    expect(await resetProfile(mod.db, mod.account, 'luis', ['biografia'])).toEqual(['biografia']);
    expect(await publicSide()).toMatchObject({ nombre: 'Una grosería', biografia: '' });
    await expect(offend()).rejects.toMatchObject({ code: 'permission-denied' });
    await liftSuspension(mod.db, mod.account, await fetchAccount(mod.db, 'luis'));
    expect((await offend()).biografia).toBe('Otra');
  });

  it('is not a member’s to reset, nor the staff’s a moderator’s', async () => {
    const refused = { code: 'permission-denied' };
    const editor = await person(site, 'editor', { rol: 'editor' });
    const admin = await person(site, 'admin', { rol: 'administrador' });
    await expect(resetProfile(ana.db, ana.account, 'luis', ALL_PARTS)).rejects.toMatchObject(refused);
    await expect(resetProfile(mod.db, mod.account, 'editor', ALL_PARTS)).rejects.toMatchObject(refused);
    await expect(resetProfile(mod.db, mod.account, 'mod', ALL_PARTS)).rejects.toMatchObject(refused);
    expect(await resetProfile(admin.db, admin.account, editor.account.uid, ['nombre'])).toEqual(['nombre']);
  });
});

describe('everything a member published', () => {
  it('goes with its counters, can be interrupted and continued, and leaves the others’', async () => {
    const topic = await topicBy(ana);
    const own = [await topicBy(luis), await topicBy(luis)];
    // The newer one has no reply: its category's count of them is left as it is.
    await replyBy(ana, own[0] ?? topic);
    await replyBy(luis, topic);
    await replyBy(luis, topic);
    const recent = await fetchRecentPosts(mod.db, 'luis');
    expect([recent.topics.length, recent.replies.length]).toEqual([2, 2]);
    const stop = new AbortController();
    const cut = removeAllPosts(mod.db, mod.account, await fetchAccount(mod.db, 'luis'), {
      signal: stop.signal,
      onProgress: ({ done }) => done === 1 && stop.abort(),
    });
    await expect(cut).rejects.toMatchObject({ name: 'AbortError' });
    const left = await fetchRecentPosts(mod.db, 'luis');
    expect([left.topics.length, left.replies.length]).toEqual([1, 2]);
    expect(await removeAllPosts(mod.db, mod.account, await fetchAccount(mod.db, 'luis'))).toBe(3);
    expect(await fetchRecentPosts(mod.db, 'luis')).toEqual({ topics: [], replies: [] });
    expect(await figures(site, 'luis')).toMatchObject({
      puntos: 0,
      temasForoCount: 0,
      respuestasForoCount: 0,
    });
    expect((await fetchRecentPosts(mod.db, 'ana')).topics).toHaveLength(1);
    expect((await fetchLog(mod.db, { ...ALL, accion: 'borrar-todo' })).items).toHaveLength(2);
    expect(await removeAllPosts(mod.db, mod.account, luis.account)).toBe(0);
  });

  it('is not a member’s to remove', async () => {
    await topicBy(luis);
    await expect(removeAllPosts(ana.db, ana.account, luis.account)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect((await fetchRecentPosts(mod.db, 'luis')).topics).toHaveLength(1);
  });
});

describe('the log', () => {
  it('keeps notes about a member, pages, filters, and is the staff’s alone', async () => {
    const note = (motivo: string) =>
      writeLog(mod.db, mod.account, {
        accion: 'nota',
        tipo: 'miembro',
        objetivoId: 'luis',
        titulo: 'Luis',
        autorId: 'luis',
        motivo,
      });
    await note('Primera');
    await note('Segunda');
    const first = await fetchLog(mod.db, { ...ALL, max: 1 });
    const second = await fetchLog(mod.db, { ...ALL, max: 1, after: first.next });
    expect([first, second].map(({ items: lines }) => lines[0]?.motivo)).toEqual(['Segunda', 'Primera']);
    expect((await fetchLog(mod.db, { accion: 'suspender', moderadorId: null })).items).toEqual([]);
    expect((await fetchLog(mod.db, { accion: 'nota', moderadorId: 'mod' })).items).toHaveLength(2);
    await expect(fetchLog(ana.db, ALL)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
