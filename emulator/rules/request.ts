/** The variables `request` and `resource` of a request, as the service of the rules defines them. */
import { resourceOf } from './documents';
import { Scope } from './scope';
import type { ListConstraint, RulesAuth, RulesMap, RulesRequest, RulesValue } from './types';
import { int, map, NULL, path, str, type Value } from './values';

/** `alternative` is the part of a list query's filter that is looked at; undefined for everything else. */
export function globalScope(
  request: RulesRequest,
  isStorage: boolean,
  alternative: ListConstraint[] | undefined,
): Scope {
  const { operation } = request;
  const entries = new Map<string, RulesValue>([
    ['auth', authValue(request.auth)],
    ['method', str(operation.method)],
    ['path', path(request.path)],
    ['time', { type: 'timestamp', ...request.time }],
  ]);
  const written = (data: RulesMap) => (isStorage ? map(data) : resourceOf(request.path, data));
  if (operation.method === 'delete') entries.set('resource', NULL);
  if (operation.method === 'create' || operation.method === 'update') {
    entries.set('resource', written(operation.requestResource));
  }
  if (operation.method === 'list') entries.set('query', queryValue(operation.query));
  let resource: RulesValue = NULL;
  if (operation.method !== 'list') resource = operation.resource ? written(operation.resource) : NULL;
  else if (alternative) resource = constrainedResource(alternative);
  return new Scope(
    null,
    new Map<string, Value>([
      ['request', map(entries)],
      ['resource', resource],
    ]),
  );
}

function authValue(auth: RulesAuth | null): RulesValue {
  if (!auth) return NULL;
  return map(
    new Map<string, RulesValue>([
      ['uid', str(auth.uid)],
      ['token', map(auth.token)],
    ]),
  );
}

/** orderBy is a map of field to ASC or DESC; what the query does not set is null. */
function queryValue(query: Extract<RulesRequest['operation'], { method: 'list' }>['query']): RulesValue {
  const count = (value: number | undefined): Value => (value === undefined ? NULL : int(BigInt(value)));
  const orderBy = new Map<string, RulesValue>(
    query.orderBy.map(({ field, direction }) => [field.join('.'), str(direction.toUpperCase())]),
  );
  const entries = new Map<string, RulesValue>([['orderBy', map(orderBy)]]);
  for (const [name, value] of [
    ['limit', count(query.limit)],
    ['offset', count(query.offset)],
  ] as const) {
    if (value.type !== 'error') entries.set(name, value);
  }
  return map(entries);
}

/** Of the documents of a query only what its filter says is known; of their names only an equality. */
function constrainedResource(alternative: ListConstraint[]): RulesValue {
  const isName = ({ field }: ListConstraint) => field.length === 1 && field[0] === '__name__';
  const data: RulesValue = { type: 'constrained', constraints: alternative.filter((one) => !isName(one)) };
  const entries = new Map<string, RulesValue>([['data', data]]);
  const names = alternative.filter((one) => isName(one) && one.op === '==');
  if (names.length === 1 && names[0]) entries.set('__name__', names[0].value);
  return map(entries);
}
