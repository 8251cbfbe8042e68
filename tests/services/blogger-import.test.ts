import { collection, doc, type Firestore, getDocs, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_CHOICES, type ImportChoices } from '@/model/import/prepare';
import type { ImportJournal, ImportResult } from '@/model/import/progress';
import { type CopyPicture, ImportControl } from '@/services/import/import-run';
import { localSource } from '@/services/import/local-source';
import { importBlogger } from '@/services/import/run';
import { inPieces, NOW, oldEntry, oldFile, takeoutEntry, takeoutFile } from '../unit/model/import/files';
import { itOnOurs, openSite } from './backend';
import { entriesOf, stored } from './fixtures';
import { join } from './members';

const site = openSite('demo-services-blogger');
const FILE = { nombre: 'blog.xml', bytes: 1, modificado: 0 };
let admin: { uid: string; db: Firestore };

beforeEach(async () => {
  admin = await join(site, 'jefa', { rol: 'administrador' });
});

interface Run {
  choices?: Partial<ImportChoices>;
  control?: ImportControl;
  journal?: ImportJournal | null;
  keep?: (journal: ImportJournal) => Promise<void>;
  copyPicture?: CopyPicture;
  onWaiting?: (milliseconds: number | null) => void;
  db?: Firestore;
  uid?: string;
}

async function bring(file: string, run: Run = {}): Promise<ImportResult> {
  const source = localSource(() => inPieces(file, 50_000), NOW);
  const survey = await source.survey(() => {}, new AbortController().signal);
  return importBlogger(run.db ?? admin.db, {
    uid: run.uid ?? admin.uid,
    file: FILE,
    source,
    survey,
    choices: { ...DEFAULT_CHOICES, ...run.choices },
    control: run.control ?? new ImportControl(),
    copyPicture: run.copyPicture,
    wait: async () => {},
    ...(run.onWaiting ? { onWaiting: run.onWaiting } : {}),
    journal: run.journal ?? null,
    ...(run.keep ? { keep: run.keep } : {}),
  });
}

function comment(id: string, replyTo: string, over: Parameters<typeof oldEntry>[0] = {}): string {
  return oldEntry({ kind: 'comment', id, replyTo, content: `Comentario ${id}`, author: 'Eva', ...over });
}

/** Everything stored, to compare before and after. */
async function everything(): Promise<string> {
  const names = ['articulos', 'catalogo', 'buscador', 'categorias'];
  const documents: unknown[] = [];
  for (const name of names) {
    for (const document of (await getDocs(collection(site.admin, name))).docs) {
      documents.push([document.ref.path, document.data()]);
      if (name !== 'articulos') continue;
      const comments = await getDocs(collection(document.ref, 'comentarios'));
      documents.push(...comments.docs.map((one) => [one.ref.path, one.data()]));
    }
  }
  return JSON.stringify(documents);
}

const codes = ({ problems }: ImportResult) => problems.items.map(({ codigo }) => codigo);

