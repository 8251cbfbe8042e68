import {
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { addComment, addCommentToBatch, newComment, removeComment } from '../commits';
import type { Data } from '../fixtures';
import { besiege, ME, MINE } from './support';

const site = besiege('demo-ataques-comments');
const { batched, expectRefused, refuses } = site;

describe('comments', () => {
  const write = (changes: Data) => () => addComment(site.db, ME, { comment: changes });
  refuses([
    ['in another’s name', write({ autorId: 'uid-otro' })],
    ['in the name of who left', write({ autorId: 'eliminado', autor: 'Usuario eliminado' })],
    ['on a draft', () => addComment(site.db, ME, { articulo: 'borrador' })],
    [
      'under a draft that says it is published',
      () => addComment(site.db, ME, { articulo: 'archivado', comment: { articuloPublicado: true } }),
    ],
    ['of 100 KB', write({ contenido: 'x'.repeat(100_000) })],
    ['with a name of 100 KB', write({ autor: 'x'.repeat(100_000) })],
    ['with extra fields', write({ html: '<script>' })],
    ['with a past date', write({ fechaPublicacion: Timestamp.fromDate(new Date('2020-01-01')) })],
    ['with a date to come', write({ fechaPublicacion: Timestamp.fromDate(new Date('2099-01-01')) })],
    ['that count nowhere', () => addComment(site.db, ME, { article: null, account: null })],
    ['that count twice', () => addComment(site.db, ME, { article: { comentariosCount: increment(2) } })],
    ['that earn twice', () => addComment(site.db, ME, { account: { comentariosCount: increment(2) } })],
    [
      'two in one commit',
      () =>
        batched((batch) => {
          addCommentToBatch(batch, site.db, ME, { id: 'uno' });
          addCommentToBatch(batch, site.db, ME, { id: 'dos' });
        }),
    ],
    [
      'one that comes and goes in a commit and counts',
      () =>
        batched((batch) => {
          addCommentToBatch(batch, site.db, ME, { id: 'uno' });
          batch.delete(doc(site.db, 'articulos/publicado/comentarios/uno'));
        }),
    ],
    [
      'one that comes while another goes',
      () =>
        batched((batch) => {
          batch.delete(doc(site.db, 'articulos/publicado/comentarios/c1'));
          addCommentToBatch(batch, site.db, ME, {
            id: 'uno',
            article: { comentariosCount: increment(0) },
            account: { comentariosCount: increment(0) },
          });
        }),
    ],
    [
      'over one that is there',
      () => setDoc(doc(site.db, 'articulos/publicado/comentarios/suyo'), newComment(ME, 'publicado')),
    ],
    [
      'another’s, edited',
      () =>
        updateDoc(doc(site.db, 'articulos/publicado/comentarios/suyo'), {
          contenido: 'X',
          fechaActualizacion: serverTimestamp(),
        }),
    ],
    ['another’s, deleted', () => removeComment(site.db, ME, { id: 'suyo', author: 'uid-otro' })],
    ['another’s, deleted at one’s own count', () => removeComment(site.db, ME, { id: 'suyo' })],
    [
      'without a name, from an account that stays',
      () =>
        updateDoc(doc(site.db, 'articulos/publicado/comentarios/c1'), {
          autor: 'Usuario eliminado',
          autorId: 'eliminado',
        }),
    ],
  ]);

  it('that a moderator deletes leave exact counters', async () => {
    await removeComment(site.backend.as('moderador'), 'uid-moderador', { author: ME });
    const counts = await Promise.all(
      ['articulos/publicado', MINE].map(async (path) => (await getDoc(doc(site.backend.owner, path))).data()),
    );
    expect(counts.map((one) => one?.comentariosCount)).toEqual([4, 0]);
    await expectRefused(() => removeComment(site.backend.as('moderador'), 'uid-moderador', { author: ME }));
  });
});
