import { describe, expect, it, vi } from 'vitest';
import { type StartFlags, startSite } from '../../../scripts/lib/start-site';
import type { SeedState } from '../../../scripts/seed/version';

const ADDRESS = 'http://127.0.0.1:5000';

/** What a start with these flags does, in its order, and what it says. */
async function started(given: Partial<StartFlags>, held: SeedState = 'none') {
  const done: string[] = [];
  const act = (name: string) => vi.fn(async () => void done.push(name));
  const said = await startSite(
    { prod: false, empty: false, reset: false, ...given },
    {
      removeData: (directory) => done.push(`remove ${directory}`),
      serve: async (directory) => {
        done.push(`serve ${directory}`);
        return ADDRESS;
      },
      seedState: async () => held,
      seed: act('seed'),
      draw: act('draw'),
    },
  );
  return { done, said };
}

describe('npm start', () => {
  it('puts the demo content in where there is none', async () => {
    expect(await started({})).toEqual({ done: ['serve .data', 'seed'], said: [ADDRESS] });
  });

  it('leaves what is there', async () => {
    expect((await started({}, 'current')).done).toEqual(['serve .data']);
  });

  it('says that what is there is of an older version, and leaves it', async () => {
    const { done, said } = await started({}, 'older');
    expect(done).toEqual(['serve .data']);
    expect(said?.join('\n')).toContain('--reset');
  });

  it('--reset throws away what was there first', async () => {
    expect((await started({ reset: true })).done).toEqual(['remove .data', 'serve .data', 'seed']);
  });

  it('--empty has no content and data of its own, and tells the way to the first administrator and to the panel', async () => {
    const { done, said } = await started({ empty: true });
    expect(done).toEqual(['serve .data/empty']);
    expect(said?.join('\n')).toContain(`${ADDRESS}/crear-admin`);
    expect(said?.join('\n')).toContain(`${ADDRESS}/admin`);
  });

  it('--empty --reset throws away its own data alone', async () => {
    expect((await started({ empty: true, reset: true })).done).toEqual([
      'remove .data/empty',
      'serve .data/empty',
    ]);
  });

  it('says nothing where it was stopped before it served', async () => {
    const never = vi.fn(async () => undefined);
    const said = await startSite(
      { prod: true, empty: false, reset: false },
      { removeData: never, serve: async () => null, seedState: async () => 'none', seed: never, draw: never },
    );
    expect(said).toBeNull();
    expect(never).not.toHaveBeenCalled();
  });
});

describe('npm run start:prod', () => {
  it('draws the pages from the content that it put in', async () => {
    expect(await started({ prod: true })).toEqual({ done: ['serve .data', 'seed', 'draw'], said: [ADDRESS] });
  });

  it('draws them anew from content that was there', async () => {
    expect((await started({ prod: true }, 'current')).done).toEqual(['serve .data', 'draw']);
  });

  it('draws an empty site too', async () => {
    expect((await started({ prod: true, empty: true })).done).toEqual(['serve .data/empty', 'draw']);
  });
});
