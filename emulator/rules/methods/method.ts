/** How methods and functions of the language declare what they take; calls are checked before they run. */
import type { RulesValue } from '../types';
import { fail, type Of, type TypeName, type Value } from '../values';

/** What a parameter may be; 'number' is int or float, 'collection' a list or a set. */
export type ParameterType = TypeName | 'number' | 'collection' | 'any';

type Argument<P extends ParameterType> = P extends 'number'
  ? Of<'int'> | Of<'float'>
  : P extends 'collection'
    ? Of<'list'> | Of<'set'>
    : P extends 'any'
      ? RulesValue
      : P extends TypeName
        ? Of<P>
        : never;
type Arguments<P extends readonly ParameterType[]> = { -readonly [K in keyof P]: Argument<P[K]> };

export interface Callable {
  arity: number;
  call(args: RulesValue[]): Value;
}

export interface Method {
  arity: number;
  call(self: RulesValue, args: RulesValue[]): Value;
}

export type MethodTable = Record<string, Method>;
export type FunctionTable = Record<string, Callable>;

/** A function with checked parameters: `run` sees arguments of the declared types only. */
export function callable<const P extends readonly ParameterType[]>(
  parameters: P,
  run: (...args: Arguments<P>) => Value,
): Callable {
  return {
    arity: parameters.length,
    call: (args) => (fits(parameters, args) ? run(...args) : mismatch(parameters, args)),
  };
}

/** A method of the type `selfType`, with checked parameters. */
export function method<S extends TypeName, const P extends readonly ParameterType[]>(
  selfType: S,
  parameters: P,
  run: (self: Of<S>, ...args: Arguments<P>) => Value,
): Method {
  return {
    arity: parameters.length,
    call: (self, args) => {
      if (!isOf(self, selfType)) return fail(`Expected ${selfType}, received ${self.type}.`);
      return fits(parameters, args) ? run(self, ...args) : mismatch(parameters, args);
    },
  };
}

const isOf = <S extends TypeName>(value: RulesValue, type: S): value is Of<S> => value.type === type;

function fits<P extends readonly ParameterType[]>(parameters: P, args: unknown[]): args is Arguments<P> {
  const values = args as RulesValue[];
  return (
    values.length === parameters.length &&
    values.every((value, index) => accepts(parameters[index] ?? 'any', value.type))
  );
}

function accepts(parameter: ParameterType, type: TypeName): boolean {
  switch (parameter) {
    case 'any':
      return type !== 'constrained';
    case 'number':
      return type === 'int' || type === 'float';
    case 'collection':
      return type === 'list' || type === 'set';
    default:
      return type === parameter;
  }
}

function mismatch(parameters: readonly ParameterType[], args: RulesValue[]): Value {
  const received = args.map(({ type }) => type).join(', ');
  return fail(`Expected (${parameters.join(', ')}), received (${received}).`);
}
