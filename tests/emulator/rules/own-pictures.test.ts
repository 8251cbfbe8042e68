/** The minute that a member's picture stays in its place, with times of our own: storage.test.ts asks the running Storage the rest. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RulesRequest } from '../../../emulator/rules';
import { compiled, data, environment, NOW, time } from './support';

const rules = compiled(readFileSync('storage.rules', 'utf8'), 'firebase.storage');
const WORLD = {
  before: {
    'usuarios/ana': { estado: 'activo', rol: 'usuario' },
    'usuarios/mod': { estado: 'activo', rol: 'moderador', permisos: { suspenderUsuarios: true } },
  },
};
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const stored = (seconds: number) => data({ size: 1000, updated: ago(seconds) });
const picture = data({
  ...{ size: 1000, contentType: 'image/webp' },
  ...{ contentEncoding: '', contentDisposition: '', metadata: null },
});

const allows = (operation: RulesRequest['operation'], uid = 'ana', world = WORLD, place = 'a.webp') =>
  rules.evaluate(
    {
      path: ['b', 'demo.appspot.com', 'o', 'avatares', 'ana', place],
      auth: { uid, token: data({}) },
      time: time(NOW),
      operation,
    },
    environment(world),
  ).allowed;
const put = (seconds: number): RulesRequest['operation'] => ({
  method: 'update',
  resource: stored(seconds),
  requestResource: picture,
});
const remove = (seconds: number): RulesRequest['operation'] => ({
  method: 'delete',
  resource: stored(seconds),
});

describe('a picture of its own that a member put', () => {
  it.each([
    [59, false],
    [61, true],
  ])('%i seconds ago is replaced or deleted: %s', (seconds, isAllowed) => {
    expect(allows(put(seconds))).toBe(isAllowed);
    expect(allows(remove(seconds))).toBe(isAllowed);
    // Of before there were places.
    expect(allows(remove(seconds), 'ana', WORLD, 'yo.jpg')).toBe(isAllowed);
  });

  it('just now goes with the account, and for who resets the profile', () => {
    const gone = { before: { 'usuarios/mod': WORLD.before['usuarios/mod'] } } as unknown as typeof WORLD;
    expect(allows(remove(1), 'ana', gone)).toBe(true);
    expect(allows({ method: 'create', resource: null, requestResource: picture }, 'ana', gone)).toBe(false);
    expect(allows(remove(1), 'mod')).toBe(true);
    expect(allows(remove(100), 'otra')).toBe(false);
  });
});
