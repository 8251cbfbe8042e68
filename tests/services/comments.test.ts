import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { newComment } from '@/model/comments/comment';
import { newId } from '@/model/shared/stored/document-id';
import { fetchArticleComments } from '@/services/comments/reading';
import { addComment, deleteComment, editComment } from '@/services/comments/writing';
import { updateProfile } from '@/services/users/records';
import { openSite } from './backend';
import { addComment as plant, save, stored } from './fixtures';
import { instantClock, join } from './members';

const site = openSite('demo-services-comentarios');
const article = { id: 'a1', titulo: 'Caminos de piedra' };
const words = { autor: ' Ana Soto ', contenido: ' Muy claro. ' };

async function readerOf(estado: 'publicado' | 'borrador' = 'publicado', over: Record<string, unknown> = {}) {
  await save(site.admin, 'a1', { estado });
  return join(site, 'ana', over);
}

function write(
  db: Firestore,
  uid = 'ana',
  over: Partial<typeof words & { id: string; respuestaA: string }> = {},
  avatar: string | null = null,
) {
  const comment = { id: newId(), ...words, ...over };
  return addComment(
    db,
    newComment({ uid, nombre: 'Persona ana', rol: 'usuario', avatar }, article, comment),
    instantClock(),
  );
}

async function counters() {
  const [onArticle, onAccount] = await Promise.all(
    ['articulos/a1', 'usuarios/ana'].map((path) => stored(site.admin, path)),
  );
  return { article: onArticle?.comentariosCount, account: onAccount?.comentariosCount };
}

