import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';

/** The site and the embedded backend; anything else is an outside request. */
const OWN_HOSTS = new Set(['127.0.0.1', 'localhost']);
/** A request given up by the page itself, by navigating away or through an AbortSignal. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** A view of what was just viewed by another test: it is refused for five seconds, and tried again (decision 25). */
const isEarlyView = (response: Response): boolean =>
  response.status() === 403 &&
  response.url().includes(':commit') &&
  /\/documents\/(visitas|foro_vistas)\//.test(response.request().postData() ?? '');
const REFUSED_COMMIT = /status of 403.*:commit/;

/** Collects what a page must not do unnoticed: errors, warnings, failed requests, requests to other hosts. */
export class Watchdog {
  readonly #problems: string[] = [];
  /** What Playwright says in most tests (PageOptions.serviceWorkers). */
  readonly #allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
  /** Documents that Hosting answered with 404, which browsers report as an error: that page is what was asked for. */
  readonly #notFound = new Set<string>();

  /** How many refused commits were views that came too early. */
  #earlyViews = 0;

  constructor(page: Page) {
    page.on('response', (response) => {
      if (isEarlyView(response)) this.#earlyViews += 1;
      if (response.status() === 404 && response.request().isNavigationRequest())
        this.#notFound.add(response.url());
    });
    page.on('console', (message) => this.#onConsole(message));
    page.on('pageerror', (error) => this.#problems.push(`page error: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => this.#onFailed(request));
    page.on('request', (request) => this.#onRequest(request));
  }

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** @throws Error listing everything that was not allowed */
  assertQuiet(): void {
    let early = this.#earlyViews;
    const unexpected = this.#problems.filter((problem) => {
      if (REFUSED_COMMIT.test(problem) && early-- > 0) return false;
      return !this.#allowed.some((pattern) => pattern.test(problem));
    });
    if (unexpected.length === 0) return;
    throw new Error(
      `The page was not quiet:\n${[...new Set(unexpected)].map((line) => `  ${line}`).join('\n')}`,
    );
  }

  #onConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url, lineNumber } = message.location();
    if (/status of 404/.test(message.text()) && this.#notFound.has(url)) return;
    this.#problems.push(`console ${message.type()}: ${message.text()} (${url}:${lineNumber})`);
  }

  #onFailed(request: Request): void {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    if (reason !== GIVEN_UP)
      this.#problems.push(`failed request: ${request.method()} ${request.url()} ${reason}`);
  }

  #onRequest(request: Request): void {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !OWN_HOSTS.has(hostname)) {
      this.#problems.push(`outside request: ${request.method()} ${request.url()}`);
    }
  }
}
