import { describe, expect, it } from 'vitest';
import {
  type KeptReading,
  MAX_READINGS,
  parseReadings,
  withoutReading,
  withReading,
} from '@/model/articles/reading/kept-readings';

const begun = (id: string, avance = 0.5): KeptReading => ({
  id,
  titulo: `Artículo ${id}`,
  seccion: 'nahom',
  bloque: 2,
  parte: 0.25,
  avance,
});

describe('the articles that were begun', () => {
  it('are read as they were written', () => {
    const list = [begun('a'), begun('b')];
    expect(parseReadings(JSON.stringify(list))).toEqual(list);
  });

  it.each([null, '', 'no', '{}', '[1, null, {"id": "a"}]'])('are none in %j', (note) => {
    expect(parseReadings(note)).toEqual([]);
  });

  it('keep numbers within their bounds, whatever the device holds', () => {
    const note = JSON.stringify([{ ...begun('a'), bloque: -3, parte: 7, avance: 'x', seccion: 4 }]);
    expect(parseReadings(note)).toEqual([{ ...begun('a', 0), bloque: 0, parte: 1, seccion: '' }]);
  });

  it('have the latest first, each once', () => {
    const list = withReading([begun('a'), begun('b')], begun('b', 0.7));
    expect(list.map(({ id, avance }) => [id, avance])).toEqual([
      ['b', 0.7],
      ['a', 0.5],
    ]);
  });

  it('do not have one of which hardly anything was read', () => {
    expect(withReading([begun('a')], begun('b', 0.01))).toEqual([begun('a')]);
  });

  it('still have one whose reader went back to its beginning', () => {
    expect(withReading([begun('a')], begun('a', 0.01))).toEqual([begun('a', 0.01)]);
  });

  it('are bounded', () => {
    const many = Array.from({ length: MAX_READINGS }, (_, place) => begun(`${place}`));
    const list = withReading(many, begun('new'));
    expect(list).toHaveLength(MAX_READINGS);
    expect(list[0]?.id).toBe('new');
  });

  it('lose one that was read to its end', () => {
    expect(withoutReading([begun('a'), begun('b')], 'a')).toEqual([begun('b')]);
  });
});
