import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startServer } from '../../../emulator/firestore/server';
import { startFirestore } from './child';
import { number, RestClient, text } from './harness';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'datos-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

/** Runs a server on the kept data for as long as the work lasts. */
async function withServer<T>(
  work: (client: RestClient) => Promise<T>,
  options: { seedFromExport?: string; dataDirectory?: string } = {},
): Promise<T> {
  const server = await startServer({
    projectId: 'demo-prueba',
    dataDirectory: join(directory, 'kept'),
    ...options,
  });
  try {
    return await work(new RestClient(server.url, 'demo-prueba'));
  } finally {
    await server.close();
  }
}

const journal = () => {
  const folder = join(directory, 'kept', 'demo-prueba');
  const name = readdirSync(folder).find((file) => file.startsWith('journal-'));
  return join(folder, name ?? 'none');
};

const fieldsOf = async (client: RestClient, path: string) =>
  (await client.api('GET', `/${path}`)).body.fields;

describe('what is kept between runs', () => {
  it('documents come back with their values and times', async () => {
    const fields = {
      t: text('ñ'),
      d: { doubleValue: 1.5 },
      b: { bytesValue: 'AAEC' },
      h: { timestampValue: '2026-01-02T03:04:05.678901Z' },
      g: { geoPointValue: { latitude: 1, longitude: 2 } },
      l: { arrayValue: { values: [{ nullValue: null }, { booleanValue: true }] } },
    };
    const before = await withServer(async (client) => {
      await client.put('a/b', fields);
      return (await client.api('GET', '/a/b')).body;
    });
    const after = await withServer(async (client) => (await client.api('GET', '/a/b')).body);
    expect(after).toEqual(before);
    expect(after.fields).toEqual(fields);
  });

  it('deleted documents stay deleted and cleared ones too', async () => {
    await withServer(async (client) => {
      await client.put('a/b');
      await client.api('DELETE', '/a/b');
      await client.put('a/c');
      await client.admin('DELETE', '/databases/(default)/documents');
      await client.put('a/d');
    });
    await withServer(async (client) => {
      expect((await client.api('GET', '/a')).body.documents).toHaveLength(1);
      expect((await client.api('GET', '/a/d')).status).toBe(200);
    });
  });

  it('projects are kept apart', async () => {
    await withServer((client) => client.api('PATCH', '/a/b', { fields: {} }, { project: 'demo-otro' }));
    await withServer(async (client) => {
      expect((await client.api('GET', '/a/b')).status).toBe(404);
      expect((await client.api('GET', '/a/b', undefined, { project: 'demo-otro' })).status).toBe(200);
    });
  });

  it('everything answered before a kill -9 is there afterwards', async () => {
    const first = await startFirestore([], { EMULATOR_DATA_DIR: join(directory, 'kept') });
    const client = new RestClient(first.url, 'demo-prueba');
    for (let i = 0; i < 50; i++) await client.put(`a/${i}`, { n: number(i) });
    await first.end('SIGKILL');
    await withServer(async (next) => {
      const { body } = await next.api('GET', '/a?pageSize=100');
      expect(body.documents).toHaveLength(50);
      expect(await fieldsOf(next, 'a/49')).toEqual({ n: number(49) });
    });
  });

  it('a torn last line is dropped, what was before it stays, and writing goes on', async () => {
    await withServer(async (client) => {
      await client.put('a/1');
      await client.put('a/2');
    });
    truncateSync(journal(), statSync(journal()).size - 7);
    await withServer(async (client) => {
      expect((await client.api('GET', '/a/1')).status).toBe(200);
      expect((await client.api('GET', '/a/2')).status).toBe(404);
      await client.put('a/3');
    });
    await withServer(async (client) => {
      expect((await client.api('GET', '/a')).body.documents).toHaveLength(2);
    });
  });

  it('a line that is no JSON ends the replay, and it is said', async () => {
    await withServer((client) => client.put('a/1'));
    const file = journal();
    appendFileSync(file, 'basura\n');
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await withServer(async (client) => {
      expect((await client.api('GET', '/a/1')).status).toBe(200);
    });
    expect(log.mock.calls.join()).toMatch(/damaged line/);
    expect(readFileSync(`${file}.damaged`, 'utf8')).toMatch(/basura\n$/);
    log.mockRestore();
  });

  it('a journal that has grown becomes a snapshot, and nothing is lost', async () => {
    const long = text('x'.repeat(900_000));
    await withServer(async (client) => {
      for (let i = 0; i < 20; i++) await client.put('a/grande', { long, n: number(i) });
      await client.put('a/chico');
    });
    expect(statSync(journal()).size).toBeLessThan(4_000_000);
    await withServer(async (client) => {
      expect((await fieldsOf(client, 'a/grande')).n).toEqual(number(19));
      expect((await client.api('GET', '/a/chico')).status).toBe(200);
    });
  });

  it('a journal that is already inside the snapshot is not replayed again', async () => {
    await withServer((client) => client.put('a/1', { n: number(1) }));
    const old = journal();
    const stale = readFileSync(old);
    await withServer(async (client) => {
      await client.admin('POST', ':export', { export_directory: directory, export_name: 'fuera' });
      await client.api('DELETE', '/a/1');
    });
    writeFileSync(old, stale);
    await withServer(async (client) => {
      expect((await client.api('GET', '/a/1')).status).toBe(404);
    });
  });
});

