import type { Random } from './random';
import {
  type Body,
  collectionOf,
  type Fields,
  nameOf,
  type Transform,
  targetOf,
  type Value,
  type Write,
} from './rest';
import { anyValue, changedValue, type Pool } from './values';

/** Changes the writes in place; false when there was nothing of the kind to change. */
type Mutation = (writes: Write[], random: Random, pool: Pool) => boolean;

const withFields = (writes: Write[]): Write[] =>
  writes.filter(({ update }) => Object.keys(update?.fields ?? {}).length > 0);

const withTransforms = (writes: Write[]): Write[] =>
  writes.filter((write) => (write.updateTransforms ?? []).length > 0);

/** A field by its path as a mask writes it: simple names only, which is what the site's are. */
function unset(fields: Fields | undefined, path: readonly string[]): void {
  const [key = '', ...rest] = path;
  if (!fields) return;
  if (rest.length === 0) delete fields[key];
  else unset(fields[key]?.mapValue?.fields, rest);
}

const dropFromMask = (write: Write, field: string): void => {
  if (!write.updateMask) return;
  write.updateMask.fieldPaths = (write.updateMask.fieldPaths ?? []).filter(
    (path) => path.split('.')[0] !== field,
  );
};

const FIELD_CHANGES: Readonly<Record<string, Mutation>> = {
  'changes a field'(writes, random, pool) {
    const candidates = withFields(writes);
    if (candidates.length === 0) return false;
    const fields = random.pick(candidates).update?.fields ?? {};
    const key = random.pick(Object.keys(fields));
    const value = fields[key];
    if (value) fields[key] = changedValue(value, random, pool);
    return true;
  },
  'drops a field'(writes, random) {
    const candidates = withFields(writes);
    if (candidates.length === 0) return false;
    const write = random.pick(candidates);
    const key = random.pick(Object.keys(write.update?.fields ?? {}));
    unset(write.update?.fields, [key]);
    dropFromMask(write, key);
    return true;
  },
  'deletes a field'(writes, random) {
    const masked = writes.filter(({ updateMask }) => (updateMask?.fieldPaths ?? []).length > 0);
    if (masked.length === 0) return false;
    const write = random.pick(masked);
    unset(write.update?.fields, random.pick(write.updateMask?.fieldPaths ?? []).split('.'));
    return true;
  },
  'adds a field'(writes, random, pool) {
    const candidates = writes.filter(({ update }) => update);
    if (candidates.length === 0) return false;
    const write = random.pick(candidates);
    const key = random.pick(pool.fields);
    if (write.update) write.update.fields = { ...write.update.fields, [key]: anyValue(random, pool) };
    if (write.updateMask) write.updateMask.fieldPaths = [...(write.updateMask.fieldPaths ?? []), key];
    return true;
  },
};

const changedTransform = (transform: Transform, random: Random, pool: Pool): Transform => {
  const { fieldPath } = transform;
  const items = transform.appendMissingElements?.values ?? transform.removeAllFromArray?.values ?? [];
  return random.pick<Transform>([
    { fieldPath, setToServerValue: 'REQUEST_TIME' },
    { fieldPath, increment: { integerValue: random.pick(['2', '-1', '0', '50']) } },
    { fieldPath, increment: { doubleValue: random.pick([1, 0.5, -1, 0]) } },
    { fieldPath, maximum: { integerValue: '99' } },
    { fieldPath, minimum: { doubleValue: 0 } },
    { fieldPath, appendMissingElements: { values: [...items, { stringValue: random.pick(pool.strings) }] } },
    { fieldPath, removeAllFromArray: { values: items.length > 0 ? items : [{ stringValue: 'uid-editor' }] } },
    { ...transform, fieldPath: random.pick(pool.fields) },
  ]);
};

/** What a transform of the site's makes of what is stored: a number more, an item more or less in a list. */
function resultOf(
  { increment, appendMissingElements, removeAllFromArray }: Transform,
  stored: Value | undefined,
): Value | null {
  if (increment)
    return { integerValue: String(Number(stored?.integerValue ?? 0) + Number(increment.integerValue ?? 0)) };
  const items = stored?.arrayValue?.values ?? [];
  const isIn = (list: readonly Value[], item: Value) =>
    list.some((one) => JSON.stringify(one) === JSON.stringify(item));
  const added = appendMissingElements?.values ?? [];
  if (appendMissingElements)
    return { arrayValue: { values: [...items, ...added.filter((item) => !isIn(items, item))] } };
  const removed = removeAllFromArray?.values ?? [];
  return removeAllFromArray ? { arrayValue: { values: items.filter((item) => !isIn(removed, item)) } } : null;
}

