import { Agent, request } from 'node:http';
import { expect, it } from 'vitest';
import { serverForFile } from './harness';

const client = serverForFile();
const COUNT = 5000;
const IN_FLIGHT = 8;
const BOUND_MS = 15_000;

const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });

function send(method: string, path: string, body?: string): Promise<number> {
  const { url, project } = client();
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/v1/projects/${project}/databases/(default)/documents${path}`,
      { method, agent, headers: { authorization: 'Bearer owner' } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Sends them all, a few at a time; gives the processor time that server and client took for it, in milliseconds. On an
 * idle machine the clock shows no more, and other programs do not lengthen it.
 */
async function timeOf(one: (i: number) => Promise<number>): Promise<number> {
  const start = process.cpuUsage();
  let next = 0;
  const worker = async () => {
    while (next < COUNT) {
      const status = await one(next++);
      if (status !== 200) throw new Error(`status ${status}`);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

it('5,000 small commits and then 5,000 gets take less than 15 seconds each', {
  timeout: 120_000,
  retry: 1,
}, async () => {
  const commits = await timeOf((i) =>
    send(
      'POST',
      ':commit',
      JSON.stringify({
        writes: [
          { update: { name: client().name(`rapido/d${i}`), fields: { n: { integerValue: String(i) } } } },
        ],
      }),
    ),
  );
  const gets = await timeOf((i) => send('GET', `/rapido/d${i}`));
  console.info(`5,000 commits: ${Math.round(commits)} ms, 5,000 gets: ${Math.round(gets)} ms`);
  expect(commits).toBeLessThan(BOUND_MS);
  expect(gets).toBeLessThan(BOUND_MS);
});
