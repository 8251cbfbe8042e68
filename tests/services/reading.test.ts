import { collection, doc, getDocs, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { fetchArticle, recordVisit } from '@/services/articles/reading';
import { fetchCategories } from '@/services/categories/reading';
import { fetchArticleComments, fetchRecentComments } from '@/services/comments/reading';
import { fetchContactGate, openContact } from '@/services/contact/gate';
import { sendContactMessage } from '@/services/contact/sending';
import { bringViewsSince } from '@/services/firestore/view-sums';
import { openSite } from './backend';
import { addComment, save, stored } from './fixtures';
import { instantClock, join } from './members';

const site = openSite('demo-services-reading');

describe('reading an article', () => {
  it('that is published gives all of it, for one read', async () => {
    await save(site.admin, 'a1', { tags: ['mapa'], imagenes: ['/img/a.svg'] });
    await site.resetMeter();
    expect(await fetchArticle(site.visitor, 'a1')).toMatchObject({
      id: 'a1',
      titulo: 'Caminos de piedra',
      tags: ['mapa'],
      imagenes: ['/img/a.svg'],
      estado: 'publicado',
      fechaPublicacion: new Date('2024-03-12T12:00:00Z'),
      fragmentos: { catalogo: '2024', buscador: '2024', pasajes: '0000' },
    });
    expect(await site.reads()).toBe(1);
  });

  it.each(['borrador', 'archivado'] as const)('that is %s is not found by a visitor', async (estado) => {
    await save(site.admin, 'a1', { estado });
    await expect(fetchArticle(site.visitor, 'a1')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('that does not exist is not found', async () => {
    await expect(fetchArticle(site.visitor, 'nada')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('whose fields are nonsense gives the defaults, and its own id', async () => {
    await setDoc(doc(site.admin, 'articulos/raro'), {
      id: 'otro',
      titulo: 7,
      contenido: null,
      categorias: 'x',
      tags: [1, 'bien'],
      estado: 'publicado',
      fechaPublicacion: 'ayer',
      visitas: -3,
      fragmentos: [],
    });
    expect(await fetchArticle(site.visitor, 'raro')).toMatchObject({
      id: 'raro',
      titulo: 'Sin título',
      contenido: '',
      categorias: [],
      tags: ['bien'],
      fechaPublicacion: null,
      visitas: 0,
      fragmentos: null,
    });
  });

  it('while the server does not answer is unavailable', async () => {
    await site.fault({ error: 'UNAVAILABLE' });
    await expect(fetchArticle(site.visitor, 'a1')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a visit', () => {
  const VISIT = { id: 'a1', visitasContadas: 0 };
  const atOnce = { wait: async () => {} };

  it('counts one in a document of its own, for a single write and a read of the rules', async () => {
    await save(site.admin, 'a1');
    const before = await stored(site.admin, 'articulos/a1');
    await site.resetMeter();
    await recordVisit(site.visitor, VISIT);
    expect(await site.usage()).toMatchObject({ writes: 1, reads: 1 });
    expect(await stored(site.admin, 'visitas/a1')).toMatchObject({ cuenta: 1 });
    expect(await stored(site.admin, 'articulos/a1')).toEqual(before);
  });

  it('right after another is tried again, and given up after some minutes', async () => {
    await save(site.admin, 'a1');
    await recordVisit(site.visitor, VISIT);
    const pauses: number[] = [];
    const wait = async (pause: number) => void pauses.push(pause);
    await expect(recordVisit(site.visitor, VISIT, { wait })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(pauses).toHaveLength(8);
    expect(await stored(site.admin, 'visitas/a1')).toMatchObject({ cuenta: 1 });
  });

  it('of an article that very many read is one of a hundred, and counts for all of them', async () => {
    await save(site.admin, 'a1');
    await setDoc(doc(site.admin, 'visitas/a1'), { cuenta: 10_000, fecha: new Date(0) });
    await site.resetMeter();
    const known = { id: 'a1', visitasContadas: 10_000 };
    await recordVisit(site.visitor, known, { random: 0.005 });
    await recordVisit(site.visitor, known, { random: 0.5 });
    expect((await site.usage()).writes).toBe(1);
    expect(await stored(site.admin, 'visitas/a1')).toMatchObject({ cuenta: 10_100 });
  });

  it('to a draft is refused', async () => {
    await save(site.admin, 'a1', { estado: 'borrador' });
    await expect(recordVisit(site.visitor, VISIT, atOnce)).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('is brought to its article by the staff, on top of those of before, once', async () => {
    for (const id of ['a1', 'a2']) await save(site.admin, id);
    await updateDoc(doc(site.admin, 'articulos/a1'), { visitas: 40 });
    await recordVisit(site.visitor, VISIT);
    await setDoc(doc(site.admin, 'visitas/ido'), { cuenta: 3, fecha: new Date() });
    const editor = (await join(site, 'edith', { rol: 'editor', permisos: defaultPermissions('editor') })).db;
    const until = await bringViewsSince(editor, 'articulo', new Date(0));
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ visitas: 41, visitasContadas: 1 });
    await bringViewsSince(editor, 'articulo', new Date(0));
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ visitas: 41, visitasContadas: 1 });
    expect(until.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });
});

describe('comments', () => {
  const day = (n: number) => ({ fechaPublicacion: new Date(Date.UTC(2024, 0, n)) });

  it('of an article come oldest first, a page at a time, none twice', async () => {
    for (let n = 1; n <= 8; n++) await addComment(site.admin, 'a1', `c${n}`, day(n));
    await site.resetMeter();
    const first = await fetchArticleComments(site.visitor, 'a1');
    const second = await fetchArticleComments(site.visitor, 'a1', { after: first.next });
    expect(await site.reads()).toBe(8);
    expect([...first.items, ...second.items].map((comment) => comment.id)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `c${n}`),
    );
    expect(second.next).toBeNull();
  });

  it('bring along from the second page on the answers to those before, however much later they came', async () => {
    for (let n = 1; n <= 14; n++) await addComment(site.admin, 'a1', `c${n}`, day(n));
    for (const n of [1, 8, 13])
      await addComment(site.admin, 'a1', `r${n}`, { ...day(20 + n), respuestaA: `c${n}` });
    await site.resetMeter();
    const first = await fetchArticleComments(site.visitor, 'a1');
    expect(await site.reads()).toBe(6);
    expect(first.items.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'c6']);
    const second = await fetchArticleComments(site.visitor, 'a1', { after: first.next });
    expect(await site.reads()).toBe(8);
    const brought = second.items.map(({ id }) => id);
    expect(brought.slice(0, 6)).toEqual(['c7', 'c8', 'c9', 'c10', 'c11', 'c12']);
    expect(brought.slice(6).sort()).toEqual(['r1', 'r8']);
    const third = await fetchArticleComments(site.visitor, 'a1', { after: second.next });
    expect(third.items.map(({ id }) => id)).toEqual(['c13', 'c14', 'r1', 'r8', 'r13']);
  });

  it('of the same moment are not lost between pages', async () => {
    for (let n = 1; n <= 8; n++) await addComment(site.admin, 'a1', `c${n}`);
    const first = await fetchArticleComments(site.visitor, 'a1');
    const second = await fetchArticleComments(site.visitor, 'a1', { after: first.next });
    expect(new Set([...first.items, ...second.items].map((comment) => comment.id)).size).toBe(8);
  });

  it('of articles that are not published are shown nowhere', async () => {
    await addComment(site.admin, 'a1', 'c1', { articuloPublicado: false });
    expect((await fetchArticleComments(site.visitor, 'a1')).items).toEqual([]);
    expect(await fetchRecentComments(site.visitor)).toEqual([]);
  });

  it('that are the latest come from every article, six of them', async () => {
    for (let n = 1; n <= 8; n++) await addComment(site.admin, n % 2 ? 'impar' : 'par', `c${n}`, day(n));
    await site.resetMeter();
    const latest = await fetchRecentComments(site.visitor);
    expect(latest.map((comment) => [comment.id, comment.articuloId])).toEqual([
      ['c8', 'par'],
      ['c7', 'impar'],
      ['c6', 'par'],
      ['c5', 'impar'],
      ['c4', 'par'],
      ['c3', 'impar'],
    ]);
    expect(await site.reads()).toBe(6);
  });
});

describe('categories', () => {
  it('come by name, with the default colour where theirs is none', async () => {
    await setDoc(doc(site.admin, 'categorias/h'), {
      nombre: 'Historia',
      color: '#123456',
      descripcion: 'x',
      slug: 'h',
    });
    await setDoc(doc(site.admin, 'categorias/a'), { nombre: 'Arqueología', color: 'url(javascript:1)' });
    expect(await fetchCategories(site.visitor)).toEqual([
      {
        id: 'a',
        nombre: 'Arqueología',
        descripcion: '',
        slug: 'arqueologia',
        color: '#3498db',
        nombreAnterior: null,
      },
      { id: 'h', nombre: 'Historia', descripcion: 'x', slug: 'h', color: '#123456', nombreAnterior: null },
    ]);
  });
});

describe('the contact form', () => {
  const values = { nombre: ' Ana ', email: 'ana@ejemplo.cl', mensaje: 'Hola' };

  const GATE = 'sistema/contacto';
  const received = async () =>
    (await getDocs(collection(site.admin, 'mensajes'))).docs.map((one) => one.data());
  /** The way in with so many messages in a window that began `minutes` ago. */
  const gateIs = (cuantos: number, minutes: number) =>
    setDoc(doc(site.admin, GATE), {
      ultimo: 'x',
      fecha: new Date(0),
      desde: new Date(Date.now() - minutes * 60_000),
      cuantos,
    });
  const another = (mensaje: string) => ({ ...values, mensaje });
  const nobodyWaits = () => Promise.reject(new Error('It waited.'));

  it('stores one trimmed message', async () => {
    await sendContactMessage(site.visitor, values);
    expect(await received()).toMatchObject([
      { nombre: 'Ana', email: 'ana@ejemplo.cl', mensaje: 'Hola', estado: 'nuevo' },
    ]);
  });

  it('sent again because the answer was lost is still one message', async () => {
    await site.fault({ match: { method: 'commit' }, error: 'UNAVAILABLE', afterEffect: true, times: 1 });
    await expect(sendContactMessage(site.visitor, values)).rejects.toMatchObject({ code: 'unavailable' });
    await sendContactMessage(site.visitor, values);
    expect(await received()).toHaveLength(1);
  });

  it('sent again another day is still one message, and takes no room', async () => {
    await sendContactMessage(site.visitor, values);
    await gateIs(7, 60);
    await sendContactMessage(site.visitor, { ...values, nombre: 'Ana María' }, nobodyWaits);
    expect(await received()).toHaveLength(1);
    expect(await stored(site.admin, GATE)).toMatchObject({ cuantos: 7 });
  });

  it('right after another message tries again, then says that it did not go', async () => {
    await sendContactMessage(site.visitor, values);
    const { wait, waited } = instantClock();
    const late = sendContactMessage(site.visitor, another('Tarde'), wait);
    await expect(late).rejects.toMatchObject({ code: 'permission-denied' });
    expect(waited).toHaveLength(3);
    const open = () => updateDoc(doc(site.admin, GATE), { fecha: new Date(0) });
    await sendContactMessage(site.visitor, another('Después'), open);
    expect((await received()).map(({ mensaje }) => mensaje).sort()).toEqual(['Después', 'Hola']);
  });

  it('goes on in a window that has room, however old, and begins another when a full one is over', async () => {
    await gateIs(59, 5000);
    await sendContactMessage(site.visitor, another('uno'));
    expect(await stored(site.admin, GATE)).toMatchObject({ cuantos: 60 });
    await updateDoc(doc(site.admin, GATE), { fecha: new Date(0) });
    await sendContactMessage(site.visitor, another('dos'));
    expect(await stored(site.admin, GATE)).toMatchObject({ cuantos: 1 });
  });

  it('finds the form closed where a day has had its messages, and says until when', async () => {
    await gateIs(60, 60);
    const late = sendContactMessage(site.visitor, values, nobodyWaits);
    await expect(late).rejects.toMatchObject({ code: 'pace', isSentence: true });
    await expect(late).rejects.toThrow(/está cerrado\. Se abrirá .*a las \d\d:\d\d/);
    expect(await received()).toEqual([]);
  });

  it('has room for members when visitors filled theirs', async () => {
    const { db } = await join(site, 'ana');
    await gateIs(60, 60);
    await sendContactMessage(db, values);
    expect(await stored(site.admin, GATE)).toMatchObject({ cuantos: 61 });
    await gateIs(100, 60);
    await expect(sendContactMessage(db, another('otra'), nobodyWaits)).rejects.toMatchObject({
      code: 'pace',
    });
  });

  it('is opened by an administrador alone', async () => {
    await gateIs(100, 60);
    const { db } = await join(site, 'ana');
    await expect(openContact(db)).rejects.toMatchObject({ code: 'permission-denied' });
    const boss = await join(site, 'jefa', { rol: 'administrador' });
    await openContact(boss.db);
    expect(await fetchContactGate(site.visitor)).toMatchObject({ cuantos: 0 });
    await sendContactMessage(site.visitor, values, nobodyWaits);
    expect(await received()).toHaveLength(1);
  });

  it('refuses what the form would refuse, without asking the server', async () => {
    const sending = sendContactMessage(site.visitor, { ...values, email: 'nada' });
    await expect(sending).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'Por favor, ingresa un email válido.',
    });
  });
});
