import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { LookOptions } from '../../../../scripts/links/look';

export type Answers = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of this machine for one test, and what it was asked. */
export async function serve(answers: Answers): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answers(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** Options of a look at such a server, which waits for nothing and notes for how long it would. */
export function looking(over: Partial<LookOptions> = {}): { options: LookOptions; waits: number[] } {
  const waits: number[] = [];
  return {
    waits,
    options: {
      agent: 'Prueba/1.0 (+https://sitio.example)',
      timeout: 2000,
      pauses: [10, 20],
      longestWait: 60_000,
      isPrivate: () => false,
      wait: async (ms) => void waits.push(ms),
      now: Date.now,
      ...over,
    },
  };
}
