import { Bytes, doc, GeoPoint, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { documentsJson } from '@/model/shared/stored/stored-value';
import { deleteComments, listAllComments } from '@/services/comments/moderation';
import { deleteMessage, listMessages, setMessageState } from '@/services/contact/messages';
import { type RestSource, readCollection } from '@/services/firestore/collection-reader';
import { openSite } from './backend';
import { addComment, save, stored } from './fixtures';
import { join } from './members';

const site = openSite('demo-services-escritorio');

function message(n: number, over: Record<string, unknown> = {}) {
  return setDoc(doc(site.admin, `mensajes/m${String(n).padStart(2, '0')}`), {
    nombre: `Persona ${n}`,
    email: `p${n}@demo.test`,
    mensaje: `Hola ${n}`,
    fecha: new Date(Date.UTC(2024, 0, 1, 0, n)),
    estado: n % 2 === 0 ? 'leido' : 'nuevo',
    ...over,
  });
}

describe('contact messages', () => {
  it('come newest first, 25 at a time, for one read each', async () => {
    for (let n = 1; n <= 30; n += 1) await message(n);
    await site.resetMeter();
    const first = await listMessages(site.admin);
    expect(first.items).toHaveLength(25);
    expect(first.items[0]).toEqual({
      id: 'm30',
      nombre: 'Persona 30',
      email: 'p30@demo.test',
      mensaje: 'Hola 30',
      fecha: new Date(Date.UTC(2024, 0, 1, 0, 30)),
      estado: 'leido',
      fechaRevision: null,
    });
    const second = await listMessages(site.admin, { after: first.next });
    expect(second.items.map(({ id }) => id)).toEqual(['m05', 'm04', 'm03', 'm02', 'm01']);
    expect(second.next).toBeNull();
    expect(await site.reads()).toBe(30);
  });

  it('of the same moment are on one page or the next, never on both', async () => {
    const fecha = new Date(Date.UTC(2024, 0, 1));
    for (let n = 1; n <= 27; n += 1) await message(n, { fecha });
    const first = await listMessages(site.admin);
    const second = await listMessages(site.admin, { after: first.next });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(27);
  });

  it('are filtered by estado', async () => {
    for (let n = 1; n <= 4; n += 1) await message(n);
    const { items: messages } = await listMessages(site.admin, { estado: 'nuevo' });
    expect(messages.map(({ id }) => id)).toEqual(['m03', 'm01']);
  });

  it('remember who reviewed them and when', async () => {
    await message(1);
    await setMessageState(site.admin, 'jefa', 'm01', 'respondido');
    const data = await stored(site.admin, 'mensajes/m01');
    expect(data).toMatchObject({ estado: 'respondido', revisadoPor: 'jefa' });
    expect(data?.fechaRevision).toBeInstanceOf(Timestamp);
  });

  it('deleted twice are a success; changed once gone are not', async () => {
    await message(1);
    await deleteMessage(site.admin, 'm01');
    await deleteMessage(site.admin, 'm01');
    await expect(setMessageState(site.admin, 'jefa', 'm01', 'leido')).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('with missing or odd fields are shown all the same', async () => {
    await setDoc(doc(site.admin, 'mensajes/raro'), { fecha: new Date(0), estado: 'otro', email: 7 });
    expect((await listMessages(site.admin)).items).toMatchObject([
      { id: 'raro', nombre: '', email: '', mensaje: '', estado: 'nuevo' },
    ]);
  });

  it('are nothing to a visitor', async () => {
    await expect(listMessages(site.visitor)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('moderating comments', () => {
  async function twoArticles() {
    await save(site.admin, 'a1');
    await save(site.admin, 'a2', { titulo: 'Otro', estado: 'borrador' });
    for (let n = 1; n <= 3; n += 1) {
      const fechaPublicacion = new Date(Date.UTC(2024, 0, n));
      await addComment(site.admin, n === 2 ? 'a2' : 'a1', `c${n}`, {
        autorId: n === 3 ? 'ana' : null,
        fechaPublicacion,
        articuloPublicado: n !== 2,
      });
    }
    await updateDoc(doc(site.admin, 'articulos/a1'), { comentariosCount: 2 });
    await updateDoc(doc(site.admin, 'articulos/a2'), { comentariosCount: 1 });
  }

  it('lists those of every article, newest first, for one read each', async () => {
    await twoArticles();
    await site.resetMeter();
    const { items: comments, next } = await listAllComments(site.admin);
    expect(
      comments.map(({ id, articuloId, articuloPublicado }) => [id, articuloId, articuloPublicado]),
    ).toEqual([
      ['c3', 'a1', true],
      ['c2', 'a2', false],
      ['c1', 'a1', true],
    ]);
    expect(next).toBeNull();
    expect(await site.reads()).toBe(3);
  });

  it('goes on after the last one, also where ids and moments repeat', async () => {
    await save(site.admin, 'a1');
    await save(site.admin, 'a2');
    for (let n = 1; n <= 15; n += 1) {
      for (const article of ['a1', 'a2']) await addComment(site.admin, article, `c${n}`);
    }
    const first = await listAllComments(site.admin);
    const second = await listAllComments(site.admin, { after: first.next });
    const seen = [...first.items, ...second.items].map(({ id, articuloId }) => `${articuloId}/${id}`);
    expect(seen).toHaveLength(30);
    expect(new Set(seen).size).toBe(30);
  });

  it('deletes several with their counters, also of an author who is gone', async () => {
    await twoArticles();
    const staff = await join(site, 'jefa', { rol: 'administrador' });
    const { items: comments } = await listAllComments(site.admin);
    const steps: number[] = [];
    const onProgress = ({ done }: { done: number }) => steps.push(done);
    const outcome = await deleteComments(staff.db, 'jefa', comments, { onProgress });
    expect(outcome).toEqual({ done: ['a1/c3', 'a2/c2', 'a1/c1'], failed: [], cut: null });
    expect(steps).toEqual([0, 1, 2, 3]);
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ comentariosCount: 0 });
    expect(await stored(site.admin, 'articulos/a2')).toMatchObject({ comentariosCount: 0 });
  });

  it('goes past one that fails and says which; asked again, it does what is left', async () => {
    await twoArticles();
    const staff = await join(site, 'jefa', { rol: 'administrador' });
    const { items: comments } = await listAllComments(site.admin);
    await site.fault({
      match: { method: 'commit', pathContains: 'articulos/a2' },
      error: 'PERMISSION_DENIED',
    });
    const outcome = await deleteComments(staff.db, 'jefa', comments);
    expect(outcome).toMatchObject({
      done: ['a1/c3', 'a1/c1'],
      failed: [{ key: 'a2/c2', error: { code: 'permission-denied' } }],
    });
    await site.fault();
    expect(await deleteComments(staff.db, 'jefa', comments)).toMatchObject({ failed: [], cut: null });
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ comentariosCount: 0 });
  });

  it('stops when told to, and when the connection goes', async () => {
    await twoArticles();
    const staff = await join(site, 'jefa', { rol: 'administrador' });
    const { items: comments } = await listAllComments(site.admin);
    const stop = new AbortController();
    const onProgress = ({ done }: { done: number }) => {
      if (done === 1) stop.abort();
    };
    expect(await deleteComments(staff.db, 'jefa', comments, { onProgress, signal: stop.signal })).toEqual({
      done: ['a1/c3'],
      failed: [],
      cut: 'interrupted',
    });
    await site.fault({ match: { method: 'commit' }, error: 'UNAVAILABLE' });
    expect(await deleteComments(staff.db, 'jefa', comments.slice(1))).toMatchObject({
      done: [],
      failed: [{ key: 'a2/c2' }],
      cut: 'offline',
    });
  });
});

describe('reading any collection', () => {
  const source = (token: string | null = 'owner'): RestSource => ({
    origin: `http://${site.address.host}:${site.address.port}`,
    projectId: site.projectId,
    apiKey: 'demo',
    token: async () => token,
  });

  it('tells every type as it is stored', async () => {
    await setDoc(doc(site.admin, 'cosas/a'), {
      texto: 'hola',
      entero: 7,
      decimal: 7.5,
      si: true,
      nada: null,
      cuando: Timestamp.fromMillis(0),
      lista: [1, 'dos'],
      mapa: { z: 1, a: 2 },
      sitio: new GeoPoint(1.5, -2),
      bytes: Bytes.fromBase64String('AAEC'),
      otro: doc(site.admin, 'cosas/b'),
    });
    const { items: documents, next } = await readCollection(source(), 'cosas');
    expect(next).toBeNull();
    const [document] = documents;
    expect(document?.id).toBe('a');
    expect(document?.fields).toHaveLength(11);
    expect(Object.fromEntries(document?.fields ?? [])).toMatchObject({
      texto: { type: 'string', text: 'hola' },
      entero: { type: 'integer', text: '7' },
      decimal: { type: 'double', text: '7.5' },
      si: { type: 'boolean', text: 'true' },
      nada: { type: 'null' },
      cuando: { type: 'timestamp', text: '1970-01-01T00:00:00Z' },
      lista: {
        type: 'array',
        items: [
          { type: 'integer', text: '1' },
          { type: 'string', text: 'dos' },
        ],
      },
      mapa: {
        type: 'map',
        fields: [
          ['a', { type: 'integer', text: '2' }],
          ['z', { type: 'integer', text: '1' }],
        ],
      },
      sitio: { type: 'geopoint', text: '1.5, -2' },
      bytes: { type: 'bytes', text: 'AAEC', size: 3 },
      otro: { type: 'reference', text: 'cosas/b' },
    });
    expect(JSON.parse(documentsJson(documents)).a.mapa).toEqual({ a: 2, z: 1 });
  });

  it('brings 50 at a time, for one read each, in order of id', async () => {
    for (let n = 1; n <= 53; n += 1)
      await setDoc(doc(site.admin, `cosas/d${String(n).padStart(3, '0')}`), { n });
    await site.resetMeter();
    const first = await readCollection(source(), 'cosas');
    expect(first.items).toHaveLength(50);
    const second = await readCollection(source(), 'cosas', first.next);
    expect(second.items.map(({ id }) => id)).toEqual(['d051', 'd052', 'd053']);
    expect(second.next).toBeNull();
    expect(await site.reads()).toBe(53);
  });

  it('reads a subcollection, and an empty one', async () => {
    await addComment(site.admin, 'a1', 'c1');
    const { items: documents } = await readCollection(source(), 'articulos/a1/comentarios');
    expect(documents.map(({ id }) => id)).toEqual(['c1']);
    expect(await readCollection(source(), 'nada')).toEqual({ items: [], next: null });
  });

  it('says what the rules and the network refuse', async () => {
    await expect(readCollection(source(null), 'usuarios')).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await site.fault({ match: { method: 'runQuery' }, error: 'UNAVAILABLE' });
    await expect(readCollection(source(), 'cosas')).rejects.toMatchObject({ code: 'unavailable' });
    const nowhere = { ...source(), origin: 'http://127.0.0.1:9' };
    await expect(readCollection(nowhere, 'cosas')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
