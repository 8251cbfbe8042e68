/** A second reader's attempts: one step of the pace, one event, one mark for more than one act; and writes in another order. */
import {
  deleteDoc,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { addCommentToBatch, addFavouriteToBatch, newborn, paced, signUp } from '../commits';
import { award } from '../fixtures';
import {
  addDeletionToBatch,
  addNoticeToBatch,
  addOwnActToBatch,
  addRemovalToBatch,
  addReplyToBatch,
  addReportToBatch,
  addTopicToBatch,
  like,
  NEW_ID,
  newReply,
  newReport,
} from '../forum-commits';
import { report, topic } from '../forum-fixtures';
import type { Attempt } from '../matrix/row';
import { attempts } from './attempts';

const refuses = attempts('demo-ataques-un-paso');
const now = serverTimestamp;

const together =
  (fill: (batch: WriteBatch, db: Firestore, uid: string) => void): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    fill(batch, db, uid);
    return batch.commit();
  };
const edited = { editado: true, fechaEdicion: now() };

describe('one step for two acts', () => {
  refuses([
    [
      'usuario',
      'edits two topics',
      together((batch, db, uid) => {
        batch.update(doc(db, 'foro_temas/abierto'), edited);
        batch.update(doc(db, 'foro_temas/cerrado'), edited);
        addOwnActToBatch(batch, db, uid, 'foro_temas/abierto');
      }),
    ],
    [
      'usuario',
      'edits its topic and its reply',
      together((batch, db, uid) => {
        batch.update(doc(db, 'foro_temas/abierto'), edited);
        batch.update(doc(db, 'foro_respuestas/suya'), { ...edited, fechaActualizacion: now() });
        addOwnActToBatch(batch, db, uid, 'foro_temas/abierto');
      }),
    ],
    [
      'usuario',
      'edits a comment by the event of another',
      together((batch, db, uid) => {
        for (const id of ['c1', 'suyo'])
          batch.update(doc(db, `articulos/publicado/comentarios/${id}`), {
            contenido: 'Otro',
            fechaActualizacion: now(),
          });
        batch.update(doc(db, 'usuarios', uid), {
          ultimaActividad: now(),
          ultimoEvento: { tipo: 'comentario-editado', id: 'c1', articulo: 'publicado' },
          ...paced('comentario-editado'),
        });
      }),
    ],
    [
      'usuario',
      'chooses notices and renames itself at the price of a choice',
      (db, { uid }) =>
        updateDoc(doc(db, 'usuarios', uid), {
          nombre: 'Lucía',
          notificacionesForo: { mencion: false },
          fechaActualizacion: now(),
          ...paced('avisos'),
        }),
    ],
    [
      'usuario',
      'comments twice',
      together((batch, db, uid) => {
        addCommentToBatch(batch, db, uid, { id: 'uno' });
        addCommentToBatch(batch, db, uid, { id: 'dos', account: null });
      }),
    ],
    [
      'usuario',
      'comments on two articles',
      together((batch, db, uid) => {
        addCommentToBatch(batch, db, uid, { id: 'uno' });
        addCommentToBatch(batch, db, uid, { id: 'uno', articulo: 'guardado', account: null });
      }),
    ],
    [
      'usuario',
      'reports two replies',
      together((batch, db, uid) => {
        addReportToBatch(batch, db, uid, {});
        addReportToBatch(batch, db, uid, { id: 'segunda', own: null });
      }),
    ],
    [
      'usuario',
      'reports a reply and an article by its event',
      together((batch, db, uid) => {
        addReportToBatch(batch, db, uid, {});
        batch.set(
          doc(db, `foro_reportes/articulo_publicado_${uid}`),
          newReport(uid, 'articulo', 'publicado', { temaId: 'publicado', autorId: 'uid-autor' }),
        );
      }),
    ],
    [
      'usuario',
      'opens two topics',
      together((batch, db, uid) => {
        addTopicToBatch(batch, db, uid, { id: 'a'.repeat(20) });
        addTopicToBatch(batch, db, uid, { id: 'b'.repeat(20), account: null });
      }),
    ],
    [
      'usuario',
      'answers twice',
      together((batch, db, uid) => {
        addReplyToBatch(batch, db, uid, { id: 'a'.repeat(20) });
        batch.set(doc(db, 'foro_respuestas', 'b'.repeat(20)), newReply(uid, { numero: 4 }));
      }),
    ],
    [
      'usuario',
      'likes and takes it back for a like that stays',
      async (db, { uid }) => {
        await like(db, uid, -1, { own: { ...paced('like-dado') } });
      },
    ],
    [
      'usuario',
      'saves a favourite and lets another go',
      together((batch, db, uid) => {
        addFavouriteToBatch(batch, db, uid, 'publicado', { account: { articulosFavoritos: ['publicado'] } });
      }),
    ],
    [
      'usuario',
      'lets a favourite go and adds its points again',
      (db, { uid }) =>
        updateDoc(doc(db, 'usuarios', uid), {
          articulosFavoritos: [],
          puntos: increment(5),
          ultimaActividad: now(),
          ultimoEvento: { tipo: 'favorito-quitado', id: 'guardado' },
        }),
    ],
  ]);
});

