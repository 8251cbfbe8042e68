import { describe, expect, it } from 'vitest';
import { decodeTreating, encodeTreating } from '@/model/articles/passages/passage-entry';
import { passagesEntry, weighPassages } from '@/model/articles/passages/weigh-passages';
import { anArticle } from '../../fixtures';

const text = (contenido: string, more = {}) => ({ titulo: 'Caminos', contenido, ...more });

describe('the passages that a text treats', () => {
  it('are weighed by how often it names them', () => {
    const found = weighPassages(text('Véase Alma 36:3. Otra vez Alma 36:3, y 1 Nefi 16:34.'));
    expect(found).toEqual([
      ['alma/36/3', 2],
      ['1-ne/16/34', 1],
    ]);
  });

  it.each([
    ['title', { titulo: 'Nahom en 1 Nefi 16:34' }],
    ['summary', { resumen: 'Sobre 1 Nefi 16:34.' }],
    ['tags', { tags: ['Nahom', '1 Nefi 16:34'] }],
  ])('come first where the %s names them', (_, more) => {
    const found = weighPassages(text('Alma 36:3, Alma 36:3, Alma 36:3 y 1 Nefi 16:34.', more));
    expect(found.map(([id]) => id)).toEqual(['1-ne/16/34', 'alma/36/3']);
  });

  it('come before all where the author says so, named or not', () => {
    const found = weighPassages(text('Alma 36:3.', { titulo: 'Sobre Alma 36:3' }), ['mosiah/3']);
    expect(found.map(([id]) => id)).toEqual(['mosiah/3', 'alma/36/3']);
  });

  it('are found in HTML of the old blog, and not in its addresses', () => {
    const found = weighPassages(text('<p>Lea <a href="/x?q=Alma 5:3">esto</a>: 1&nbsp;Nefi 16:34.</p>'));
    expect(found).toEqual([['1-ne/16/34', 1]]);
  });
});

describe('an entry of the index of passages', () => {
  it('cuts a title that no article may have', () => {
    const entry = encodeTreating({ titulo: 'x'.repeat(7000), pasajes: [['alma/36', 1]] });
    expect(decodeTreating('a1', entry)?.titulo).toHaveLength(400);
  });

  it('gives what was put in', () => {
    const entry = passagesEntry(anArticle({ contenido: 'Alma 36:3.', pasajesPrincipales: ['alma/36/3'] }));
    expect(decodeTreating('a1', entry)).toEqual({
      id: 'a1',
      titulo: 'Caminos de piedra',
      pasajes: [['alma/36/3', 201]],
    });
  });

  it('of an article without passages is empty', () => {
    expect(passagesEntry(anArticle())).toBe('');
    expect(decodeTreating('a1', '')).toBeNull();
  });

  it('keeps below what the rules allow, and the most central passages', () => {
    const many = Array.from({ length: 900 }, (_, at) => [`alma/${at + 1}/1`, 1] as const);
    const entry = encodeTreating({ titulo: 'ñ'.repeat(200), pasajes: many });
    expect(entry.length).toBeLessThanOrEqual(8000);
    const kept = decodeTreating('a1', entry)?.pasajes ?? [];
    expect(kept).toEqual(many.slice(0, kept.length));
  });

  it.each(['no', '[2,"x","alma/36*1"]', '[1,7,"alma/36*1"]', '[1,"x",[]]', '[1,"x","alma"]'])(
    'is none when it is %s',
    (entry) => expect(decodeTreating('a1', entry)).toBeNull(),
  );
});
