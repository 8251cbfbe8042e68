import { describe, expect, test } from 'vitest';
import { buildIndex, type Indexed } from '@/model/search/build';
import { excerptOf, marked } from '@/model/search/excerpt';
import { nearWords } from '@/model/search/expand';
import { filesOf, indexFiles, readHead, sourceOfFiles } from '@/model/search/files';
import { rank } from '@/model/search/rank';
import { reordered } from '@/model/search/reorder';
import { sourceOf } from '@/model/search/source';

const text = (said: Partial<Indexed>): Indexed => ({
  titulo: '',
  etiquetas: '',
  ficha: '',
  resumen: '',
  secciones: '',
  autor: '',
  texto: '',
  pasajes: [],
  ...said,
});

const index = buildIndex([
  text({ titulo: 'Los altares de Marib', texto: 'Tres altares de piedra en Yemen.' }),
  text({ titulo: 'El cemento', texto: 'Casas de cemento, y de paso un altar. Un año de trabajo.' }),
  text({
    titulo: 'Los volcanes',
    texto: 'Erupciones volcánicas en una mano.',
    pasajes: [['3-ne/8/20-22', 101]],
  }),
  text({ titulo: 'Otras erupciones', pasajes: [['3-ne/8', 104]] }),
]);
const source = sourceOf(index);
const placesFor = async (asked: string) => (await rank(source, asked)).hits.map(({ place }) => place);

describe('a ranking', () => {
  test('puts a word of the title before one of the text', async () => {
    expect(await placesFor('altar')).toEqual([0, 1]);
  });

  test('tells which texts have everything, and puts them first', async () => {
    const { hits } = await rank(source, 'altar de cemento');
    expect(hits.map(({ place, whole }) => [place, whole])).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  test('forgives one letter, and says what it took in its place', async () => {
    const { hits, words } = await rank(source, 'cementto');
    expect([hits[0]?.place, words[0]?.instead]).toEqual([1, ['cemento']]);
  });

  test('finds a word that goes on from what is being typed', async () => {
    expect(await placesFor('ceme')).toEqual([1]);
  });

  test('finds a passage by its verse before its chapter', async () => {
    expect(await placesFor('3 ne 8:21')).toEqual([2, 3]);
    expect(await placesFor('3 Nefi 8')).toEqual([3, 2]);
  });

  test('n finds ñ, and ñ only ñ', async () => {
    expect(await placesFor('ano')).toEqual([1]);
    expect(await placesFor('año')).toEqual([1]);
    expect(await placesFor('maño')).toEqual([]);
  });

  test('has nothing for a word that nothing is like, of which the nearest are told', async () => {
    expect(await placesFor('altiplano')).toEqual([]);
    expect(await nearWords(source, 'altiplano')).toEqual(['altares']);
  });
});

test('an index in files answers as the one they were made of', async () => {
  const { head, files } = indexFiles(index, { edicion: 'a1', hasta: [5, 0], categorias: [] });
  const byPath = new Map(files.map(({ path, content }) => [path, content]));
  const brought: string[] = [];
  const kept = sourceOfFiles(head, async (path) => {
    brought.push(path);
    return JSON.parse(byPath.get(path) ?? 'null');
  });
  for (const asked of ['altares de piedra', 'ano', 'cementto', '3 ne 8:21', 'volcan', 'sement'])
    expect((await rank(kept, asked)).hits).toEqual((await rank(source, asked)).hits);
  expect([...filesOf(head)]).toEqual(expect.arrayContaining(brought));
  expect(readHead(JSON.parse(JSON.stringify(head)))).toEqual(head);
  expect(readHead({ formato: 0 })).toBeNull();
});

test('an index stays small whatever a text is made of', async () => {
  const letters = Array.from({ length: 5000 }, (_, n) => String.fromCodePoint(0x4e00 + n));
  const hostile = text({ texto: `${'x'.repeat(90_000)} ${letters.join(' ')} altar` });
  const { head } = indexFiles(buildIndex([hostile]), { edicion: 'a1', hasta: [5, 0], categorias: [] });
  expect(Object.keys(head.sonidos)).toEqual(['a']);
  expect(JSON.stringify(head).length).toBeLessThan(1000);
  expect((await rank(sourceOf(buildIndex([hostile])), letters[7] ?? '')).hits).toHaveLength(1);
});

test('a part of an index that did not arrive is asked for again', async () => {
  const { head, files } = indexFiles(index, { edicion: 'a1', hasta: [5, 0], categorias: [] });
  let fails = true;
  const kept = sourceOfFiles(head, async (path) => {
    if (fails) throw new Error('offline');
    return JSON.parse(files.find((file) => file.path === path)?.content ?? 'null');
  });
  await expect(rank(kept, 'altares')).rejects.toThrow('offline');
  fails = false;
  expect((await rank(kept, 'altares')).hits).toHaveLength(2);
});

describe('an excerpt', () => {
  const long = `${'Antes se habla de otra cosa. '.repeat(20)}Aquí está el altar de piedra. ${'Y más. '.repeat(60)}`;

  test('is the part that has most of the words, which are marked', () => {
    const parts = excerptOf(`Un altar. ${long}`, new Set(['altar', 'piedr']));
    expect(parts.filter(({ match }) => match).map((part) => part.text)).toEqual(['altar', 'piedra']);
    expect(parts.map((part) => part.text).join('').length).toBeLessThan(190);
  });

  test('is none where nothing is meant', () => {
    expect(excerptOf(long, new Set(['cement']))).toEqual([]);
  });

  test('marks plurals, accents and capitals, and gives the text back', () => {
    const parts = marked('VOLCÁN y volcanes', new Set(['volcan']));
    expect(parts).toEqual([
      { text: 'VOLCÁN', match: true },
      { text: ' y ', match: false },
      { text: 'volcanes', match: true },
    ]);
  });
});

test('words near each other, and titles that say little else, come first', async () => {
  const twins = buildIndex([
    text({ titulo: 'Uno', texto: 'La torre del campo está lejos del viejo templo.' }),
    text({ titulo: 'Dos', texto: 'La torre templo del campo está lejos y es viejo.' }),
  ]);
  const ranking = await rank(sourceOf(twins), 'torre templo');
  const texts = ranking.hits.map(({ place }) =>
    place === 0
      ? { titulo: 'Uno', texto: 'La torre del campo está lejos del viejo templo.' }
      : { titulo: 'Dos', texto: 'La torre templo del campo está lejos y es viejo.' },
  );
  expect(reordered(ranking, texts).map(({ text: { titulo } }) => titulo)).toEqual(['Dos', 'Uno']);
});
