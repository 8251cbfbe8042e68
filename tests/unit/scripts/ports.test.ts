import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { describeTaken, HOST, PORTS, takenPorts } from '../../../scripts/lib/ports';

let server: Server | undefined;
afterEach(() => server?.close());

function listenSomewhere(): Promise<number> {
  return new Promise((resolve, reject) => {
    const listening = createServer();
    server = listening;
    listening.listen(0, HOST, () => {
      const address = listening.address();
      if (address && typeof address === 'object') resolve(address.port);
      else reject(new Error('The server has no port.'));
    });
  });
}

describe('a port that is taken', () => {
  it('is reported with the process that holds it', async () => {
    const port = await listenSomewhere();
    const taken = await takenPorts(['hub'], { ...PORTS, hub: port });
    expect(taken.map(({ service }) => service)).toEqual(['hub']);
    expect(taken[0]?.holder).toMatch(new RegExp(`^pid ${process.pid}: `));
    expect(describeTaken(taken)).toContain(`${port} (hub): pid ${process.pid}`);
  });

  it('is not reported once it is free', async () => {
    const port = await listenSomewhere();
    await new Promise((resolve) => server?.close(resolve));
    expect(await takenPorts(['hub'], { ...PORTS, hub: port })).toEqual([]);
  });
});
