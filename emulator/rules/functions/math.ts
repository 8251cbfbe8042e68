/** https://firebase.google.com/docs/reference/rules/rules.math */
import { callable, type FunctionTable } from '../methods/method';
import { bool, fail, float, int, type Of, type Value } from '../values';

type Numeric = Of<'int'> | Of<'float'>;

export const mathFunctions: FunctionTable = {
  abs: callable(['number'], (x) => {
    if (x.type === 'float') return float(Math.abs(x.value));
    return int(x.value < 0n ? -x.value : x.value);
  }),
  ceil: callable(['number'], (x) => toInt(x, Math.ceil)),
  floor: callable(['number'], (x) => toInt(x, Math.floor)),
  round: callable(['number'], (x) => toInt(x, (value) => Math.sign(value) * Math.round(Math.abs(value)))),
  isInfinite: callable(['number'], (x) => bool(Math.abs(Number(x.value)) === Number.POSITIVE_INFINITY)),
  isNaN: callable(['number'], (x) => bool(Number.isNaN(Number(x.value)))),
  pow: callable(['number', 'number'], (x, y) => float(Number(x.value) ** Number(y.value))),
  sqrt: callable(['number'], (x) => float(Math.sqrt(Number(x.value)))),
};

function toInt(x: Numeric, rounded: (value: number) => number): Value {
  if (x.type === 'int') return x;
  if (!Number.isFinite(x.value)) return fail('A number that is not finite has no integer.');
  return int(BigInt(rounded(x.value)));
}