describe('importing a blog', () => {
  const file = oldFile(
    oldEntry({ kind: 'settings', id: 'settings.BLOG_NAME' }),
    oldEntry({
      title: 'Los olivos',
      labels: ['Agricultura', 'arqueologia'],
      link: 'http://b.blogspot.com/2012/05/olivos.html',
      content: '<h2>Uno</h2><p>Texto con <b>olivos</b>.</p><img src="http://1.bp.blogspot.com/x/s320/o.jpg">',
    }),
    oldEntry({ id: '1002', title: 'En preparación', draft: true }),
    oldEntry({ id: '1003', title: 'Quiénes somos', kind: 'page' }),
    comment('9001', '1001'),
    comment('9002', '1001', {
      published: '2013-01-01T00:00:00Z',
      author: 'Anonymous',
      raw: "<link rel='related' href='http://www.blogger.com/feeds/77/1001/comments/default/9001'/>",
    }),
    comment('9003', '5555'),
  );

  it('brings articles with their dates, labels, slug and entries, drafts as drafts', async () => {
    const result = await bring(file);
    expect(result.hecho).toMatchObject({ creados: 2, comentarios: 2, categorias: 2 });
    expect(await stored(site.admin, 'articulos/1001')).toMatchObject({
      titulo: 'Los olivos',
      contenido: expect.stringContaining('## Uno\n\nTexto con **olivos**.'),
      slug: 'olivos',
      autor: 'Ana Soto',
      autorId: 'blogger',
      categorias: ['Agricultura', 'arqueologia'],
      estado: 'publicado',
      imagenPrincipal: 'https://1.bp.blogspot.com/x/s1600/o.jpg',
      comentariosCount: 2,
      fragmentos: { catalogo: '2012', buscador: '2012', pasajes: '0000' },
      origen: { tipo: 'blogger', id: '1001', direccion: 'http://b.blogspot.com/2012/05/olivos.html' },
    });
    const article = await stored(site.admin, 'articulos/1001');
    expect(article?.fechaPublicacion).toMatchObject({ seconds: Date.UTC(2012, 4, 4, 14) / 1000 });
    // Neither the import nor its comments are a change of the text.
    expect(article?.fechaActualizacion).toMatchObject({ seconds: Date.UTC(2012, 4, 4, 14) / 1000 });
    expect(await stored(site.admin, 'articulos/1002')).toMatchObject({
      estado: 'borrador',
      fragmentos: null,
    });
    expect(await stored(site.admin, 'articulos/1003')).toBeUndefined();
    expect(await entriesOf(site.admin, 'catalogo')).toEqual({ '2012': { '1001': 'Los olivos' } });
    expect((await entriesOf(site.admin, 'buscador'))['2012']?.['1001']).toContain('olivos');
  });

  it('brings comments under their articles with names and dates, and tells of those without one', async () => {
    const result = await bring(file);
    expect(await stored(site.admin, 'articulos/1001/comentarios/9001')).toMatchObject({
      autor: 'Eva',
      autorId: null,
      contenido: 'Comentario 9001',
      articuloTitulo: 'Los olivos',
      articuloPublicado: true,
    });
    const second = await stored(site.admin, 'articulos/1001/comentarios/9002');
    expect(second).toMatchObject({ autor: 'Anónimo', respuestaA: '9001' });
    expect(second?.fechaPublicacion).toMatchObject({ seconds: Date.UTC(2013, 0, 1) / 1000 });
    expect(codes(result)).toEqual(['comentario-huerfano']);
  });

  it('creates the categories that are missing, and uses those that are there', async () => {
    await bring(oldFile(oldEntry({ labels: ['Arqueología'] })));
    await bring(oldFile(oldEntry({ id: '1002', labels: ['ARQUEOLOGIA', 'Mapas'] })));
    expect(await stored(site.admin, 'articulos/1002')).toMatchObject({
      categorias: ['Arqueología', 'Mapas'],
    });
    expect(await stored(site.admin, 'categorias/mapas')).toMatchObject({
      nombre: 'Mapas',
      color: '#3498db',
      creadoPor: 'jefa',
    });
    expect((await getDocs(collection(site.admin, 'categorias'))).size).toBe(2);
  });

  it('a second time changes nothing', async () => {
    await bring(file);
    const before = await everything();
    const again = await bring(file);
    expect(again.hecho).toMatchObject({ creados: 0, actualizados: 0, iguales: 2, comentarios: 0 });
    expect(again.hecho.comentariosIguales).toBe(2);
    expect(await everything()).toBe(before);
  });

  it('brings pages as articles when that is chosen, and no comments when that is', async () => {
    const { hecho } = await bring(file, { choices: { paginas: 'articulos', comentarios: false } });
    expect(hecho).toMatchObject({ creados: 3, comentarios: 0 });
    expect(await stored(site.admin, 'articulos/1003')).toMatchObject({ titulo: 'Quiénes somos' });
    expect(await stored(site.admin, 'articulos/1001')).toMatchObject({ comentariosCount: 0 });
  });

  it('brings what the newer file of Takeout holds', async () => {
    const takeout = takeoutFile(
      takeoutEntry({ filename: '/2021/06/nombres-propios.html', labels: ['Nombres'] }),
      takeoutEntry({ id: '2002', status: 'DRAFT' }),
      takeoutEntry({ id: '2003', type: 'COMMENT', parent: '2001', content: 'Hola<br>mundo' }),
      takeoutEntry({ id: '2004', type: 'COMMENT', parent: '2001', inReplyTo: '2003', content: 'Respuesta' }),
      takeoutEntry({ id: '2005', type: 'COMMENT', parent: '2001', status: 'SPAM_COMMENT' }),
    );
    const result = await bring(takeout);
    expect(result.hecho).toMatchObject({ creados: 2, comentarios: 2 });
    expect(codes(result)).toEqual(['comentario-retenido']);
    expect(await stored(site.admin, 'articulos/2001')).toMatchObject({
      slug: 'nombres-propios',
      comentariosCount: 2,
    });
    expect(await stored(site.admin, 'articulos/2001/comentarios/2003')).toMatchObject({
      contenido: 'Hola\nmundo',
    });
  });

  it('fills several years and more than one commit, and every article knows its shard', async () => {
    const entries = Array.from({ length: 75 }, (_, i) =>
      oldEntry({ id: String(3000 + i), published: `${2010 + (i % 2)}-02-01T00:00:00Z`, title: `Nº ${i}` }),
    );
    expect((await bring(oldFile(...entries))).hecho.creados).toBe(75);
    const shards = await entriesOf(site.admin, 'catalogo');
    expect(Object.keys(shards['2010'] ?? {})).toHaveLength(38);
    expect(Object.keys(shards['2011'] ?? {})).toHaveLength(37);
  });

  it('spreads very many comments of one article over several commits', async () => {
    const many = Array.from({ length: 900 }, (_, i) => comment(String(50_000 + i), '1001'));
    const { hecho } = await bring(oldFile(oldEntry(), ...many));
    expect(hecho.comentarios).toBe(900);
    expect(await stored(site.admin, 'articulos/1001')).toMatchObject({ comentariosCount: 900 });
  });

  itOnOurs('reads little for comments that are there', async () => {
    const many = Array.from({ length: 200 }, (_, i) => comment(String(50_000 + i), '1001'));
    await bring(oldFile(oldEntry(), ...many));
    await site.resetMeter();
    const { hecho } = await bring(oldFile(oldEntry(), ...many));
    expect(hecho.comentarios).toBe(0);
    expect(await site.reads()).toBeLessThanOrEqual(6);
  });
});