const valueAt = (fields: Fields, [key = '', ...rest]: readonly string[]): Value | undefined =>
  rest.length === 0 ? fields[key] : valueAt(fields[key]?.mapValue?.fields ?? {}, rest);

const nested = (fields: Fields, [key = '', ...rest]: readonly string[], value: Value): Fields => ({
  ...fields,
  [key]:
    rest.length === 0
      ? value
      : { mapValue: { fields: nested(fields[key]?.mapValue?.fields ?? {}, rest, value) } },
});

/** Writes plainly what a transform would do, or nearly that. */
const spellOut: Mutation = (writes, random, pool) => {
  const candidates = withTransforms(writes).filter(({ updateMask }) => updateMask);
  if (candidates.length === 0) return false;
  const write = random.pick(candidates);
  const transforms = write.updateTransforms ?? [];
  const transform = random.pick(transforms);
  const names = transform.fieldPath.split('.');
  const result = resultOf(transform, valueAt(pool.stored?.(targetOf(write)) ?? {}, names));
  if (!result || !write.update) return false;
  const value = random.chance(0.7) ? changedValue(result, random, pool) : result;
  write.update.fields = nested(write.update.fields ?? {}, names, value);
  write.updateMask = { fieldPaths: [...(write.updateMask?.fieldPaths ?? []), transform.fieldPath] };
  write.updateTransforms = transforms.filter((one) => one !== transform);
  return true;
};

const TRANSFORM_CHANGES: Readonly<Record<string, Mutation>> = {
  'changes a transform'(writes, random, pool) {
    const candidates = withTransforms(writes);
    if (candidates.length === 0) return false;
    const transforms = random.pick(candidates).updateTransforms ?? [];
    const place = random.below(transforms.length);
    const transform = transforms[place];
    if (transform) transforms[place] = changedTransform(transform, random, pool);
    return true;
  },
  'drops a transform'(writes, random) {
    const candidates = withTransforms(writes);
    if (candidates.length === 0) return false;
    const transforms = random.pick(candidates).updateTransforms ?? [];
    transforms.splice(random.below(transforms.length), 1);
    return true;
  },
  'repeats a transform'(writes, random) {
    const candidates = withTransforms(writes);
    if (candidates.length === 0) return false;
    const transforms = random.pick(candidates).updateTransforms ?? [];
    transforms.push(random.pick(transforms));
    return true;
  },
  'spells a transform out': spellOut,
  'adds a transform'(writes, random, pool) {
    const candidates = writes.filter(({ update }) => update);
    if (candidates.length === 0) return false;
    const write = random.pick(candidates);
    const transform = changedTransform({ fieldPath: random.pick(pool.fields) }, random, pool);
    write.updateTransforms = [...(write.updateTransforms ?? []), transform];
    return true;
  },
};

const renamed = (write: Write, path: string): Write => {
  if (write.delete) write.delete = nameOf(path);
  if (write.update) write.update.name = nameOf(path);
  return write;
};

/** An id that the site would never give, or that of another document. */
function otherPath(path: string, random: Random, pool: Pool): string {
  const alike = pool.paths.filter((other) => collectionOf(other) === collectionOf(path));
  const folder = path.slice(0, path.lastIndexOf('/'));
  if (alike.length > 0 && random.chance(0.6)) return random.pick(alike);
  const odd = [
    'x',
    'a b',
    'ñ',
    '__id7__',
    '.x',
    'x'.repeat(200),
    '0',
    'A'.repeat(20),
    'nuevo000000000000001',
  ];
  return `${folder}/${random.pick(odd)}`;
}

/** Counts far more than there is, with all that follows from it, and then what there is. */
const overshoot: Mutation = (writes, random, pool) => {
  const candidates = withTransforms(writes).filter(
    ({ updateMask, updateTransforms = [] }) =>
      updateMask && updateTransforms.some(({ increment }) => increment),
  );
  if (candidates.length === 0) return false;
  const write = random.pick(candidates);
  const place = writes.indexOf(write);
  const stored = pool.stored?.(targetOf(write)) ?? {};
  const counted = (write.updateTransforms ?? []).filter(({ increment }) => increment);
  const right = counted.reduce<Fields>((fields, transform) => {
    const names = transform.fieldPath.split('.');
    const value = resultOf(transform, valueAt(stored, names));
    return value ? nested(fields, names, value) : fields;
  }, {});
  const far = structuredClone(write);
  for (const transform of far.updateTransforms ?? [])
    if (transform.increment) transform.increment = { integerValue: '50' };
  const back: Write = {
    update: { name: write.update?.name ?? '', fields: right },
    updateMask: { fieldPaths: counted.map(({ fieldPath }) => fieldPath) },
  };
  writes.splice(place, 1, far, back);
  return true;
};

