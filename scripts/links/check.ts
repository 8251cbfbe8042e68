/** Looks at many addresses: hosts beside each other, the addresses of one host after each other with a pause between. */
import type { Look } from './look';

export interface CheckOptions {
  look: (address: string) => Promise<Look>;
  wait: (ms: number) => Promise<void>;
  /** How many hosts are asked at once. */
  hosts: number;
  /** The pause between two looks at one host, in ms. */
  pause: number;
  /** Told of each look when it is done. */
  onLook: (address: string, look: Look) => void;
  /** Ends the work after the looks that are under way. */
  signal?: AbortSignal;
}

/** The addresses of each host, in the order given. */
export function byHost(addresses: Iterable<string>): string[][] {
  const hosts = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    hosts.set(host, [...(hosts.get(host) ?? []), address]);
  }
  return [...hosts.values()];
}

/** Resolves when every address was looked at, or the signal ended it. */
export async function checkAll(addresses: Iterable<string>, options: CheckOptions): Promise<void> {
  const { look, wait, hosts, pause, onLook, signal } = options;
  // The host with the most addresses first: it takes longest.
  const queue = byHost(addresses).sort((a, b) => b.length - a.length);
  const work = async () => {
    for (let own = queue.shift(); own !== undefined; own = queue.shift()) {
      for (const [at, address] of own.entries()) {
        if (signal?.aborted) return;
        if (at > 0) await wait(pause);
        onLook(address, await look(address));
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(hosts, queue.length) }, work));
}