describe('what comes and goes in one commit', () => {
  refuses([
    [
      'usuario',
      'answers and deletes another reply of its own',
      together((batch, db, uid) => {
        addReplyToBatch(batch, db, uid, {});
        addRemovalToBatch(batch, db, uid, { account: null });
      }),
    ],
    [
      'usuario',
      'opens a topic and takes another away',
      together((batch, db, uid) => {
        addTopicToBatch(batch, db, uid, {});
        addDeletionToBatch(batch, db, uid, { account: null });
      }),
    ],
    [
      'usuario',
      'goes, and answers meanwhile',
      together((batch, db, uid) => {
        addReplyToBatch(batch, db, uid, { account: null });
        batch.set(doc(db, 'bajas', uid), { fecha: now() });
        batch.delete(doc(db, 'usuarios', uid));
        batch.delete(doc(db, 'perfiles', uid));
      }),
    ],
    [
      'usuario',
      'goes and is born again with what it had',
      together((batch, db, uid) => {
        batch.delete(doc(db, 'usuarios', uid));
        batch.set(doc(db, 'usuarios', uid), newborn(uid));
      }),
    ],
    ['usuario', 'marks that another went', (db) => setDoc(doc(db, 'bajas/uid-otro'), { fecha: now() })],
    [
      'usuario',
      'marks that it went, and stays',
      (db, { uid }) => setDoc(doc(db, 'bajas', uid), { fecha: now() }),
    ],
    [
      'nuevo',
      'takes the mark away that it went',
      (db, { uid }) => deleteDoc(doc(db, 'bajas', uid)),
      { 'bajas/uid-nuevo': { fecha: new Date(0) } },
    ],
    [
      'nuevo',
      'is born where it went',
      (db, { uid }) => signUp(db, uid),
      { 'bajas/uid-nuevo': { fecha: new Date(0) } },
    ],
    [
      'usuario',
      'buries a topic that stays',
      (db) => setDoc(doc(db, 'foro_borrados/abierto'), { fecha: now() }),
    ],
    [
      'usuario',
      'buries a topic that never was',
      (db) => setDoc(doc(db, `foro_borrados/${NEW_ID}`), { fecha: now() }),
    ],
    [
      'usuario',
      'opens a topic where one was buried',
      together((batch, db, uid) => addTopicToBatch(batch, db, uid, {})),
      { [`foro_borrados/${NEW_ID}`]: { fecha: new Date(0) } },
    ],
    [
      'usuario',
      'unburies a topic',
      (db) => deleteDoc(doc(db, `foro_borrados/${NEW_ID}`)),
      { [`foro_borrados/${NEW_ID}`]: { fecha: new Date(0) } },
    ],
  ]);
});

describe('awards', () => {
  const give =
    (uid: string, id: string, points: number): Attempt =>
    (db) =>
      setDoc(doc(db, `usuarios/${uid}/premios/${id}`), {
        ...award(id.split('-')[0] ?? '', id.slice(id.indexOf('-') + 1), points),
        fechaObtencion: now(),
      });
  refuses([
    ['usuario', 'its own, without an event', give('uid-usuario', 'favorito-publicado', 5)],
    ['usuario', 'its own, of no points', give('uid-usuario', 'favorito-publicado', 0)],
    ['usuario', 'its own, of less than none', give('uid-usuario', 'favorito-publicado', -5)],
    ['usuario', 'a badge nobody knows', give('uid-usuario', 'insignia-inventada', 100)],
    ['usuario', "another's accepted answer", give('uid-otro', 'respuesta-aceptada-primera', 10)],
    [
      'usuario',
      'a favourite by the path of a revision',
      together((batch, db, uid) => {
        addFavouriteToBatch(batch, db, uid, 'publicado/revisiones/1', { award: null });
      }),
    ],
    [
      'usuario',
      'the award for the favourite of before once more',
      (db, { uid }) => deleteDoc(doc(db, `usuarios/${uid}/premios/favorito-antes`)),
    ],
  ]);
});

