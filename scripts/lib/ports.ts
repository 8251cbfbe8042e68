import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

/** Ports of firebase.json and of the development server, with what listens there. */
export const PORTS = {
  vite: 5173,
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  hosting: 5000,
  hub: 4400,
  logging: 4500,
} as const;

export type Service = keyof typeof PORTS;

export const HOST = '127.0.0.1';

export function origin(service: Service): string {
  return `http://${HOST}:${PORTS[service]}`;
}

export interface TakenPort {
  service: Service;
  port: number;
  /** 'pid 4242: node scripts/start.ts', or null where the system does not tell. */
  holder: string | null;
}

/** The given services whose port another process holds. */
export async function takenPorts(
  services: readonly Service[],
  ports: Readonly<Record<Service, number>> = PORTS,
): Promise<TakenPort[]> {
  const free = await Promise.all(services.map((service) => canListen(ports[service])));
  return services
    .filter((_, index) => !free[index])
    .map((service) => ({ service, port: ports[service], holder: portHolder(ports[service]) }));
}

/** What to tell the person at the terminal about ports that are taken. */
export function describeTaken(taken: readonly TakenPort[]): string {
  const lines = taken.map(
    ({ service, port, holder }) =>
      `  ${port} (${service}): ${holder ?? 'held by a process this user cannot see'}`,
  );
  return [
    `These ports are taken:`,
    ...lines,
    `Stop those processes (is 'npm start' running?) and try again.`,
  ].join('\n');
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}

function portHolder(port: number): string | null {
  const pid = process.platform === 'linux' ? holderFromProc(port) : holderFromLsof(port);
  return pid === null ? null : `pid ${pid}: ${commandOf(pid)}`;
}

const LISTENING = '0A';

function holderFromProc(port: number): number | null {
  const inodes = new Set<string>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readText(table).split('\n').slice(1)) {
      const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
      const localPort = Number.parseInt(local.split(':')[1] ?? '', 16);
      if (state === LISTENING && localPort === port && inode) inodes.add(`socket:[${inode}]`);
    }
  }
  return processIds().find((pid) => openFiles(pid).some((file) => inodes.has(file))) ?? null;
}

function openFiles(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`);
      } catch {
        return ''; // closed since the directory was read
      }
    });
  } catch {
    return []; // another user's process, or one that ended
  }
}

function processIds(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function holderFromLsof(port: number): number | null {
  try {
    const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fp'], {
      encoding: 'utf8',
    });
    const pid = Number(/^p(\d+)$/m.exec(output)?.[1]);
    return Number.isInteger(pid) ? pid : null;
  } catch {
    return null; // no lsof, or nobody it can see
  }
}

function commandOf(pid: number): string {
  const proc = readText(`/proc/${pid}/cmdline`).split('\0').filter(Boolean).join(' ');
  if (proc) return proc.slice(0, 200);
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .slice(0, 200);
  } catch {
    return 'unknown command';
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