describe('what is there already', () => {
  it('follows the blog while nobody edited it here', async () => {
    await bring(oldFile(oldEntry({ title: 'Antes' }), comment('9001', '1001')));
    const { hecho } = await bring(
      oldFile(oldEntry({ title: 'Después', published: '2015-01-01T00:00:00Z' }), comment('9001', '1001')),
    );
    expect(hecho).toMatchObject({ creados: 0, actualizados: 1, comentarios: 0 });
    expect(await stored(site.admin, 'articulos/1001')).toMatchObject({
      titulo: 'Después',
      comentariosCount: 1,
      fragmentos: { catalogo: '2015', buscador: '2015', pasajes: '0000' },
    });
    expect(await entriesOf(site.admin, 'catalogo')).toEqual({ '2012': {}, '2015': { '1001': 'Después' } });
  });

  it('is never overwritten once it was edited here, and that is told', async () => {
    await bring(oldFile(oldEntry({ title: 'Antes' })));
    await updateDoc(doc(site.admin, 'articulos/1001'), { titulo: 'Corregido aquí', version: 2 });
    const result = await bring(oldFile(oldEntry({ title: 'Cambiado en el blog' })));
    expect(codes(result)).toEqual(['editado-aqui']);
    expect(await stored(site.admin, 'articulos/1001')).toMatchObject({ titulo: 'Corregido aquí' });
    expect(codes(await bring(oldFile(oldEntry({ title: 'Antes' }))))).toEqual([]);
  });

  it('and was written here under the same id is left alone with its comments', async () => {
    await bring(oldFile(oldEntry()));
    await updateDoc(doc(site.admin, 'articulos/1001'), { origen: null, autorId: 'jefa' });
    const result = await bring(oldFile(oldEntry(), comment('9001', '1001')));
    expect(codes(result)).toEqual(['ya-existe', 'comentario-ajeno']);
    expect(await stored(site.admin, 'articulos/1001/comentarios/9001')).toBeUndefined();
  });

  it('gets the comments that came since', async () => {
    await bring(oldFile(oldEntry(), comment('9001', '1001')));
    const { hecho } = await bring(oldFile(oldEntry(), comment('9001', '1001'), comment('9002', '1001')));
    expect(hecho).toMatchObject({ comentarios: 1, comentariosIguales: 1 });
    expect(await stored(site.admin, 'articulos/1001')).toMatchObject({ comentariosCount: 2 });
  });
});