describe('export and import', () => {
  const metadata = (name = 'firestore_export') => join(directory, name, `${name}.overall_export_metadata`);

  const exportTo = (client: RestClient, name = 'firestore_export') =>
    client.admin('POST', ':export', {
      database: 'projects/demo-prueba/databases/(default)',
      export_directory: directory,
      export_name: name,
    });

  it('an export begins another server', async () => {
    await withServer(async (client) => {
      await client.put('a/b', { n: number(7) });
      expect((await exportTo(client)).status).toBe(200);
    });
    await withServer(
      async (client) => {
        expect(await fieldsOf(client, 'a/b')).toEqual({ n: number(7) });
      },
      { seedFromExport: metadata(), dataDirectory: join(directory, 'other') },
    );
  });

  it('what was written after the export wins over it', async () => {
    await withServer(async (client) => {
      await client.put('a/b', { n: number(1) });
      await exportTo(client);
      await client.put('a/b', { n: number(2) });
    });
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await withServer(
      async (client) => {
        expect(await fieldsOf(client, 'a/b')).toEqual({ n: number(2) });
      },
      { seedFromExport: metadata() },
    );
    log.mockRestore();
  });

  it('an export made after the last write wins over what is kept, and is kept itself', async () => {
    await withServer((client) => client.put('a/viejo'));
    await withServer(
      async (client) => {
        await client.put('a/nuevo');
        await exportTo(client);
      },
      { dataDirectory: join(directory, 'other') },
    );
    await withServer(async () => {}, { seedFromExport: metadata() });
    await withServer(async (client) => {
      expect((await client.api('GET', '/a/viejo')).status).toBe(404);
      expect((await client.api('GET', '/a/nuevo')).status).toBe(200);
    });
  });

  it('an export of the official emulator is refused with the reason', async () => {
    writeFileSync(join(directory, 'x.overall_export_metadata'), Buffer.from([0x0a, 0xff, 0x01]));
    const start = startServer({
      projectId: 'p',
      seedFromExport: join(directory, 'x.overall_export_metadata'),
    });
    await expect(start).rejects.toThrow(/was not exported by this server/);
  });

  it('an export that is not there is refused', async () => {
    const start = startServer({ projectId: 'p', seedFromExport: join(directory, 'nada') });
    await expect(start).rejects.toThrow(/there is no export/);
  });
});
