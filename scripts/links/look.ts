/** A look at one address: what it answers, where it leads, how long it takes. */
import { askHead, Unasked } from './ask';

/** What a look found out. `refusing`: it answers, but not to us (401, 403, 429…): nothing is known. */
export interface Look {
  result: 'alive' | 'moved' | 'gone' | 'failing' | 'refusing';
  /** '404', 'sin servidor', 'sin respuesta'. */
  reason: string;
  /** Where the last of its redirects leads. */
  final: string;
  /** Milliseconds until the answer. */
  ms: number;
}

export interface LookOptions {
  /** Who asks, with an address to complain to. */
  agent: string;
  /** How long an answer may take, in ms. */
  timeout: number;
  /** Pauses between tries, in ms: there is one try more than there are pauses. */
  pauses: readonly number[];
  /** The longest pause that a server may ask for (Retry-After), in ms; one that asks for more is left for another run. */
  longestWait: number;
  /** Whether a host, a name or an address, is not to be asked: `isPrivateHost`. */
  isPrivate: (host: string) => boolean;
  wait: (ms: number) => Promise<void>;
  now: () => number;
}

const REDIRECTS = 6;
const REDIRECTING = new Set([301, 302, 303, 307, 308]);
const LASTING = new Set([301, 308]);
const GONE = new Set([404, 410]);
/** Servers that are away, or have too much to do. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

interface Answer {
  status: number;
  final: string;
  /** Only lasting redirects led there, one at least. */
  moved: boolean;
  /** What the server asks to wait, in ms. */
  retryAfter: number | null;
}

/** The milliseconds that Retry-After asks for, as seconds or as a date; null without one. */
export function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/** Asks once, by HEAD or GET, and follows where it leads. Of the answer only its head is read. */
async function follow(address: string, method: 'HEAD' | 'GET', options: LookOptions): Promise<Answer> {
  let at = new URL(address);
  let lasting = true;
  for (let step = 0; step <= REDIRECTS; step++) {
    const { status, headers } = await askHead(at, method, options);
    const { location } = headers;
    if (REDIRECTING.has(status) && location !== undefined && URL.canParse(location, at.href)) {
      lasting &&= LASTING.has(status);
      const hash = at.hash;
      at = new URL(location, at.href);
      if (at.hash === '') at.hash = hash;
      if (!/^https?:$/.test(at.protocol)) throw new Unasked(at.protocol);
      continue;
    }
    const retryAfter = retryAfterOf(headers['retry-after'] ?? null, options.now());
    return { status, final: at.href, moved: step > 0 && lasting, retryAfter };
  }
  // Round and round: nothing is at its end.
  return { status: 508, final: at.href, moved: false, retryAfter: null };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What a try tells; a wait where it may be told better later. */
type Tried = { look: Omit<Look, 'ms'>; wait: number | null };

function judge(address: string, { status, final, moved, retryAfter }: Answer): Tried {
  const reason = String(status);
  const told = (result: Look['result'], wait: number | null = null): Tried => ({
    look: { result, reason, final },
    wait,
  });
  // 416: it is there, and shorter than what was asked for.
  if (status < 400 || status === 416) return told(moved && final !== address ? 'moved' : 'alive');
  if (GONE.has(status)) return told('gone');
  if (status === 429) return told('refusing', retryAfter ?? 0);
  if (PASSING.has(status)) return told('failing', retryAfter ?? 0);
  return told(status >= 500 ? 'failing' : 'refusing');
}

function failed(address: string, error: unknown): Tried {
  const told = (result: Look['result'], reason: string, wait: number | null): Tried => {
    return { look: { result, reason, final: address }, wait };
  };
  if (error instanceof Unasked) return told('refusing', 'red privada', null);
  const code = codeOf(error);
  if (code === 'ENOTFOUND') return told('gone', 'sin servidor', 0);
  if (code.startsWith('CERT_') || code.includes('_CERT') || code.startsWith('ERR_TLS'))
    return told('failing', 'certificado', null);
  return told('failing', 'sin respuesta', 0);
}

/** HEAD, and where that tells nothing good GET, since many servers answer it alone. */
async function tryOnce(address: string, options: LookOptions): Promise<Tried> {
  try {
    const head = judge(address, await follow(address, 'HEAD', options));
    if (['alive', 'moved'].includes(head.look.result) || head.look.reason === '429') return head;
  } catch (error) {
    const head = failed(address, error);
    if (head.look.reason !== 'sin respuesta') return head;
  }
  try {
    return judge(address, await follow(address, 'GET', options));
  } catch (error) {
    return failed(address, error);
  }
}

/** Looks at an address, and again where what it tells may pass. Never rejects. */
export async function look(address: string, options: LookOptions): Promise<Look> {
  for (let attempt = 0; ; attempt++) {
    const from = options.now();
    const { look, wait } = await tryOnce(address, options);
    const ms = options.now() - from;
    const pause = options.pauses[attempt];
    if (wait === null || pause === undefined || wait > options.longestWait) return { ...look, ms };
    await options.wait(Math.max(wait, pause));
  }
}