describe('a comment', () => {
  it('is stored, trimmed, and counted on the article and the account', async () => {
    const { db } = await readerOf();
    const comment = await write(db);
    expect(comment).toMatchObject({ autor: 'Ana Soto', autorId: 'ana', contenido: 'Muy claro.' });
    const { items: comments } = await fetchArticleComments(site.visitor, 'a1');
    expect(comments).toMatchObject([{ id: comment.id, autor: 'Ana Soto', contenido: 'Muy claro.' }]);
    expect(await counters()).toEqual({ article: 1, account: 1 });
  });

  it('costs the reads of the rules and none of its own: the article, the account and the comment', async () => {
    const { db } = await readerOf();
    await site.resetMeter();
    await write(db, 'ana', { autor: 'Persona ana' });
    expect(await site.reads()).toBe(3);
    // Under another name it is looked whether that is one of the staff's.
    await site.resetMeter();
    await write(db);
    expect(await site.reads()).toBe(4);
  });

  it('shows the role of who signs with the name of the account, and of nobody else', async () => {
    const { db } = await readerOf('publicado', { rol: 'editor' });
    const signed = newComment({ uid: 'ana', nombre: 'Persona ana', rol: 'usuario', avatar: null }, article, {
      ...{ id: newId(), autor: ' Persona ana ', contenido: 'Muy claro.' },
    });
    // What the screen believes of the role is put right.
    expect(await addComment(db, signed, instantClock())).toMatchObject({ autorRol: 'editor' });
    expect(await stored(site.admin, `articulos/a1/comentarios/${signed.id}`)).toMatchObject({
      autorRol: 'editor',
    });
    const { id } = await write(db);
    expect(await stored(site.admin, `articulos/a1/comentarios/${id}`)).not.toHaveProperty('autorRol');
  });

  it('is signed with the name that the account has by now, where it was to have its own', async () => {
    const { db } = await readerOf();
    const signed = newComment({ uid: 'ana', nombre: 'Persona ana', rol: 'usuario', avatar: null }, article, {
      ...{ id: newId(), autor: 'Persona ana', contenido: 'Muy claro.' },
    });
    // Twice in another tab, since this page was drawn.
    for (const nombre of ['Ana de paso', 'Ana Soto'])
      await updateProfile(db, 'ana', { nombre, biografia: '', avatar: null });
    const now = { autor: 'Ana Soto', autorRol: 'usuario' };
    expect(await addComment(db, signed, instantClock())).toMatchObject(now);
    expect(await stored(site.admin, `articulos/a1/comentarios/${signed.id}`)).toMatchObject(now);
  });

  it('under the name of one of the staff is refused, and says so', async () => {
    const { db } = await readerOf();
    await setDoc(doc(site.admin, 'nombres_reservados/elenarojas'), { uid: 'elena' });
    await expect(write(db, 'ana', { autor: 'Elena  Rójas' })).rejects.toMatchObject({
      code: 'already-exists',
    });
    await expect(write(db, 'ana', { autor: 'Moderador' })).rejects.toMatchObject({
      code: 'invalid-argument',
    });
  });

  it.each([
    [{ autor: ' ' }, 'Por favor ingresa tu nombre'],
    [{ contenido: '' }, 'Por favor ingresa un comentario'],
    [{ contenido: 'x'.repeat(3001) }, 'El comentario no puede superar los 3000 caracteres'],
  ])('with %j is refused before it is sent', async (over, message) => {
    const { db } = await readerOf();
    await expect(write(db, 'ana', over)).rejects.toMatchObject({ code: 'invalid-argument', message });
  });

  it('sent again after its answer was lost is one comment', async () => {
    const { db } = await readerOf();
    const id = newId();
    await site.fault({ match: { method: 'commit' }, error: 'UNAVAILABLE', afterEffect: true, times: 1 });
    await expect(write(db, 'ana', { id })).rejects.toMatchObject({ code: 'unavailable' });
    await expect(write(db, 'ana', { id })).resolves.toMatchObject({ id });
    expect(await counters()).toEqual({ article: 1, account: 1 });
  });

  it('is sent again when the title changed since the page was read', async () => {
    const { db } = await readerOf();
    await save(site.admin, 'a1', { titulo: 'Caminos de tierra' });
    expect(await write(db)).toMatchObject({ articuloTitulo: 'Caminos de tierra' });
    expect(await counters()).toEqual({ article: 1, account: 1 });
  });

  it('shows the face of its author, the one of now where another was known', async () => {
    const avatar = '/img/avatares/rey.svg';
    const { db } = await readerOf('publicado', { avatar });
    const comments = [
      await write(db, 'ana', {}, avatar),
      await write(db, 'ana', {}, '/img/avatares/lehi.svg'),
    ];
    expect(comments).toMatchObject([{ autorAvatar: avatar }, { autorAvatar: avatar }]);
    for (const { id } of comments)
      expect(await stored(site.admin, `articulos/a1/comentarios/${id}`)).toMatchObject({
        autorAvatar: avatar,
      });
  });

  it('on an article that is no longer published says so', async () => {
    const { db } = await readerOf('borrador');
    await expect(write(db)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'Este artículo ya no está publicado, así que no admite comentarios.',
    });
  });

  it('of an account that may not comment says so', async () => {
    const { db } = await readerOf('publicado', { estado: 'suspendido' });
    await expect(write(db)).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'Tu cuenta no puede comentar en este momento.',
    });
  });

  it('that loses races is tried again, a little later each time', async () => {
    const { db } = await readerOf();
    const clock = instantClock();
    await site.fault({ match: { method: 'commit' }, error: 'ABORTED', times: 3 });
    const comment = newComment({ uid: 'ana', nombre: 'Ana', rol: 'usuario', avatar: null }, article, {
      id: newId(),
      ...words,
    });
    await addComment(db, comment, clock);
    expect(clock.waited).toHaveLength(3);
    expect(await counters()).toEqual({ article: 1, account: 1 });
  });

  it('one of fifty members at once is counted, and so are the others', { timeout: 60_000 }, async () => {
    await save(site.admin, 'a1');
    const uids = Array.from({ length: 50 }, (_, index) => `m${index}`);
    const members = await Promise.all(uids.map((uid) => join(site, uid)));
    await Promise.all(members.map(({ db, uid }) => write(db, uid)));
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ comentariosCount: 50 });
    const accounts = await Promise.all(uids.map((uid) => stored(site.admin, `usuarios/${uid}`)));
    expect(accounts.map((account) => account?.comentariosCount)).toEqual(uids.map(() => 1));
    const { docs } = await getDocs(collection(site.admin, 'articulos/a1/comentarios'));
    expect(new Set(docs.map((comment) => comment.get('autorId'))).size).toBe(50);
  });
});

