import {
  arrayUnion,
  deleteDoc,
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import {
  accept,
  addNoticeToBatch,
  addReply,
  addReplyToBatch,
  addReport,
  addTopic,
  addTopicToBatch,
  like,
  likeTwo,
  NEW_ID,
  newReply,
  newReport,
  removeReply,
  replyEvent,
} from '../forum-commits';
import { besiege, ME, MINE, OTHER } from './support';

const site = besiege('demo-ataques-foro');
const { batched, refuses } = site;
const change = (path: string, changes: object) => updateDoc(doc(site.db, path), changes);
const THEIRS = 'foro_respuestas/primera';

describe('likes and points', () => {
  refuses([
    ['a thousand likes at once', () => change(THEIRS, { likes: increment(1000) })],
    [
      'likes in the name of others',
      () => change(THEIRS, { likes: increment(2), usuariosLike: arrayUnion(ME, 'uid-autor') }),
    ],
    ['a like of what is its own', () => like(site.db, ME, 1, { id: 'suya', author: null })],
    [
      'a like of what is its own, with the point',
      () => like(site.db, ME, 1, { id: 'suya', author: ME, own: null }),
    ],
    ['a like for a hundred points', () => like(site.db, ME, 1, { account: { puntos: increment(100) } })],
    [
      'a like that makes its author an administrador',
      () => like(site.db, ME, 1, { account: { rol: 'administrador' } }),
    ],
    ['a like whose point goes to itself', () => like(site.db, ME, 1, { author: ME, own: null })],
    ['two likes for one given', () => likeTwo(site.db, ME, ['primera', 'ausente'])],
    ['points without anything', () => change(MINE, { puntos: increment(10) })],
    ['forum figures without anything', () => change(MINE, { 'estadisticasForo.puntosForo': 1000 })],
    ['points for a reply that is there', () => change(MINE, replyEvent('suya'))],
    ['points from another', () => change(OTHER, { puntos: 0 })],
    ['its own answer accepted', () => accept(site.db, { id: 'suya', author: ME })],
    [
      'an answer accepted for a thousand points',
      () => accept(site.db, { account: { puntos: increment(1000) }, award: { puntos: 1000 } }),
    ],
    [
      'an answer accepted in the topic of another',
      () => accept(site.db, { topicId: 'ajeno', id: 'otrolado', author: ME, award: null, account: null }),
    ],
  ]);
});

describe('topics and replies', () => {
  refuses([
    ['a reply in a closed topic', () => addReply(site.db, ME, { item: { temaId: 'cerrado' } })],
    ['a reply that counts a hundred', () => addReply(site.db, ME, { topic: { respuestas: increment(100) } })],
    ['a reply that is not counted', () => setDoc(doc(site.db, 'foro_respuestas', NEW_ID), newReply(ME))],
    ['a reply in the name of a moderator', () => addReply(site.db, ME, { item: { autorRol: 'moderador' } })],
    ['a reply in the place of another', () => setDoc(doc(site.db, THEIRS), newReply(ME))],
    [
      "another's reply rewritten",
      () =>
        change(THEIRS, {
          contenido: 'Otra cosa',
          editado: true,
          fechaEdicion: serverTimestamp(),
          fechaActualizacion: serverTimestamp(),
        }),
    ],
    [
      "another's topic rewritten",
      () =>
        change('foro_temas/ajeno', { titulo: 'Otra cosa', editado: true, fechaEdicion: serverTimestamp() }),
    ],
    ["another's reply deleted", () => removeReply(site.db, ME, { id: 'primera', author: 'uid-otro' })],
    ["another's topic deleted", () => deleteDoc(doc(site.db, 'foro_temas/ajeno'))],
    [
      'its own topic deleted at once, with its replies left',
      () => deleteDoc(doc(site.db, 'foro_temas/abierto')),
    ],
    [
      'its own topic pinned and featured',
      () => change('foro_temas/abierto', { anclado: true, destacado: true }),
    ],
    ['its own closed topic opened', () => change('foro_temas/cerrado', { estado: 'abierto' })],
    ['a topic given to another', () => change('foro_temas/abierto', { autorId: 'uid-otro' })],
    ['a topic moved to another category', () => change('foro_temas/abierto', { categoriaId: 'vacia' })],
    [
      'the counters of a category',
      () => change('foro_categorias/general', { temaCount: 9999, mensajeCount: 9999 }),
    ],
    ['a category of its own', () => setDoc(doc(site.db, 'foro_categorias/mia'), { nombre: 'Mía' })],
    [
      'a reply and its points twice in one commit',
      () =>
        batched((batch) => {
          addReplyToBatch(batch, site.db, ME, {});
          batch.update(doc(site.db, MINE), replyEvent(NEW_ID));
        }),
    ],
    [
      'a reply that comes and goes for its points',
      () =>
        batched((batch) => {
          addReplyToBatch(batch, site.db, ME, {});
          batch.delete(doc(site.db, 'foro_respuestas', NEW_ID));
        }),
    ],
    [
      'a topic that is written twice, the second time pinned',
      () =>
        batched((batch) => {
          addTopicToBatch(batch, site.db, ME, {});
          batch.update(doc(site.db, 'foro_temas', NEW_ID), { anclado: true });
        }),
    ],
  ]);
});

describe('notices, reports and the search', () => {
  const told = (to: string, tipo: string, respuestaId: string) =>
    batched((batch) =>
      addNoticeToBatch(batch, site.db, ME, to, `${tipo}_${respuestaId}`, { tipo, respuestaId }),
    );
  refuses([
    ['a notice to a stranger', () => told('uid-autor', 'nueva_respuesta', 'suya')],
    ['a mention of who has nothing to do with it', () => told('uid-autor', 'mencion', 'suya')],
    [
      'a notice with words of its own',
      () =>
        batched((batch) => {
          addReplyToBatch(batch, site.db, ME, {});
          addNoticeToBatch(batch, site.db, ME, 'uid-otro', `mencion_${NEW_ID}`, {
            tipo: 'mencion',
            respuestaId: NEW_ID,
            titulo: 'Has ganado un premio',
          });
        }),
    ],
    ["another's notices read", () => getDoc(doc(site.db, 'usuarios/uid-otro/notificaciones/x'))],
    ['a second report of the same', () => addReport(site.db, ME, { id: 'denunciada' })],
    [
      'five reports by one member',
      () =>
        batched((batch) => {
          for (let n = 0; n < 5; n += 1)
            batch.set(
              doc(site.db, `foro_reportes/respuesta_primera_${ME}${n}`),
              newReport(ME, 'respuesta', 'primera'),
            );
          batch.update(doc(site.db, THEIRS), { reportes: increment(5), oculta: true });
        }),
    ],
    ['a reply hidden by its rival', () => change(THEIRS, { oculta: true })],
    ['a report withdrawn', () => deleteDoc(doc(site.db, `foro_reportes/respuesta_denunciada_${ME}`))],
    [
      'a report processed by who reported',
      () =>
        change(`foro_reportes/respuesta_denunciada_${ME}`, {
          estado: 'revisado',
          accionTomada: 'eliminar',
          moderadorId: ME,
          fechaRevision: serverTimestamp(),
        }),
    ],
    [
      "another's reply made to be found for other words",
      () => change('foro_indice/respuesta_primera', { palabras: ['publicidad'] }),
    ],
    [
      "another's reply taken out of the search",
      () => deleteDoc(doc(site.db, 'foro_indice/respuesta_primera')),
    ],
    [
      'the figures of the forum',
      () => setDoc(doc(site.db, 'foro_estadisticas/resumen'), { usuariosActivos: 1_000_000 }),
    ],
  ]);
});

describe('many at once', () => {
  it('of ten topics of a new account within a minute three are written', async () => {
    const begun = new Date();
    await site.give({ fechaRegistro: begun, ritmo: { minuto: begun, actos: 0, dia: begun, hoy: 0 } });
    const ids = Array.from({ length: 10 }, (_, n) => `masivo${n}`.padEnd(20, '0'));
    const outcomes = await Promise.allSettled(ids.map((id) => addTopic(site.db, ME, { id })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await getDoc(doc(site.backend.owner, MINE))).get('temasForoCount')).toBe(4);
  });
});
