import { gzipSync } from 'node:zlib';
import { test } from 'vitest';
import { loadContent } from '../../../../scripts/seed/content';
import { generateLibrary } from '../../../../scripts/seed/generated';
import { buildIndex } from '@/model/search/build';
import { indexedArticle } from '@/model/search/indexed-article';
import { rank } from '@/model/search/rank';
import { indexFiles, sourceOfFiles } from '@/model/search/files';
import { encodeCard } from '@/model/articles/catalogue/catalogue';
import { cardFromArticle } from '@/model/articles/catalogue/catalogue-entry';
import { excerptOf } from '@/model/search/excerpt';
import { LOOKED_AT, reordered } from '@/model/search/reorder';

test('sizes', async () => {
  const demo = loadContent();
  for (const count of (process.env.COUNT ?? '0').split(',').map(Number)) {
    const real = demo.articles.filter((a) => a.estado === 'publicado');
    const made = count ? generateLibrary(count, demo).articles : [];
    const all = [...real, ...made];
    let t = performance.now();
    const indexed = [...real.map(indexedArticle), ...made.map((a) => ({ titulo: a.titulo, resumen: a.resumen, autor: a.autor, etiquetas: [...a.tags, ...a.categorias].join('\n'), ficha: '', secciones: '', texto: a.contenido, pasajes: [] }))];
    const index = buildIndex(indexed);
    const tb = performance.now() - t;
    const { head, files } = indexFiles(index, { edicion: 'x'.repeat(10), hasta: [0, 0], categorias: [] });
    const h = gzipSync(JSON.stringify(head)).length;
    const byPath = new Map(files.map((f) => [f.path, f.content]));
    const gz = files.map((f) => gzipSync(f.content).length);
    const ids = gzipSync(JSON.stringify(all.map((a) => a.id))).length;
    console.info('SIZE', all.length, 'build ms', Math.round(tb), 'terms', index.terms.size, 'parts', head.partes.length, 'head', h, 'total', gz.reduce((a, b) => a + b, 0), 'max', Math.max(...gz), 'ids', ids);
    for (const q of ['¿dónde están los altares de Nahom?', 'metales antes de colon', 'quiasmo alma 36', 'caballo', 'sevada en america', 'rutas del insienso', 'nef', 'libro de mormon', 'la historia del texto y de la tierra antigua']) {
      let bytes = h; let n = 1; let rounds = 1;
      const seen = new Set<string>();
      const source = sourceOfFiles(head, async (path) => { const c = byPath.get(path) ?? 'null'; if (!seen.has(path)) { seen.add(path); bytes += gzipSync(c).length; n++; } return JSON.parse(c); });
      t = performance.now();
      const r = await rank(source, q);
      const cold = Math.round(performance.now() - t);
      const ixBytes = bytes;
      const texts = r.hits.slice(0, LOOKED_AT).map(({ place }) => { const a = all[place]!; const texto = indexed[place]!.texto; const b = gzipSync(JSON.stringify({ id: a.id, tarjeta: encodeCard(cardFromArticle(a)), texto })).length; bytes += b; n++; return { titulo: a.titulo, texto }; });
      t = performance.now();
      const r2 = await rank(source, q);
      const o = reordered(r2, texts).slice(0, 6); for (const x of o) excerptOf(x.text.texto, r2.terms);
      console.info('Q', q, '| files', n, 'index KB', Math.round(ixBytes / 1000), 'all KB', Math.round(bytes / 1000), 'cold ms', cold, 'warm ms', Math.round(performance.now() - t), '|', o[0]?.text.titulo);
    }
  }
});
