import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMatches, parseRules } from '../../emulator/rules';
import { firestoreRules, openBackend, PERSONAS, type RulesBackend, uidOf } from './backend';
import { plant } from './fixtures';
import { forumCategory, notice, topic } from './forum-fixtures';
import { snapshot } from './snapshot';

/**
 * Nothing for nothing: a write of what is stored already costs money and says nothing, and a rule that only asks which fields
 * change finds none to refuse; nor does the deletion of what is not there. Every document of the fixtures is written as it is,
 * by everyone, and one that is missing in each place is deleted.
 */
const ROOT = '/databases/{database}/documents';
const { file } = parseRules(firestoreRules(), 'firestore.rules');
const matches = file ? listMatches(file).map(({ path }) => path.replace(ROOT, '')) : [];

/** Documents that no fixture has: one for each match, and a category whose last topic is as it says. */
const MORE = {
  'bajas/uid-ausente': { fecha: new Date(0) },
  'foro_borrados/perdido': { fecha: new Date(0) },
  'sistema/categorias': { colores: { Arqueología: '#3498db' }, fechaActualizacion: new Date(0) },
  'sistema/otro': { nota: 'x' },
  'sistema/enlaces': { apartados: ['a1'] },
  'sistema/contacto': { ultimo: 'antes', fecha: new Date(0), desde: new Date(0), cuantos: 7 },
  'visitas/publicado': { cuenta: 1, fecha: new Date(0) },
  'foro_vistas/abierto': { cuenta: 1, fecha: new Date(0) },
  'usuarios/uid-usuario/notificaciones/nueva_respuesta_primera': notice({ leida: true }),
  'articulos/publicado/revisiones/1': {
    numero: 1,
    autorId: 'uid-autor',
    desde: new Date(),
    fecha: new Date(),
  },
  'foro_categorias/general': forumCategory({
    ultimoTema: {
      id: 'ajeno',
      titulo: topic().titulo,
      autorId: 'uid-otro',
      fechaCreacion: topic().fechaCreacion,
    },
  }),
};

const patternOf = (match: string) =>
  new RegExp(`^${match.replace(/\/\{\w+=\*\*\}/g, '/.+').replace(/\{\w+\}/g, '[^/]+')}$`);

let backend: RulesBackend;
let stored: [path: string, fields: unknown][] = [];

beforeAll(async () => {
  backend = await openBackend('demo-nada-por-nada');
  await plant(backend.owner, MORE);
  stored = Object.entries(await snapshot(backend));
});
afterAll(() => backend.close());

describe('a write that changes nothing', () => {
  it.each(matches)('has a document of %s to try', (match) => {
    expect(stored.filter(([path]) => patternOf(match).test(`/${path}`)).length).toBeGreaterThan(0);
  });

  it.each(PERSONAS)('is refused to a %s, whatever it is of', async (persona) => {
    const allowed: string[] = [];
    for (const [path, fields] of stored) {
      for (const mask of [{}, { updateMask: { fieldPaths: ['nada'] } }]) {
        const name = `projects/${backend.projectId}/databases/(default)/documents/${path}`;
        const body = { writes: [{ update: { name, fields: 'updateMask' in mask ? {} : fields }, ...mask }] };
        const { status } = await backend.callAs(persona, { address: ':commit', body });
        if (status !== 403) allowed.push(`${path}: ${status}`);
      }
    }
    expect(allowed).toEqual([]);
  });
});

/** Who gives nothing but what its pace allows. */
const NOT_STAFF = ['visitante', 'nuevo', 'usuario', 'otro', 'suspendido', 'pendiente'];

/** A document that is not there, in the caller's own place where the match names one. */
const absent = (match: string, uid: string) =>
  match
    .slice(1)
    .replace('{uid}', uid)
    .replace('{articulo=**}', 'articulos/publicado')
    .replace('articulos/{articulo}/', 'articulos/publicado/')
    .replace(/\{\w+\}$/, 'nada_nada');

describe('a deletion of what is not there', () => {
  it.each(NOT_STAFF)('is refused to a %s, wherever it is', async (persona) => {
    const allowed: string[] = [];
    for (const match of matches) {
      const path = absent(match, uidOf(persona));
      if (stored.some(([one]) => one === path)) continue;
      const { status } = await backend.callAs(persona, { method: 'DELETE', address: `/${path}` });
      if (status !== 403) allowed.push(`${path}: ${status}`);
    }
    expect(allowed).toEqual([]);
  });
});
