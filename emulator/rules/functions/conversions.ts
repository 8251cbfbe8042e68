/** The conversions int(), float(), string(), bool(), path() and debug(). */
import { callable, type FunctionTable } from '../methods/method';
import { bool, fail, float, int, path, str, toText } from '../values';

export const conversions: FunctionTable = {
  int: callable(['any'], (value) => {
    if (value.type === 'int') return value;
    if (value.type === 'float' && Number.isFinite(value.value)) return int(BigInt(Math.trunc(value.value)));
    if (value.type === 'string' && /^[+-]?\d{1,19}$/.test(value.value))
      return int(BigInt(value.value.replace('+', '')));
    return fail(`int() cannot convert this ${value.type}.`);
  }),
  float: callable(['any'], (value) => {
    if (value.type === 'float') return value;
    if (value.type === 'int') return float(Number(value.value));
    if (value.type === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value.value)) {
      return float(Number(value.value));
    }
    return fail(`float() cannot convert this ${value.type}.`);
  }),
  string: callable(['any'], (value) => {
    const text = toText(value);
    return text === null ? fail(`string() cannot convert a ${value.type}.`) : str(text);
  }),
  bool: callable(['any'], (value) => {
    if (value.type === 'bool') return value;
    if (value.type === 'string' && /^(true|false)$/i.test(value.value)) {
      return bool(value.value.toLowerCase() === 'true');
    }
    return fail(`bool() cannot convert this ${value.type}.`);
  }),
  path: callable(['any'], (value) => {
    if (value.type === 'path') return value;
    if (value.type !== 'string') return fail(`path() cannot convert a ${value.type}.`);
    return path(value.value.split('/').filter((segment) => segment !== ''));
  }),
};
