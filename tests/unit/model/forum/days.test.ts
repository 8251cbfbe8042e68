import { describe, expect, it } from 'vitest';
import { groupByDay } from '@/model/forum/days';
import type { Topic } from '@/model/forum/topic';
import { inZone } from '../../support/zone';
import { topicOf } from './fixtures';

const now = new Date(2026, 4, 20, 18);
const at = (day: number, over: Partial<Topic> = {}) =>
  topicOf({
    id: `t${day}`,
    fechaActualizacion: new Date(2026, 4, day, 12),
    fechaCreacion: new Date(2026, 3, day, 12),
    ...over,
  });
const shape = (...[topics, orden]: [Topic[], 'recientes' | 'populares' | 'antiguos']) =>
  groupByDay(topics, orden, now).map(({ title, topics: inside }) => [title, inside.length]);

describe('the days of a list', () => {
  it('part it where the day changes', () => {
    const list = [at(20), at(20), at(19), at(3)];
    expect(shape(list, 'recientes')).toEqual([
      ['Hoy', 2],
      ['Ayer', 1],
      ['3 de mayo de 2026', 1],
    ]);
  });

  it('are told by their dates, in UTC, where no clock is given', () => {
    const late = topicOf({ id: 't', fechaActualizacion: new Date(Date.UTC(2026, 4, 20, 23, 30)) });
    expect(groupByDay([late], 'recientes', null).map(({ title }) => title)).toEqual(['20 de mayo de 2026']);
  });

  it.each([
    ['ends a day of 25 hours', '2026-04-05T03:30:00Z', '2026-04-04T12:00:00Z', 'Hoy'],
    ['ends a day of 25 hours', '2026-04-05T03:30:00Z', '2026-04-03T12:00:00Z', 'Ayer'],
    ['follows a day of 23 hours', '2026-09-07T03:30:00Z', '2026-09-06T12:00:00Z', 'Ayer'],
    ['follows a day of 23 hours', '2026-09-07T03:30:00Z', '2026-09-05T12:00:00Z', '5 de septiembre de 2026'],
  ])('are those of the calendar where the clock changes: what %s', (_, read, written, title) => {
    inZone('America/Santiago', () => {
      const topic = topicOf({ id: 't', fechaActualizacion: new Date(written) });
      expect(groupByDay([topic], 'recientes', new Date(read)).map((group) => group.title)).toEqual([title]);
    });
  });

  it('come after the pinned topics', () => {
    expect(shape([at(3, { anclado: true }), at(20)], 'recientes')).toEqual([
      ['Anclados', 1],
      ['Hoy', 1],
    ]);
  });

  it('are those of the topics themselves from the oldest on, pinned or not', () => {
    expect(shape([at(1, { anclado: true }), at(2)], 'antiguos')).toEqual([
      ['1 de abril de 2026', 1],
      ['2 de abril de 2026', 1],
    ]);
  });

  it('are none among the most viewed', () => {
    expect(shape([at(1), at(20)], 'populares')).toEqual([[null, 2]]);
  });

  it('name a missing date', () => {
    expect(shape([at(1, { fechaActualizacion: null })], 'recientes')).toEqual([['Fecha desconocida', 1]]);
  });
});