describe('interrupted', () => {
  const entries = Array.from({ length: 70 }, (_, i) => oldEntry({ id: String(4000 + i), title: `Nº ${i}` }));
  const comments = Array.from({ length: 70 }, (_, i) => comment(String(7000 + i), String(4000 + i)));
  const file = oldFile(...entries, ...comments);

  async function assertWhole(): Promise<number> {
    const { docs } = await getDocs(collection(site.admin, 'articulos'));
    const inCatalogue = Object.keys((await entriesOf(site.admin, 'catalogo'))['2012'] ?? {}).sort();
    const inSearch = Object.keys((await entriesOf(site.admin, 'buscador'))['2012'] ?? {}).sort();
    const ids = docs.map(({ id }) => id).sort();
    expect(inCatalogue).toEqual(ids);
    expect(inSearch).toEqual(ids);
    for (const document of docs) {
      const { size } = await getDocs(collection(document.ref, 'comentarios'));
      expect(document.get('comentariosCount')).toBe(size);
    }
    return ids.length;
  }

  it('by a failure leaves whole articles, and goes on from its journal', { timeout: 60_000 }, async () => {
    const kept: ImportJournal[] = [];
    const keep = async (journal: ImportJournal) => {
      kept.push(journal);
      if (journal.hecho.creados > 0) await site.fault({ match: { method: 'commit' }, error: 'UNAVAILABLE' });
    };
    await expect(bring(file, { keep })).rejects.toMatchObject({ code: 'unavailable' });
    await site.fault();
    const whole = await assertWhole();
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThan(70);
    const journal = kept.at(-1) ?? null;
    expect(journal).toMatchObject({ fase: 'articulos', desde: whole, hecho: { creados: whole } });
    const result = await bring(file, { journal });
    expect(await assertWhole()).toBe(70);
    expect(result.hecho).toMatchObject({ creados: 70, iguales: 0, comentarios: 70 });
  });

  it.each([
    [6, 1],
    [20, 2],
  ])(
    'of %i %% of the requests: nothing is lost or doubled, and the figures are those of the file',
    {
      timeout: 120_000,
    },
    async (percent, seed) => {
      const lost = { error: 'UNAVAILABLE', percent: percent / 2, seed } as const;
      const waits: (number | null)[] = [];
      const onWaiting = (milliseconds: number | null) => waits.push(milliseconds);
      await site.fault(lost, { ...lost, afterEffect: true, seed: seed + 10 });
      const { hecho } = await bring(file, { onWaiting });
      await site.fault();
      expect(await assertWhole()).toBe(70);
      expect(hecho).toMatchObject({ creados: 70, actualizados: 0, iguales: 0, comentarios: 70 });
      expect(hecho.comentariosIguales).toBe(0);
      expect(waits.length).toBeGreaterThan(0);
      expect(waits.at(-1)).toBeNull();
      const again = await bring(file);
      expect(again.hecho).toMatchObject({ creados: 0, iguales: 70, comentarios: 0, comentariosIguales: 70 });
    },
  );

  it('in the midst of a handful counts each article once, also one whose answer was lost', {
    timeout: 60_000,
  }, async () => {
    await bring(oldFile(oldEntry({ id: '5001', title: 'Ya estaba' })));
    const mixed = oldFile(
      oldEntry({ id: '5001', title: 'Ya estaba' }),
      ...[2011, 2012, 2013].map((year, n) =>
        oldEntry({ id: `600${n}`, title: `De ${year}`, published: `${year}-05-01T10:00:00Z` }),
      ),
    );
    let journal: ImportJournal | null = null;
    for (let turn = 0; turn < 6; turn += 1) {
      let steps = 0;
      const keep = async (kept: ImportJournal) => {
        journal = kept;
        steps += 1;
        // The first commit of each turn is stored, and told as a failure after which it does not go on.
        if (steps > 1 && kept.esperan.length > 0)
          await site.fault({
            match: { method: 'commit' },
            error: 'UNIMPLEMENTED',
            afterEffect: true,
            times: 1,
          });
      };
      const ended: ImportResult | null = await bring(mixed, { journal, keep }).catch(() => null);
      await site.fault();
      if (!ended) continue;
      expect(ended.hecho).toMatchObject({ creados: 3, iguales: 1 });
      return;
    }
    throw new Error('it did not end');
  });

  it('while it writes comments goes on with those that are missing', { timeout: 60_000 }, async () => {
    const kept: ImportJournal[] = [];
    const keep = async (journal: ImportJournal) => {
      kept.push(journal);
      if (journal.hecho.comentarios > 0) throw new Error('the tab was closed');
    };
    await expect(bring(file, { keep })).rejects.toThrow('the tab was closed');
    await assertWhole();
    const result = await bring(file, { journal: kept.at(-1) ?? null });
    await assertWhole();
    expect(result.hecho).toMatchObject({ comentarios: 70, comentariosIguales: 0 });
    const before = await everything();
    await bring(file);
    expect(await everything()).toBe(before);
  });

  it('by the person stops between two commits', async () => {
    const control = new ImportControl();
    const keep = async () => control.cancel();
    await expect(bring(file, { control, keep })).rejects.toMatchObject({ name: 'AbortError' });
    await assertWhole();
  });

  it('pauses and continues', async () => {
    const control = new ImportControl();
    let steps = 0;
    const keep = async () => {
      steps += 1;
      if (steps !== 2) return;
      control.pause();
      setTimeout(() => control.resume(), 0);
    };
    expect((await bring(file, { control, keep })).hecho.creados).toBe(70);
  });
});

