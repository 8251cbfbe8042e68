/** The methods of every type, one file a type. */
import { constrainedMethod } from '../constraints';
import type { RulesValue } from '../types';
import { fail, type TypeName, type Value } from '../values';
import { bytesMethods } from './bytes';
import { durationMethods } from './duration';
import { latlngMethods } from './latlng';
import { listMethods } from './list';
import { mapDiffMethods, mapMethods } from './map';
import type { MethodTable } from './method';
import { setMethods } from './set';
import { stringMethods } from './string';
import { timestampMethods } from './timestamp';

const methodsByType: Partial<Record<TypeName, MethodTable>> = {
  bytes: bytesMethods,
  duration: durationMethods,
  latlng: latlngMethods,
  list: listMethods,
  map: mapMethods,
  mapdiff: mapDiffMethods,
  set: setMethods,
  string: stringMethods,
  timestamp: timestampMethods,
};

export function callMethod(self: RulesValue, name: string, args: RulesValue[]): Value {
  if (self.type === 'constrained') return constrainedMethod(self, name, args);
  if (self.type === 'null') return fail('Null value error.');
  const table = methodsByType[self.type];
  const found = table && Object.hasOwn(table, name) ? table[name] : undefined;
  return found ? found.call(self, args) : fail(`Function not found error: Name: [${name}] on ${self.type}.`);
}

/** How many arguments a method of this name takes, in any type that has one; empty when none has. */
export function methodArities(name: string): number[] {
  return Object.values(methodsByType).flatMap((table) => {
    const found = Object.hasOwn(table, name) ? table[name] : undefined;
    return found ? [found.arity] : [];
  });
}
