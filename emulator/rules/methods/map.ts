/** https://firebase.google.com/docs/reference/rules/rules.Map and rules.MapDiff */
import type { RulesMap, RulesValue } from '../types';
import { alike, fail, int, list, set, str, type Value } from '../values';
import { type MethodTable, method } from './method';

export const mapMethods: MethodTable = {
  diff: method('map', ['map'], (self, before) => ({
    type: 'mapdiff',
    before: before.entries,
    after: self.entries,
  })),
  get: method('map', ['any', 'any'], (self, key, fallback) => lookUp(self, key, fallback)),
  keys: method('map', [], (self) => list([...self.entries.keys()].map(str))),
  size: method('map', [], (self) => int(BigInt(self.entries.size))),
  values: method('map', [], (self) => list([...self.entries.values()])),
};

/** A list as the key walks nested maps; what is missing anywhere on the way gives the fallback. */
function lookUp(self: RulesValue, key: RulesValue, fallback: RulesValue): Value {
  const keys = key.type === 'list' ? key.items : [key];
  if (keys.length === 0) return fail('get() takes a key or a list with at least one.');
  let value = self;
  for (const step of keys) {
    if (step.type !== 'string') return fail(`The key of a map is a string, received ${step.type}.`);
    const next = value.type === 'map' ? value.entries.get(step.value) : undefined;
    if (next === undefined) return fallback;
    value = next;
  }
  return value;
}

const changeKinds: Record<string, (before: RulesMap, after: RulesMap, key: string) => boolean> = {
  addedKeys: (before, after, key) => !before.has(key) && after.has(key),
  removedKeys: (before, after, key) => before.has(key) && !after.has(key),
  changedKeys: (before, after, key) => before.has(key) && after.has(key) && !same(before, after, key),
  unchangedKeys: same,
  affectedKeys: (before, after, key) => !same(before, after, key),
};

export const mapDiffMethods: MethodTable = Object.fromEntries(
  Object.entries(changeKinds).map(([name, matches]) => [
    name,
    method('mapdiff', [], ({ before, after }) => {
      const keys = [...new Set([...after.keys(), ...before.keys()])];
      return set(keys.filter((key) => matches(before, after, key)).map(str));
    }),
  ]),
);

function same(before: RulesMap, after: RulesMap, key: string): boolean {
  const [old, current] = [before.get(key), after.get(key)];
  return old !== undefined && current !== undefined && alike(old, current);
}
