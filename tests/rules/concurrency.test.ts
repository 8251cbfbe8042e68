import { collection, doc, getDoc, getDocs, setDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftOf } from '@/model/articles/editing/article-changes';
import { saveArticle } from '@/services/articles/writes';
import { openBackend, type RulesBackend, uidOf } from './backend';
import { addFavourite, install } from './commits';
import { account, article, profileOf } from './fixtures';

let backend: RulesBackend;

beforeAll(async () => {
  backend = await openBackend('demo-a-la-vez');
});
afterAll(() => backend.close());

const names = (count: number) => Array.from({ length: count }, (_value, n) => `persona${n}`);
const stored = async (path: string) => (await getDoc(doc(backend.owner, path))).data();

describe('at the same moment', () => {
  it('two tabs add the same favourite, and it earns once', async () => {
    await setDoc(doc(backend.owner, 'articulos/publicado'), article('publicado'));
    await setDoc(doc(backend.owner, 'usuarios/uid-usuario'), account('usuario', { puntos: 10 }));
    const tabs = [1, 2].map(() => addFavourite(backend.as('usuario'), 'uid-usuario', 'publicado'));
    const outcomes = await Promise.allSettled(tabs);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const after = await stored('usuarios/uid-usuario');
    expect([after?.puntos, after?.articulosFavoritos]).toEqual([15, ['guardado', 'publicado']]);
  });

  it('20 want to be the first administrator, and one is', async () => {
    const candidates = names(20).map((name) => `candidato-${name}`);
    const outcomes = await Promise.allSettled(
      candidates.map((name) => install(backend.as(name), uidOf(name))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const accounts = await Promise.all(candidates.map((name) => stored(`usuarios/${uidOf(name)}`)));
    expect(accounts.filter((one) => one?.rol === 'administrador')).toHaveLength(1);
  });

  // Another's: one's own have a pace.
  it('20 articles of one year are published by an editor, and none is lost', {
    timeout: 90_000,
  }, async () => {
    const year = String(new Date().getUTCFullYear());
    const editor = { uid: 'uid-editor', nombre: 'Nombre de editor' };
    await setDoc(doc(backend.owner, 'usuarios/uid-editor'), account('editor'));
    await setDoc(doc(backend.owner, 'usuarios/uid-autor'), account('autor'));
    await setDoc(doc(backend.owner, 'perfiles/uid-autor'), profileOf(account('autor')));
    const ids = names(20).map((name) => `articulo-${name}`);
    for (const id of ids) await setDoc(doc(backend.owner, 'articulos', id), article('borrador'));
    const publish = (id: string) =>
      saveArticle(
        backend.as('editor'),
        id,
        (before) => {
          if (!before) throw new Error(`${id} is not there.`);
          return { ...draftOf(before), estado: 'publicado' };
        },
        { editor },
      );
    await Promise.all(ids.map(publish));

    for (const kind of ['catalogo', 'buscador', 'pasajes']) {
      const shards = await getDocs(collection(backend.owner, kind));
      const entries = shards.docs.flatMap((shard) => Object.keys(shard.data().entradas));
      expect(entries.sort()).toEqual([...ids].sort());
      expect(shards.docs.map(({ id }) => id)).toEqual([kind === 'pasajes' ? '0000' : year]);
      expect(shards.docs.map((shard) => shard.get('total'))).toEqual([20]);
    }
    expect((await stored('usuarios/uid-autor'))?.articulosCount).toBe(20);
    const articles = await Promise.all(ids.map((id) => stored(`articulos/${id}`)));
    expect(articles.map((one) => [one?.estado, one?.version])).toEqual(ids.map(() => ['publicado', 4]));
  });
});
