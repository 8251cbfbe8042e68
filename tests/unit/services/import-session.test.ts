import { initializeApp } from 'firebase/app';
import { getFirestore } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CHOICES } from '@/model/import/prepare';
import { ProblemList } from '@/model/import/problems';
import { type ImportJournal, type ImportResult, NOTHING_DONE, parseJournal } from '@/model/import/progress';
import { ServiceError } from '@/services/firestore/errors';
import type { ImportOptions } from '@/services/import/import-run';
import { localSource } from '@/services/import/local-source';
import { ImportSession } from '@/services/import/session';
import { inPieces, NOW, oldEntry, oldFile } from '../model/import/files';

const BLOG = oldFile(oldEntry());
const db = getFirestore(initializeApp({ projectId: 'demo-sesion' }, 'import-session'));
const DONE: ImportResult = { hecho: { ...NOTHING_DONE, creados: 1 }, problems: new ProblemList() };

function aJournal(over: Partial<ImportJournal> = {}): ImportJournal {
  return {
    archivo: { nombre: 'blog.xml', bytes: BLOG.length, modificado: 5 },
    choices: { ...DEFAULT_CHOICES, paginas: 'articulos' },
    inicio: NOW.getTime(),
    fase: 'articulos',
    desde: 7,
    leidos: 7,
    esperan: [],
    hecho: { ...NOTHING_DONE, creados: 3 },
    problems: new ProblemList(),
    ...over,
  };
}

function aFile(content = BLOG, name = 'blog.xml'): File {
  return new File([content], name, { lastModified: 5 });
}

/** A session whose imports do what the test says; what it keeps and closes can be looked at. */
function setUp(run: (options: ImportOptions) => Promise<ImportResult>, kept: ImportJournal | null = null) {
  const seen = { kept, closed: 0, changed: 0, runs: [] as ImportOptions[] };
  const session = new ImportSession({
    db: () => db,
    open: (file, now) => ({
      ...localSource(() => inPieces(BLOG_OF.get(file.name) ?? BLOG, 500), new Date(now)),
      close: () => {
        seen.closed += 1;
      },
    }),
    journal: {
      load: async () => seen.kept,
      save: async (journal) => {
        seen.kept = journal;
      },
      clear: async () => {
        seen.kept = null;
      },
    },
    copyPicture: () => async () => '',
    run: (_, options) => {
      seen.runs.push(options);
      return run(options);
    },
    onChanged: () => {
      seen.changed += 1;
    },
    now: () => NOW.getTime(),
  });
  return { session, seen };
}

const BLOG_OF = new Map([['nada.xml', 'no es un blog']]);

describe('the import of a tab', () => {
  it('shows the file, takes the choices, works and reports', async () => {
    const { session, seen } = setUp(async () => DONE);
    await session.begin();
    await session.choose(aFile(), 'jefa');
    expect(session.getState()).toMatchObject({ step: 'ready', survey: { articulos: { publicados: 1 } } });
    session.decide({ imagenes: 'copiar' });
    await session.start();
    expect(seen.runs).toMatchObject([{ uid: 'jefa', choices: { imagenes: 'copiar' }, journal: null }]);
    expect(session.getState()).toMatchObject({ step: 'done', cancelled: false, result: DONE });
    expect(seen).toMatchObject({ kept: null, closed: 1, changed: 1 });
    session.again();
    expect(session.getState()).toMatchObject({ step: 'choosing', pending: null });
  });

  it.each([
    [aFile('', 'vacio.xml'), 'vacio'],
    [aFile('no es un blog', 'nada.xml'), 'nada'],
  ])('refuses a file that is none', async (file, problem) => {
    const { session } = setUp(async () => DONE);
    await session.begin();
    await session.choose(file, 'jefa');
    expect(session.getState()).toMatchObject({ step: 'choosing', problem });
  });

  it('goes on by itself with the file of an interrupted import, its choices and its place', async () => {
    const { session, seen } = setUp(async () => DONE, aJournal());
    await session.begin();
    expect(session.getState()).toMatchObject({ step: 'choosing', pending: { desde: 7 } });
    await session.choose(aFile(BLOG, 'otro.xml'), 'jefa');
    expect(session.getState()).toMatchObject({ step: 'choosing', problem: 'otro', pending: { desde: 7 } });
    await session.choose(aFile(), 'jefa');
    expect(seen.runs).toMatchObject([{ choices: { paginas: 'articulos' }, journal: { desde: 7 } }]);
    expect(session.getState()).toMatchObject({ step: 'done' });
  });

  it('forgets an interrupted import', async () => {
    const { session, seen } = setUp(async () => DONE, aJournal());
    await session.begin();
    await session.discard();
    expect(seen.kept).toBeNull();
    expect(session.getState()).toMatchObject({ step: 'choosing', pending: null });
  });

  it.each([
    ['unavailable', 'offline'],
    ['permission-denied', 'denied'],
    ['unknown', 'other'],
  ] as const)('stopped by %s says why, and goes on from what was kept', async (code, reason) => {
    let tries = 0;
    const { session, seen } = setUp(async ({ keep }) => {
      tries += 1;
      if (tries > 1) return DONE;
      await keep?.(aJournal());
      throw new ServiceError(code);
    });
    await session.begin();
    await session.choose(aFile(), 'jefa');
    await session.start();
    expect(session.getState()).toMatchObject({ step: 'stopped', reason });
    await session.start();
    expect(seen.runs[1]).toMatchObject({ journal: { desde: 7 } });
    expect(session.getState()).toMatchObject({ step: 'done', cancelled: false });
  });

  it('given up tells what was brought until then, and nothing is remembered', async () => {
    const { session, seen } = setUp(async ({ keep, control }) => {
      await keep?.(aJournal());
      await session.cancel();
      await control.checkpoint();
      return DONE;
    });
    await session.begin();
    await session.choose(aFile(), 'jefa');
    await session.start();
    expect(session.getState()).toMatchObject({
      step: 'done',
      cancelled: true,
      result: { hecho: { creados: 3 } },
    });
    expect(seen.kept).toBeNull();
  });
});

describe('what the device kept', () => {
  it('comes back as it was', () => {
    const problems = new ProblemList();
    problems.add({ codigo: 'repetida', nombre: 'Una entrada', id: null });
    const journal = aJournal({ problems });
    expect(parseJournal(structuredClone(journal))).toEqual({ ...journal, problems: { ...problems } });
  });

  it.each([
    undefined,
    null,
    'x',
    {},
    { archivo: {} },
    { ...aJournal(), desde: 'x' },
    { ...aJournal(), problems: { items: 'x' } },
  ])('is no journal: %j', (value) => {
    expect(parseJournal(value)).toBeNull();
  });
});
