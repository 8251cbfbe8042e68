import { createHash } from 'node:crypto';
import { fieldOf, textOf } from '@/model/shared/unknown-value';
import { type Answer, done, PROJECT, type Request, refused, SITE } from './protocol';

interface Version {
  name: string;
  status: 'CREATED' | 'FINALIZED';
  config: unknown;
  /** Path → hash of the compressed file. */
  files: Map<string, string>;
}

const PREFIX = `projects/${PROJECT}/sites/${SITE}`;
/** A page of a list: small, so that lists have several. */
const PAGE = 5;

/** Firebase Hosting: versions are filled, finalized, and only then released; a file is uploaded once for all versions. */
export class HostingService {
  hasSite = true;
  readonly versions = new Map<string, Version>();
  readonly releases: Version[] = [];
  readonly #uploaded = new Set<string>();
  readonly #origin: () => string;

  constructor(origin: () => string) {
    this.#origin = origin;
  }

  get live(): Version | undefined {
    return this.releases.at(-1);
  }

  /** The paths that are served. */
  get livePaths(): string[] {
    return [...(this.live?.files.keys() ?? [])].sort();
  }

  answer(request: Request): Answer | undefined {
    const { method, path, query } = request;
    const name = path.replace(/^\/v1beta1\//, '');
    const version = this.versions.get(name.replace(/(:\w+|\/files)$/, ''));
    if (path.startsWith('/subir/')) return this.#upload(request);
    if (method === 'GET' && name === `projects/${PROJECT}/sites`)
      return done({ sites: this.hasSite ? [{ name: PREFIX, type: 'DEFAULT_SITE' }] : [] });
    if (method === 'GET' && name === PREFIX && this.hasSite)
      return done({ name, type: 'DEFAULT_SITE', defaultUrl: `https://${SITE}.web.app` });
    if (method === 'GET' && name === `${PREFIX}/channels/live`)
      return done({ name, ...(this.live ? { release: this.#release() } : {}) });
    if (method === 'POST' && name === `${PREFIX}/versions`) return this.#create(request);
    if (method === 'POST' && name === `${PREFIX}/channels/live/releases`)
      return this.#put(this.versions.get(query.get('versionName') ?? ''));
    if (!version) return;
    if (method === 'GET' && name.endsWith('/files')) return this.#list(version, query);
    if (method === 'POST' && name.endsWith(':populateFiles')) return this.#populate(version, request);
    if (method === 'PATCH') return this.#finalize(version, request);
    return;
  }

  #release() {
    const { name, status, config } = this.live ?? {};
    return { type: 'DEPLOY', version: { name, status, config } };
  }

  #create(request: Request): Answer {
    const name = `${PREFIX}/versions/v${this.versions.size + 1}`;
    const config = fieldOf(request.json(), 'config');
    this.versions.set(name, { name, config, status: 'CREATED', files: new Map() });
    return done({ name, status: 'CREATED' });
  }

  #populate(version: Version, request: Request): Answer {
    const files = Object.entries(fieldOf(request.json(), 'files') ?? {});
    for (const [path, hash] of files) version.files.set(path, String(hash));
    const wanted = files.map(([, hash]) => String(hash)).filter((hash) => !this.#uploaded.has(hash));
    return done({ uploadUrl: `${this.#origin()}/subir/${version.name}`, uploadRequiredHashes: wanted });
  }

  #upload({ path, body }: Request): Answer {
    const hash = path.split('/').at(-1) ?? '';
    if (createHash('sha256').update(body).digest('hex') !== hash) return refused(400, 'content hash');
    this.#uploaded.add(hash);
    return done();
  }

  #finalize(version: Version, request: Request): Answer {
    const missing = [...version.files].filter(([, hash]) => !this.#uploaded.has(hash));
    if (missing.length > 0) return refused(400, `not uploaded: ${missing.map(([path]) => path).join(' ')}`);
    if (textOf(request.json(), 'status') === 'FINALIZED') version.status = 'FINALIZED';
    version.config = fieldOf(request.json(), 'config');
    return done(version);
  }

  #put(version: Version | undefined): Answer {
    if (version?.status !== 'FINALIZED') return refused(400, 'the version is not finalized');
    this.releases.push(version);
    return done(this.#release());
  }

  #list({ files }: Version, query: URLSearchParams): Answer {
    const start = Number(query.get('pageToken') ?? '0');
    const page = [...files]
      .slice(start, start + PAGE)
      .map(([path, hash]) => ({ path, hash, status: 'ACTIVE' }));
    return done({
      files: page,
      ...(start + PAGE < files.size ? { nextPageToken: String(start + PAGE) } : {}),
    });
  }
}