describe('an answer', () => {
  it('names the comment that it answers', async () => {
    const { db } = await readerOf();
    await plant(site.admin, 'a1', 'pregunta');
    const answer = await write(db, 'ana', { respuestaA: 'pregunta' });
    const { items: comments } = await fetchArticleComments(site.visitor, 'a1');
    expect(comments.find(({ id }) => id === answer.id)?.respuestaA).toBe('pregunta');
    expect(await counters()).toEqual({ article: 1, account: 1 });
  });

  it('to a comment that is gone says so', async () => {
    const { db } = await readerOf();
    await expect(write(db, 'ana', { respuestaA: 'nada' })).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'El comentario al que respondes ya no está.',
    });
  });
});

describe('editing a comment', () => {
  it('changes the text and its date, for its author', async () => {
    const { db, uid } = await readerOf();
    const comment = await write(db);
    await editComment(db, { uid }, comment, ' Mejor así. ');
    const after = await stored(site.admin, `articulos/a1/comentarios/${comment.id}`);
    expect(after).toMatchObject({ contenido: 'Mejor así.', autor: 'Ana Soto' });
    expect(after?.fechaActualizacion).not.toEqual(after?.fechaPublicacion);
  });

  it('of another member is denied', async () => {
    const { db } = await readerOf();
    const comment = await write(db);
    const luis = await join(site, 'luis');
    await expect(editComment(luis.db, luis, comment, 'No')).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

describe('deleting a comment', () => {
  it('takes an own one from both counters', async () => {
    const { db } = await readerOf();
    const comment = await write(db);
    await deleteComment(db, 'ana', comment);
    expect(await counters()).toEqual({ article: 0, account: 0 });
    expect(await stored(site.admin, `articulos/a1/comentarios/${comment.id}`)).toBeUndefined();
  });

  it('twice is a success and counts once', async () => {
    const { db } = await readerOf();
    await write(db);
    const comment = await write(db);
    await deleteComment(db, 'ana', comment);
    await deleteComment(db, 'ana', comment);
    expect(await counters()).toEqual({ article: 1, account: 1 });
  });

  it.each(['moderador', 'editor', 'administrador'] as const)('of another is for %s', async (rol) => {
    const { db } = await readerOf();
    const comment = await write(db);
    const { defaultPermissions } = await import('@/model/users/permissions/role-permissions');
    const staff = await join(site, 'jefa', { rol, permisos: defaultPermissions(rol) });
    await deleteComment(staff.db, 'jefa', comment);
    expect(await counters()).toEqual({ article: 0, account: 0 });
  });

  it('of another is denied to a member', async () => {
    const { db } = await readerOf();
    const comment = await write(db);
    const luis = await join(site, 'luis');
    await expect(deleteComment(luis.db, 'luis', comment)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await counters()).toEqual({ article: 1, account: 1 });
  });

  it('whose author is gone, or never had an account, counts on the article alone', async () => {
    const { db } = await readerOf();
    const comment = await write(db);
    const staff = await join(site, 'jefa', { rol: 'administrador' });
    await deleteDoc(doc(site.admin, 'usuarios/ana'));
    await deleteComment(staff.db, 'jefa', comment);
    await plant(site.admin, 'a1', 'viejo', { autorId: null });
    await updateDoc(doc(site.admin, 'articulos/a1'), { comentariosCount: 1 });
    await deleteComment(staff.db, 'jefa', { id: 'viejo', articuloId: 'a1', autorId: null });
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ comentariosCount: 0 });
  });
});