describe('notices', () => {
  const flood = (to: string, id: (n: number) => string, changes: object = {}): Attempt =>
    together((batch, db, uid) => {
      addReplyToBatch(batch, db, uid, { item: { temaId: 'ajeno' } });
      for (let n = 0; n < 20; n += 1)
        addNoticeToBatch(batch, db, uid, to, id(n), {
          tipo: 'nueva_respuesta',
          temaId: 'ajeno',
          respuestaId: NEW_ID,
          ...changes,
        });
    });
  refuses([
    ['usuario', 'twenty of one reply', flood('uid-otro', (n) => `nueva_respuesta_${NEW_ID}${n}`)],
    [
      'usuario',
      'twenty of one reply, to whom it does not concern',
      flood('uid-autor', (n) => `nueva_respuesta_${n}`),
    ],
    ['usuario', 'of a kind that is none', flood('uid-otro', () => `sistema_${NEW_ID}`, { tipo: 'sistema' })],
    ['usuario', 'to itself', flood('uid-usuario', () => `nueva_respuesta_${NEW_ID}`)],
    ['usuario', 'to who is gone', flood('uid-ausente', () => `nueva_respuesta_${NEW_ID}`)],
    [
      'usuario',
      'of a report, to who is said to have sent it',
      together((batch, db, uid) =>
        addNoticeToBatch(batch, db, uid, 'uid-otro', 'reporte_procesado_x', {
          tipo: 'reporte_procesado',
          reporteId: 'x',
          accion: 'advertir',
          comentario: 'Paga ya',
        }),
      ),
      { 'foro_reportes/x': report() },
    ],
    [
      'usuario',
      'of likes that did not come',
      together((batch, db, uid) =>
        addNoticeToBatch(batch, db, uid, 'uid-otro', 'like_tema_ajeno', {
          tipo: 'like_tema',
          temaId: 'ajeno',
          cuenta: 1000,
        }),
      ),
      { 'foro_temas/ajeno': topic({}, 'otro') },
    ],
    ['usuario', 'of another, deleted', (db) => deleteDoc(doc(db, 'usuarios/uid-otro/notificaciones/x'))],
  ]);
});

describe('names and colours', () => {
  refuses([
    [
      'usuario',
      'reserves its name as the staff does',
      (db, { uid }) => setDoc(doc(db, 'nombres_reservados/nombredeusuarlo'), { uid }),
    ],
    [
      'autor',
      'reserves its name as the staff does',
      (db, { uid }) => setDoc(doc(db, 'nombres_reservados/nombredeautor'), { uid }),
    ],
    ['editor', 'reserves another name', (db, { uid }) => setDoc(doc(db, 'nombres_reservados/ana'), { uid })],
    ['editor', 'lets its name go', (db) => deleteDoc(doc(db, 'nombres_reservados/nombredeedltor'))],
    ['moderador', "lets another's name go", (db) => deleteDoc(doc(db, 'nombres_reservados/nombredeedltor'))],
    [
      'usuario',
      'paints the categories',
      (db) =>
        setDoc(doc(db, 'sistema/categorias'), {
          colores: { Arqueología: '#000000' },
          fechaActualizacion: now(),
        }),
    ],
    [
      'editor',
      'paints 101 categories',
      (db) =>
        setDoc(doc(db, 'sistema/categorias'), {
          colores: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`c${n}`, '#000000'])),
          fechaActualizacion: now(),
        }),
    ],
    [
      'editor',
      'paints a category as a script',
      (db) =>
        setDoc(doc(db, 'sistema/categorias'), {
          colores: { Arqueología: '#000000;background:url(//x)' },
          fechaActualizacion: now(),
        }),
    ],
    [
      'autor',
      "writes another's entry into a shard",
      (db) =>
        updateDoc(doc(db, 'catalogo/2024'), { 'entradas.guardado': 'Burla', fechaActualizacion: now() }),
    ],
    [
      'autor',
      'begins a shard of the year 9999',
      (db) =>
        setDoc(doc(db, 'buscador/9999'), {
          anio: 9999,
          entradas: {},
          total: 0,
          ultimoArticulo: 'publicado',
          fechaActualizacion: now(),
        }),
    ],
  ]);
});
