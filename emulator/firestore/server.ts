import { existsSync, readFileSync, unwatchFile, watchFile } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { readIndexFile } from './api/index-file';
import { Projects } from './api/projects';
import { createListener } from './http/listener';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);
/** Longer than clients keep a connection, so that it is never closed under a request on its way. */
const KEEP_ALIVE_MS = 65_000;
const INDEX_POLL_MS = 1000;

export interface ServerOptions {
  /** 0 (the default): any free port. */
  port?: number;
  /** A loopback address; 127.0.0.1 by default. */
  host?: string;
  /** Rules of every project that gets none of its own; firestore.indexes.json beside it is used too. */
  rulesPath?: string;
  indexesPath?: string;
  /** The project it is launched for: exports are imported into it, its rules are everyone's. */
  projectId?: string;
  /** Where documents are kept between runs; absent: in memory only. */
  dataDirectory?: string;
  /** The metadata file of an export to begin from. */
  seedFromExport?: string;
  /** False: queries run without their composite index. True by default. */
  strictIndexes?: boolean;
}

export interface RunningServer {
  port: number;
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a Firestore server in this process and gives its address once it listens.
 * Throws an Error for a host that is not loopback, a port that is taken, or rules, indexes or data that cannot be read.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 0, projectId } = options;
  if (!LOOPBACK.has(host)) throw new Error(`the emulator listens on loopback only, not on ${host}`);
  const projects = new Projects({
    ...(options.dataDirectory ? { dataDirectory: options.dataDirectory } : {}),
    ...(options.strictIndexes === undefined ? {} : { strictIndexes: options.strictIndexes }),
    ...(projectId ? { mainProject: projectId } : {}),
  });
  const stopWatching = loadConfiguration(projects, options);
  if (projectId) projects.get(projectId);
  if (options.seedFromExport && projectId) projects.seed(projectId, options.seedFromExport);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, createListener(projects));
  const address = await listen(server, host === 'localhost' ? '127.0.0.1' : host, port);
  return {
    port: address.port,
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    close: async () => {
      stopWatching();
      await closeServer(server);
      projects.close();
    },
  };
}

/** Loads rules and indexes; the indexes are read again when their file changes. Gives what stops that. */
function loadConfiguration(projects: Projects, { rulesPath, indexesPath }: ServerOptions): () => void {
  if (rulesPath) {
    projects.loadDefaultRules({ name: basename(rulesPath), content: readFileSync(rulesPath, 'utf8') });
  }
  const path = indexesPath ?? (rulesPath ? join(dirname(rulesPath), 'firestore.indexes.json') : undefined);
  if (!path || !existsSync(path)) return () => {};
  projects.setIndexes(readIndexFile(path));
  const reload = () => {
    try {
      projects.setIndexes(readIndexFile(path));
      console.log(`${path} was read again`);
    } catch (error) {
      console.error(`${path}: ${String(error)}; the last good indexes stay in force`);
    }
  };
  watchFile(path, { persistent: false, interval: INDEX_POLL_MS }, reload);
  return () => unwatchFile(path, reload);
}

function listen(server: Server, host: string, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address);
      else reject(new Error('the server has no address'));
    });
  });
}

/** Requests under way are answered; idle connections are closed. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
}
