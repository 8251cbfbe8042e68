import type { CDPSession } from 'playwright-core';

export type ResourceKind = 'js' | 'css' | 'font' | 'image' | 'html' | 'data';

const KINDS: Record<string, ResourceKind> = {
  Script: 'js',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
  Document: 'html',
};

/** Counts what a page loads from before its first request, in bytes as sent: compressed, headers included. */
export class Traffic {
  readonly #pending = new Map<string, { kind: ResourceKind; url: string }>();
  readonly bytes: Record<ResourceKind, number> = { js: 0, css: 0, font: 0, image: 0, html: 0, data: 0 };
  /** Addresses of the scripts and styles, for their weight in gzip. */
  readonly code: { kind: 'js' | 'css'; url: string }[] = [];
  total = 0;
  requests = 0;
  #lastChange = Date.now();

  static async watch(session: CDPSession): Promise<Traffic> {
    const traffic = new Traffic();
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (!request.url.startsWith('http')) return;
      traffic.#pending.set(requestId, { kind: KINDS[type ?? ''] ?? 'data', url: request.url });
      traffic.#lastChange = Date.now();
    });
    session.on('Network.responseReceived', ({ requestId, type }) => {
      const pending = traffic.#pending.get(requestId);
      if (pending) pending.kind = KINDS[type] ?? pending.kind;
    });
    session.on('Network.loadingFinished', (event) =>
      traffic.#finish(event.requestId, event.encodedDataLength),
    );
    session.on('Network.loadingFailed', (event) => traffic.#finish(event.requestId, null));
    await session.send('Network.enable');
    return traffic;
  }

  /** Whether nothing was under way for this long. */
  isQuiet(milliseconds: number): boolean {
    return this.#pending.size === 0 && Date.now() - this.#lastChange >= milliseconds;
  }

  /** `bytes`: null for what did not arrive, which weighs nothing. */
  #finish(requestId: string, bytes: number | null): void {
    const request = this.#pending.get(requestId);
    if (!request) return;
    this.#pending.delete(requestId);
    this.#lastChange = Date.now();
    this.requests += 1;
    if (bytes === null) return;
    this.total += bytes;
    this.bytes[request.kind] += bytes;
    if (request.kind === 'js' || request.kind === 'css')
      this.code.push({ kind: request.kind, url: request.url });
  }
}
