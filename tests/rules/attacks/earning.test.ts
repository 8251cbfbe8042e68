import {
  arrayUnion,
  deleteDoc,
  doc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import {
  addCommentToBatch,
  addFavourite,
  changeFavourites,
  deleteAccount,
  earnBadge,
  paced,
  signUp,
} from '../commits';
import { award, type Data } from '../fixtures';
import { besiege, ME, MINE } from './support';

const site = besiege('demo-ataques-earning');
const { batched, expectRefused, give, refuses } = site;

describe('earning the same twice', () => {
  const again = (changes: Data) =>
    changeFavourites(site.db, ME, { tipo: 'favorito', id: 'antes' }, arrayUnion('antes'), changes);
  const points = { puntos: increment(5) };

  refuses([
    ['a favourite that was taken away', () => again(points)],
    ['a favourite that was taken away, with a new award', () => addFavourite(site.db, ME, 'antes')],
    ['the award alone', () => addFavourite(site.db, ME, 'publicado', { account: null })],
    ['the points alone', () => addFavourite(site.db, ME, 'publicado', { award: null })],
    [
      'with an award of more points',
      () =>
        addFavourite(site.db, ME, 'publicado', {
          award: { puntos: 500 },
          account: { puntos: increment(500) },
        }),
    ],
    [
      'by adding, taking away and adding in one commit',
      () =>
        batched((batch) => {
          const event = (tipo: string) => ({
            ultimaActividad: serverTimestamp(),
            ultimoEvento: { tipo, id: 'publicado' },
            ...(tipo === 'favorito' ? paced('favorito') : {}),
          });
          const add = { ...event('favorito'), articulosFavoritos: arrayUnion('publicado'), ...points };
          batch.update(doc(site.db, MINE), add);
          batch.update(doc(site.db, MINE), {
            ...event('favorito-quitado'),
            articulosFavoritos: ['guardado'],
          });
          batch.update(doc(site.db, MINE), add);
          const earned = { ...award('favorito', 'publicado', 10), fechaObtencion: serverTimestamp() };
          batch.set(doc(site.db, `${MINE}/premios/favorito-publicado`), earned);
        }),
    ],
    [
      'by deleting the award in the same commit',
      () =>
        batched((batch) => {
          batch.delete(doc(site.db, `${MINE}/premios/favorito-antes`));
          batch.update(doc(site.db, MINE), {
            articulosFavoritos: arrayUnion('antes'),
            ultimaActividad: serverTimestamp(),
            ultimoEvento: { tipo: 'favorito', id: 'antes' },
            ...paced('favorito'),
            ...points,
          });
        }),
    ],
    [
      'under an id with a slash',
      () =>
        addFavourite(site.db, ME, 'publicado', {
          account: { ultimoEvento: { tipo: 'favorito', id: 'x/../publicado' } },
        }),
    ],
    [
      'a favourite that is a comment',
      () =>
        changeFavourites(
          site.db,
          ME,
          { tipo: 'favorito', id: 'publicado/comentarios/c1' },
          arrayUnion('publicado/comentarios/c1'),
          points,
        ),
    ],
    [
      'a favourite that is a map',
      () => changeFavourites(site.db, ME, { tipo: 'favorito', id: {} }, arrayUnion({}), points),
    ],
    ['a draft', () => addFavourite(site.db, ME, 'borrador')],
    ['an article that does not exist', () => addFavourite(site.db, ME, 'inventado')],
  ]);

  it('an account that went away, by coming again', async () => {
    await deleteAccount(site.db, ME);
    await expectRefused(() => signUp(site.db, ME));
    await expectRefused(() => deleteDoc(doc(site.db, 'bajas', ME)));
  });

  it('the 501st favourite', async () => {
    await give({ articulosFavoritos: Array.from({ length: 500 }, (_value, n) => `a${n}`) });
    await expectRefused(() => addFavourite(site.db, ME, 'publicado'));
  });

  it('a badge', async () => {
    await give({ comentariosCount: 5 });
    await earnBadge(site.db, ME, 'comentarista-bronce', 10);
    await expectRefused(() => earnBadge(site.db, ME, 'comentarista-bronce', 10));
    await expectRefused(() =>
      earnBadge(site.db, ME, 'comentarista-bronce', 10, { account: { insignias: ['comentarista-bronce'] } }),
    );
    await expectRefused(() => updateDoc(doc(site.db, MINE), { insignias: [] }));
  });

  it('an event of before, for an award', async () => {
    await addFavourite(site.db, ME, 'publicado');
    await expectRefused(() =>
      addFavourite(site.db, ME, 'publicado', { account: null, award: { referencia: 'publicado' } }),
    );
    await expectRefused(() =>
      batched((batch) => {
        batch.update(doc(site.db, MINE), { puntos: increment(5) });
        const earned = { ...award('favorito', 'publicado', 5), fechaObtencion: serverTimestamp() };
        batch.set(doc(site.db, `${MINE}/premios/favorito-publicado2`), earned);
      }),
    );
  });
});

describe('badges', () => {
  refuses([
    ['without the count', () => earnBadge(site.db, ME, 'comentarista-bronce', 10)],
    ['that do not exist', () => earnBadge(site.db, ME, 'inventada', 500)],
    ['made easier first', () => updateDoc(doc(site.db, 'insignias/erudito'), { umbral: 0 })],
    [
      'of one’s own making',
      () => setDoc(doc(site.db, 'insignias/mia'), { requisito: 'puntos', umbral: 0, puntosOtorgados: 1000 }),
    ],
  ]);

  it('with the count of the same commit', async () => {
    await give({ comentariosCount: 4 });
    await expectRefused(() =>
      batched((batch) => {
        addCommentToBatch(batch, site.db, ME, {});
        batch.update(doc(site.db, MINE), {
          insignias: ['comentarista-bronce'],
          puntos: increment(10),
          ultimaActividad: serverTimestamp(),
          ultimoEvento: { tipo: 'insignia', id: 'comentarista-bronce' },
        });
        const earned = { ...award('insignia', 'comentarista-bronce', 10), fechaObtencion: serverTimestamp() };
        batch.set(doc(site.db, `${MINE}/premios/insignia-comentarista-bronce`), earned);
      }),
    );
  });
});
