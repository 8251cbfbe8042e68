/** One request, whose answer is only read up to its head, and which never goes into the network of who asks. */
import { lookup } from 'node:dns';
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

/** An address that is not asked. */
export class Unasked extends Error {}

interface AskOptions {
  agent: string;
  /** How long an answer may take, in ms. */
  timeout: number;
  isPrivate: (host: string) => boolean;
}

export interface Head {
  status: number;
  headers: IncomingHttpHeaders;
}

/**
 * The addresses of a name, for the connection that is then made: looked at where they are used, since a second question could be answered by others
 * (DNS rebinding). Fails with Unasked where one of them is private.
 */
const outsideOnly =
  (isPrivate: AskOptions['isPrivate']): LookupFunction =>
  (host, options, told) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) told(error, []);
      else if (first === undefined || found.some(({ address }) => isPrivate(address)))
        told(new Unasked(host), []);
      else if (options.all) told(null, found);
      else told(null, first.address, first.family);
    });
  };

/** Asks an address of the web for its head. Throws Unasked, and what the connection fails with (`code`: 'ENOTFOUND', …). */
export function askHead(at: URL, method: 'HEAD' | 'GET', options: AskOptions): Promise<Head> {
  const { agent, timeout, isPrivate } = options;
  return new Promise((answered, failed) => {
    // An address of numbers is asked for nowhere.
    if (isPrivate(at.hostname)) throw new Unasked(at.hostname);
    const ask = at.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = {
      'user-agent': agent,
      accept: '*/*',
      ...(method === 'GET' && { range: 'bytes=0-1023' }),
    };
    const lookup = outsideOnly(isPrivate);
    const signal = AbortSignal.timeout(timeout);
    ask(at, { method, headers, lookup, signal, agent: false }, (response) => {
      answered({ status: response.statusCode ?? 0, headers: response.headers });
      response.destroy();
    })
      .on('error', failed)
      .end();
  });
}
