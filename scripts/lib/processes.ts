import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The process and everything it started, children first. Taken before stopping, as orphans lose their parent's id. */
export function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const { pid, parent } of listProcesses()) {
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const collect = (pid: number): number[] => [...(children.get(pid) ?? []).flatMap(collect), pid];
  return collect(root);
}

/** Ends the processes at once, without asking; those already gone are passed over. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // already gone
    }
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function listProcesses(): { pid: number; parent: number }[] {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          // The command may contain spaces and parentheses: the parent is the second word after the last ')'.
          const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
          const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
          return [{ pid: Number(name), parent: Number(parent) }];
        } catch {
          return []; // ended meanwhile
        }
      });
  }
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent) };
    });
}
