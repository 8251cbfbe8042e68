import { describe, expect, it } from 'vitest';
import { DEBUG_ENTRIES, type DebugEntry, debugText, withDebugEntry } from '@/model/forum/debug-log';

describe('a message of the console', () => {
  it('is one line of text', () => {
    expect(debugText(['leído', 3, { a: [1] }, undefined, new TypeError('no')])).toBe(
      'leído 3 {"a":[1]} undefined TypeError: no',
    );
  });

  it('that refers to itself is shown all the same', () => {
    const self: Record<string, unknown> = {};
    self.self = self;
    expect(debugText([self])).toBe('[object Object]');
  });

  it('is cut after 600 characters', () => {
    expect(debugText(['x'.repeat(600)])).toHaveLength(600);
    expect(debugText(['x'.repeat(601)])).toBe(`${'x'.repeat(600)}…`);
  });
});

it('only the last 50 are kept', () => {
  const at = new Date(0);
  let entries: DebugEntry[] = [];
  for (let id = 1; id <= DEBUG_ENTRIES + 1; id += 1)
    entries = withDebugEntry(entries, { id, level: 'log', text: '', at });
  expect([entries.length, entries[0]?.id, entries.at(-1)?.id]).toEqual([50, 2, 51]);
});
