import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMatches, parseRules } from '../../emulator/rules';
import { firestoreRules, openBackend, PERSONAS, type RulesBackend } from './backend';
import { plant } from './fixtures';
import { forumCategory, topic } from './forum-fixtures';
import { snapshot } from './snapshot';

/**
 * Nothing for nothing: a write of what is stored already costs money and says nothing, and a rule that only asks which fields
 * change finds none to refuse. Every document of the fixtures is written as it is, by everyone.
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
  'sistema/contacto': { ultimo: 'antes', fecha: new Date(0) },
  'visitas/publicado': { cuenta: 1, fecha: new Date(0) },
  'foro_vistas/abierto': { cuenta: 1, fecha: new Date(0) },
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

/** What an account may write as it is has a pace instead (decision 23), which its own tests hold. */
const OF_ACCOUNTS = /^\/(usuarios|perfiles)\//;

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
    for (const [path, fields] of stored.filter(([one]) => !OF_ACCOUNTS.test(`/${one}`))) {
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
