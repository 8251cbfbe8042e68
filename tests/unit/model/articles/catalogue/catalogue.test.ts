import { describe, expect, it } from 'vitest';
import {
  decodeCard,
  encodeCard,
  entryBytes,
  firstShardId,
  nextShardId,
  SHARD_MAX_BYTES,
  shardYear,
  yearOfShardId,
} from '@/model/articles/catalogue/catalogue';
import { cardFromArticle } from '@/model/articles/catalogue/catalogue-entry';
import { type PlannedEntry, planShards } from '@/model/articles/catalogue/shard-plan';
import { EVIDENCE_STATES, type EvidenceState } from '@/model/articles/evidence/evidence-states';
import { aCard, anArticle, quickest } from '../../fixtures';

describe('a card of the catalogue', () => {
  it('has the summary, or the beginning of the content', () => {
    expect(cardFromArticle(anArticle({ resumen: 'Un **resumen**' })).resumen).toBe('Un resumen');
    const long = cardFromArticle(anArticle({ contenido: 'palabra '.repeat(100) }));
    expect(long.resumen.length).toBeLessThanOrEqual(201);
    expect(long.resumen.endsWith('…')).toBe(true);
  });

  it('knows a symposium and its place', () => {
    const card = cardFromArticle(anArticle({ contenido: 'Simposio en Chillán' }));
    expect([card.esSimposio, card.lugar]).toEqual([true, 'Chillán']);
    expect(cardFromArticle(anArticle()).lugar).toBeNull();
  });

  it.each([
    [
      'all its fields',
      aCard({ tags: ['a', 'b'], imagenPrincipal: '/img/a.svg', esSimposio: true, lugar: 'Santiago' }),
    ],
    ['how its evidence stands', aCard({ evidencia: 'discutido' })],
    ['nothing optional', aCard({ fechaPublicacion: null, categorias: [] })],
  ])('with %s comes back as it was', (_, card) => {
    expect(decodeCard(card.id, encodeCard(card))).toEqual(card);
  });

  it.each(['', 'nada', '{}', 'null', '[2,"x"]', '[]'])('is not made from %j', (json) => {
    expect(decodeCard('a', json)).toBeNull();
  });

  it('made from nonsense has the defaults', () => {
    expect(decodeCard('a', '[1,5,null,{},[],"x",[1,"y"],"z",7,null]')).toEqual(
      aCard({
        id: 'a',
        titulo: 'Sin título',
        slug: '',
        resumen: '',
        autor: '',
        categorias: [],
        tags: ['y'],
        fechaPublicacion: null,
      }),
    );
  });

  it('of before there were records of evidence has none', () => {
    const { evidencia } = decodeCard('a', encodeCard(aCard())) ?? {};
    expect([
      evidencia,
      decodeCard('a', '[1,"x","","","",[],[],null,null,null,"probado"]')?.evidencia,
    ]).toEqual([null, null]);
  });

  it('takes 14 bytes more at most for how its evidence stands', () => {
    const bytes = (evidencia: EvidenceState | null) => entryBytes('a', encodeCard(aCard({ evidencia })));
    expect(Math.max(...EVIDENCE_STATES.map(bytes)) - bytes(null)).toBe(14);
  });

  it('stays small whatever its author wrote', () => {
    const huge = 'ñ'.repeat(5000);
    const card = cardFromArticle(
      anArticle({
        titulo: huge,
        autor: huge,
        slug: huge,
        imagenPrincipal: huge,
        categorias: Array(50).fill(huge),
      }),
    );
    expect(entryBytes(card.id, encodeCard(card))).toBeLessThan(6000);
  });

  it('decodes ten thousand in an instant', { retry: 2 }, () => {
    const entries = Array.from({ length: 10_000 }, (_, i) =>
      encodeCard(aCard({ id: String(i), resumen: 'x'.repeat(200) })),
    );
    expect(quickest(() => entries.map((entry, i) => decodeCard(String(i), entry)))).toBeLessThan(100);
  });
});

describe('shards', () => {
  it('are named after the year, in UTC, and then numbered', () => {
    const lastOf2024 = anArticle({ fechaPublicacion: new Date('2024-12-31T23:59:59Z') });
    expect(shardYear('catalogo', lastOf2024)).toBe(2024);
    expect(shardYear('pasajes', lastOf2024)).toBe(0);
    expect(shardYear('buscador', anArticle({ fechaPublicacion: null }))).toBe(0);
    expect([firstShardId(2024), firstShardId(0)]).toEqual(['2024', '0000']);
    expect([nextShardId('2024'), nextShardId('2024-02'), nextShardId('2024-09')]).toEqual([
      '2024-02',
      '2024-03',
      '2024-10',
    ]);
    expect([yearOfShardId('2024-03'), yearOfShardId('x')]).toEqual([2024, null]);
  });

  it('have names in order of age', () => {
    const ids = ['2023', '2023-02', '2023-10', '2024', '2024-02'];
    expect([...ids].sort()).toEqual(ids);
  });

  const entry = (id: string, over: Partial<PlannedEntry> = {}): PlannedEntry => ({
    id,
    year: 2024,
    value: 'x'.repeat(96),
    current: null,
    ...over,
  });

  it('are filled one after another', () => {
    const plan = planShards(
      ['a', 'b', 'c', 'd', 'e'].map((id) => entry(id)),
      200,
    );
    expect([...plan].map(([id, shard]) => [id, [...shard.entradas.keys()]])).toEqual([
      ['2024', ['a', 'b']],
      ['2024-02', ['c', 'd']],
      ['2024-03', ['e']],
    ]);
  });

  it('keep what they hold, unless it belongs to another year', () => {
    const plan = planShards(
      [entry('a', { current: '2024-02' }), entry('b', { current: '2023' }), entry('c')],
      200,
    );
    expect([...(plan.get('2024-02')?.entradas.keys() ?? [])]).toEqual(['a']);
    expect([...(plan.get('2024')?.entradas.keys() ?? [])]).toEqual(['b', 'c']);
  });

  it('planned again from their own plan stay the same', () => {
    const entries = Array.from({ length: 100 }, (_, i) => entry(String(i), { year: 2020 + (i % 3) }));
    const first = planShards(entries, 500);
    const shardOf = new Map(
      [...first].flatMap(([id, s]) => [...s.entradas.keys()].map((key) => [key, id] as const)),
    );
    const second = planShards(
      entries.map((e) => ({ ...e, current: shardOf.get(e.id) ?? null })),
      500,
    );
    expect(second).toEqual(first);
  });

  it('never pass their limit', () => {
    const entries = Array.from({ length: 3000 }, (_, i) => entry(String(i), { value: 'ñ'.repeat(300) }));
    for (const shard of planShards(entries).values())
      expect(shard.bytes).toBeLessThanOrEqual(SHARD_MAX_BYTES);
  });
});
