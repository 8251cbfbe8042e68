/** Every function of the language but those that read documents: global ones, and those of a namespace. */
import type { FunctionTable } from '../methods/method';
import { conversions } from './conversions';
import { hashingFunctions } from './hashing';
import { latlngFunctions } from './latlng';
import { mathFunctions } from './math';
import { durationFunctions, timestampFunctions } from './time';

export const globalFunctions: FunctionTable = conversions;

const namespaces: Record<string, FunctionTable> = {
  duration: durationFunctions,
  hashing: hashingFunctions,
  latlng: latlngFunctions,
  math: mathFunctions,
  timestamp: timestampFunctions,
};

export function namespace(name: string): FunctionTable | undefined {
  return Object.hasOwn(namespaces, name) ? namespaces[name] : undefined;
}