/** One document twice in a commit: the classic way to count once and earn twice. */
const DOUBLES: Readonly<Record<string, Mutation>> = {
  'counts too far and comes back': overshoot,
  'repeats a write'(writes, random) {
    writes.splice(random.below(writes.length + 1), 0, structuredClone(random.pick(writes)));
    return true;
  },
  'writes a document once more, changed'(writes, random, pool) {
    const copy = [structuredClone(random.pick(writes))];
    mutate(copy, random, pool);
    writes.splice(random.below(writes.length + 1), 0, ...copy);
    return true;
  },
};

const WRITE_CHANGES: Readonly<Record<string, Mutation>> = {
  'drops a write'(writes, random) {
    if (writes.length < 2) return false;
    writes.splice(random.below(writes.length), 1);
    return true;
  },
  'reverses the order'(writes) {
    if (writes.length < 2) return false;
    writes.reverse();
    return true;
  },
  'deletes instead'(writes, random) {
    const place = random.below(writes.length);
    const write = writes[place];
    if (write) writes[place] = { delete: nameOf(targetOf(write)) };
    return true;
  },
  'deletes first and writes then'(writes, random) {
    const place = random.below(writes.length);
    const write = writes[place];
    if (write) writes.splice(place, 0, { delete: nameOf(targetOf(write)) });
    return true;
  },
  'deletes in the end'(writes, random) {
    writes.push({ delete: nameOf(targetOf(random.pick(writes))) });
    return true;
  },
  'replaces the whole document'(writes, random) {
    const masked = writes.filter(({ updateMask }) => updateMask);
    if (masked.length === 0) return false;
    delete random.pick(masked).updateMask;
    return true;
  },
  'masks a document'(writes, random, pool) {
    const updates = writes.filter(({ update }) => update);
    if (updates.length === 0) return false;
    const write = random.pick(updates);
    const paths = write.updateMask?.fieldPaths ?? Object.keys(write.update?.fields ?? {});
    write.updateMask = {
      fieldPaths: [...paths, random.pick([...pool.fields, 'ultimoEvento.id', 'ritmo.actos'])],
    };
    return true;
  },
  'asks for another condition'(writes, random) {
    const write = random.pick(writes);
    if (random.chance(0.5)) delete write.currentDocument;
    else write.currentDocument = { exists: random.chance(0.5) };
    return true;
  },
  'writes another document'(writes, random, pool) {
    const write = random.pick(writes);
    renamed(write, otherPath(targetOf(write), random, pool));
    return true;
  },
};

/** Ids and uids that a commit names everywhere alike: another one, everywhere. */
const renameEverywhere: Mutation = (writes, random, pool) => {
  const target = targetOf(random.pick(writes));
  const [id = '', other = ''] = [target, otherPath(target, random, pool)].map((path) =>
    path.split('/').at(-1),
  );
  if (id === '') return false;
  const changed: Write[] = JSON.parse(
    JSON.stringify(writes)
      .replaceAll(JSON.stringify(id), JSON.stringify(other))
      .replaceAll(`/${id}"`, `/${other}"`),
  );
  writes.splice(0, writes.length, ...changed);
  return true;
};

const MUTATIONS: readonly (readonly [string, Mutation])[] = [
  ...Object.entries(FIELD_CHANGES),
  ...Object.entries(FIELD_CHANGES),
  ...Object.entries(TRANSFORM_CHANGES),
  ...Object.entries(WRITE_CHANGES),
  ...Object.entries(DOUBLES),
  ['names something else everywhere', renameEverywhere],
];

/** Changes writes in one way; gives its name, or null when none could be found. */
export function mutate(writes: Write[], random: Random, pool: Pool): string | null {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [name, mutation] = random.pick(MUTATIONS);
    if (writes.length > 0 && mutation(writes, random, pool)) return name;
  }
  return null;
}

/** A commit as an attacker would change it: in one to three ways, sometimes with another commit beside it. */
export function changedCommit(
  { writes = [] }: Body,
  others: readonly Body[],
  random: Random,
  pool: Pool,
): { body: Body; how: string } {
  const changed = structuredClone(writes);
  const how: string[] = [];
  if (others.length > 0 && random.chance(0.08)) {
    changed.push(...structuredClone(random.pick(others).writes ?? []));
    how.push('with another commit');
  }
  const times = random.pick([1, 1, 1, 2, 3]);
  for (let time = 0; time < times; time += 1) {
    const name = mutate(changed, random, pool);
    if (name) how.push(name);
  }
  return { body: { writes: changed }, how: how.join(', ') };
}
