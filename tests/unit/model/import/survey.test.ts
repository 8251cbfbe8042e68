import { describe, expect, it } from 'vitest';
import { changedNothing, groupProblems, reportText } from '@/model/import/import-report';
import { measureConversion } from '@/model/import/measure';
import { importFileProblem, ProblemList } from '@/model/import/problems';
import { NOTHING_DONE } from '@/model/import/progress';
import { readFeed } from '@/model/import/read-feed';
import { articlesToBring, Surveyor } from '@/model/import/survey';
import { inPieces, NOW, oldEntry, oldFile } from './files';

async function survey(...entries: string[]) {
  const surveyor = new Surveyor(measureConversion);
  for await (const item of readFeed(inPieces(oldFile(...entries), 5000), NOW)) surveyor.add(item);
  return { found: surveyor.finish(), threads: surveyor.threads() };
}

describe('the preview of a file', () => {
  it('counts what there is of each kind', async () => {
    const { found } = await survey(
      oldEntry({ kind: 'settings', id: 'settings.X' }),
      oldEntry({ id: '1', labels: ['A', 'B'], content: '<img src="x.jpg"><iframe src="y"></iframe>' }),
      oldEntry({ id: '2', labels: ['A'], published: '2020-01-01T00:00:00Z', author: 'Luis Rey' }),
      oldEntry({ id: '3', draft: true }),
      oldEntry({ id: '4', published: '2030-01-01T00:00:00Z' }),
      oldEntry({ id: '5', kind: 'page' }),
      oldEntry({ id: '6', kind: 'comment', replyTo: '1' }),
    );
    expect(found).toMatchObject({
      articulos: { publicados: 2, borradores: 1, programados: 1 },
      paginas: 1,
      comentarios: 1,
      ajustes: 1,
      conImagenes: 1,
      conVideos: 1,
      etiquetas: [
        { nombre: 'A', articulos: 2 },
        { nombre: 'B', articulos: 1 },
      ],
      autores: ['Ana Soto', 'Luis Rey'],
      desde: 2012,
      hasta: 2020,
      problemas: { items: [], counts: new Map() },
    });
    expect(articlesToBring(found, 'omitir')).toBe(4);
    expect(articlesToBring(found, 'articulos')).toBe(5);
  });

  it('tells of what is repeated, broken, without a title or an article', async () => {
    const { found } = await survey(
      oldEntry({ id: '1', title: '' }),
      oldEntry({ id: '1' }),
      oldEntry({ id: '2' }).replace('</entry>', ''),
      oldEntry({ id: '8', kind: 'comment', replyTo: '99' }),
      oldEntry({ id: '9', kind: 'comment', replyTo: '99' }),
      oldEntry({ id: '9', kind: 'comment', replyTo: '99' }),
    );
    expect(found.problemas.items.map(({ codigo, detalle }) => [codigo, detalle])).toEqual([
      ['sin-titulo', undefined],
      ['repetida', undefined],
      ['sin-cerrar', undefined],
      ['repetida', undefined],
      ['comentario-huerfano', '2'],
    ]);
  });

  it('counts problems of which there are too many to keep', async () => {
    const { found } = await survey(...Array.from({ length: 2102 }, () => oldEntry({ id: '1' })));
    expect(groupProblems(found.problemas)).toMatchObject([{ codigo: 'repetida', count: 2101 }]);
  });

  it('measures what the articles and pages keep', async () => {
    const { found } = await survey(
      oldEntry({ id: '1', content: '<p>uno dos <a href="/x.html">tres</a></p><ul><li>a</li></ul>' }),
      oldEntry({ id: '5', kind: 'page', content: '<h2>Uno</h2>' }),
      oldEntry({ id: '6', kind: 'comment', replyTo: '1' }),
    );
    const { articulos, conPerdida, original } = found.medida;
    expect([articulos, conPerdida]).toEqual([2, []]);
    expect(original).toMatchObject({ palabras: 5, enlaces: 1, listas: 1, titulos: 1 });
  });

  it('counts the comments of a page, whose id says that it is one', async () => {
    const page = oldEntry({ id: '5', kind: 'page' }).replace('post-5', 'page-5');
    const { found, threads } = await survey(page, oldEntry({ id: '6', kind: 'comment', replyTo: '5' }));
    expect(found.problemas.items).toEqual([]);
    expect(threads.get('5')?.total).toBe(1);
  });

  it('knows the comments of each article', async () => {
    const { threads } = await survey(
      oldEntry({ id: '8', kind: 'comment', replyTo: '1' }),
      oldEntry({ id: '9', kind: 'comment', replyTo: '1' }),
    );
    expect(threads.get('1')?.total).toBe(2);
  });
});

describe('the file chosen', () => {
  it.each([
    ['', 'vacio'],
    ['PK\u0003\u0004', 'zip'],
    ['<?xml', null],
  ] as const)('%j: %s', async (content, problem) => {
    expect(await importFileProblem(new Blob([content]))).toBe(problem);
  });

  it('of more than 500 MB is refused before it is read', async () => {
    const file = { size: 500 * 1024 * 1024 + 1, slice: () => new Blob() };
    expect(await importFileProblem(file)).toBe('grande');
    expect(await importFileProblem({ ...file, size: 500 * 1024 * 1024 })).toBeNull();
  });

  it('that is gone cannot be read', async () => {
    const slice = (): Blob => {
      throw new Error('NotFoundError');
    };
    expect(await importFileProblem({ size: 5, slice })).toBe('ilegible');
  });
});

describe('the report', () => {
  const problems = new ProblemList();
  problems.add({ codigo: 'sin-titulo', nombre: '', id: '7' });
  problems.add({ codigo: 'imagen-no-copiada', nombre: 'Mapas', id: '1', detalle: 'https://a.example/x.jpg' });
  problems.add({ codigo: 'editado-aqui', nombre: 'Olivos', id: '2' });

  it('says what was done, and each thing that was not', () => {
    const text = reportText(
      { hecho: { ...NOTHING_DONE, creados: 3 }, problems },
      'blog.xml',
      '1 de mayo de 2026',
    );
    expect(text).toContain('Importación de «blog.xml», 1 de mayo de 2026');
    expect(text).toContain('Artículos nuevos: 3');
    expect(text).toContain('  - Mapas [1] · https://a.example/x.jpg');
    expect(text).toContain('  - (sin nombre) [7]');
  });

  it('tells first what was not brought', () => {
    expect(groupProblems(problems).map(({ codigo, lost }) => [codigo, lost])).toEqual([
      ['editado-aqui', true],
      ['sin-titulo', false],
      ['imagen-no-copiada', false],
    ]);
  });

  it('says so when nothing changed', () => {
    const hecho = { ...NOTHING_DONE, iguales: 5, comentariosIguales: 2 };
    expect(changedNothing(hecho)).toBe(true);
    expect(reportText({ hecho, problems: new ProblemList() }, 'b', 'hoy')).toContain('no se cambió nada');
    expect(changedNothing({ ...hecho, comentarios: 1 })).toBe(false);
  });

  it('of very many problems keeps the number of all', () => {
    const many = new ProblemList();
    for (let i = 0; i < 3000; i++) many.add({ codigo: 'repetida', nombre: `n${i}`, id: null });
    expect(many.items).toHaveLength(2000);
    expect(reportText({ hecho: NOTHING_DONE, problems: many }, 'b', 'hoy')).toContain('… y 1000 más');
  });
});
