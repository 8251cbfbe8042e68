import { doc, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { processItem } from '@/services/forum/report-processing';
import { fetchReportedContent, fetchReports } from '@/services/forum/report-queue';
import { reportContent } from '@/services/forum/reports';
import { openSite } from '../backend';
import { stored } from '../fixtures';
import { figures, type Person, person, VERIFIED } from './support';

const site = openSite('demo-foro-reportes-biblioteca');
const decide = (accion: 'descartar' | 'eliminar') => ({ accion, comentario: '' });

let ana: Person;
let luis: Person;
let mod: Person;

beforeEach(async () => {
  [ana, luis, mod] = await Promise.all([
    person(site, 'ana'),
    person(site, 'luis'),
    person(site, 'mod', { rol: 'moderador' }),
  ]);
});

describe('what is reported of the library', () => {
  const comment = {
    id: 'c1',
    articuloId: 'marib',
    articuloTitulo: 'Altares de Marib',
    autorId: 'luis',
    autor: 'Luis',
  };

  beforeEach(async () => {
    const time = Timestamp.fromMillis(Date.UTC(2024, 0, 1));
    await setDoc(doc(site.admin, 'articulos/marib'), {
      titulo: 'Altares de Marib',
      estado: 'publicado',
      visitas: 0,
      comentariosCount: 1,
    });
    await setDoc(doc(site.admin, 'articulos/marib/comentarios/c1'), {
      autor: 'Luis',
      autorId: 'luis',
      contenido: 'Compra en mi tienda',
      fechaPublicacion: time,
      fechaActualizacion: time,
      articuloId: 'marib',
      articuloTitulo: 'Altares de Marib',
      articuloPublicado: true,
    });
    await updateDoc(doc(site.admin, 'usuarios/luis'), { comentariosCount: 1 });
  });

  const reportIt = (who: Person) => reportContent(who.db, who.account, { comment }, 'Publicidad', VERIFIED);
  const reported = { tipo: 'comentario', itemId: 'c1', temaId: 'marib' } as const;

  it('is an article too, never its author’s own, and none that is not published', async () => {
    await updateDoc(doc(site.admin, 'articulos/marib'), {
      autorId: 'luis',
      autor: 'Luis',
      resumen: 'Tres altares',
    });
    const article = { id: 'marib', titulo: 'Altares de Marib', autorId: 'luis' };
    const send = (who: Person) =>
      reportContent(who.db, who.account, { article }, ' La fuente no existe ', VERIFIED);
    await site.resetMeter();
    await send(ana);
    expect(await site.reads()).toBe(3);
    await expect(send(ana)).rejects.toMatchObject({ code: 'already-exists' });
    await expect(send(luis)).rejects.toMatchObject({ code: 'permission-denied' });
    const { items: reports } = await fetchReports(mod.db, { estado: 'pendiente', tipo: 'articulo' });
    expect(reports).toMatchObject([
      { itemId: 'marib', temaId: 'marib', motivo: 'La fuente no existe', autorId: 'luis' },
    ]);
    const content = await fetchReportedContent(mod.db, mod.account, reports);
    expect([...content.values()]).toMatchObject([
      { texto: 'Tres altares', autorNombre: 'Luis', withdrawn: false },
    ]);
    await updateDoc(doc(site.admin, 'articulos/marib'), { estado: 'archivado' });
    await expect(send(await person(site, 'eva'))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is a comment, reported once by each, never by its author', async () => {
    await reportIt(ana);
    await expect(reportIt(ana)).rejects.toMatchObject({ code: 'already-exists' });
    await expect(reportIt(luis)).rejects.toMatchObject({ code: 'permission-denied' });
    const { items: reports } = await fetchReports(mod.db, { estado: 'pendiente', tipo: 'comentario' });
    const content = await fetchReportedContent(mod.db, mod.account, reports);
    expect([...content.values()]).toMatchObject([{ texto: 'Compra en mi tienda', autorNombre: 'Luis' }]);
  });

  it('is deleted with its counters, and who reported it is told', async () => {
    await reportIt(ana);
    await processItem(mod.db, mod.account, reported, decide('eliminar'));
    expect(await stored(site.admin, 'articulos/marib/comentarios/c1')).toBeUndefined();
    expect(await stored(site.admin, 'articulos/marib')).toMatchObject({ comentariosCount: 0 });
    expect(await figures(site, 'luis')).toMatchObject({ comentariosCount: 0 });
    expect(
      await stored(site.admin, 'usuarios/ana/notificaciones/reporte_procesado_comentario_c1_ana'),
    ).toMatchObject({ accion: 'eliminar', titulo: 'Altares de Marib' });
  });
});