describe('pictures', () => {
  const address = 'https://1.bp.blogspot.com/-a/x/s1600/mapa (1).jpg'.replace(' (1)', '');
  const file = oldFile(
    oldEntry({
      content: `<p><a href="${address}"><img src="${address.replace('s1600', 's320')}"></a></p><img src="https://otro.example/no.png">`,
    }),
  );

  it('are copied when that is chosen; those that cannot be had keep their link and are told', async () => {
    const copyPicture: CopyPicture = async (id, from) => {
      if (from.includes('otro')) throw new Error('404');
      return `https://copias.example/${id}/mapa.webp`;
    };
    const result = await bring(file, { choices: { imagenes: 'copiar' }, copyPicture });
    expect(result.hecho.imagenes).toBe(1);
    expect(result.problems.items).toMatchObject([
      { codigo: 'imagen-no-copiada', detalle: 'https://otro.example/no.png' },
    ]);
    expect(await stored(site.admin, 'articulos/1001')).toMatchObject({
      contenido: '![](https://copias.example/1001/mapa.webp)\n\n![](https://otro.example/no.png)',
      imagenPrincipal: 'https://copias.example/1001/mapa.webp',
    });
    const before = await everything();
    await bring(file, { choices: { imagenes: 'copiar' }, copyPicture });
    await bring(file);
    expect(await everything()).toBe(before);
  });

  it('keep their links otherwise, the bigger ones', async () => {
    await bring(file);
    expect(await stored(site.admin, 'articulos/1001')).toMatchObject({ imagenPrincipal: address });
  });
});

describe('somebody else', () => {
  it.each(['editor', 'autor', 'moderador', 'usuario'])(
    '%s cannot import, and nothing is left of the try',
    async (rol) => {
      const other = await join(site, `otra-${rol}`, { rol });
      const before = await everything();
      const file = oldFile(oldEntry(), comment('9001', '1001'));
      await expect(bring(file, { db: other.db, uid: other.uid })).rejects.toMatchObject({
        code: 'permission-denied',
      });
      expect(await everything()).toBe(before);
    },
  );
});
