/** The owner's machine: a small built site, the content of an embedded Firestore, and the real deployment of both. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Deployment, deployProject } from '../../../scripts/deploy/deployment';
import { askPlace } from '../../../scripts/deploy/preflight';
import type { Part } from '../../../scripts/deploy/send';
import { publishContent } from '../../../scripts/publish/content';
import type { Project } from '../../../scripts/publish/project';
import type { SiteBackend } from '../backend';
import { BUCKET, PROJECT } from './protocol';

export const ALL: ReadonlySet<Part> = new Set(['firestore:indexes', 'firestore:rules', 'storage', 'hosting']);
const PAGES: ReadonlySet<Part> = new Set(['hosting']);

const ABOUT = { name: 'Evidencias', description: 'Artículos', url: 'https://sitio.org' };

/** What a build leaves; the name of its script changes with each. */
const BUILT = ['app.html', 'index.html', 'biblioteca/index.html', 'foro/index.html', 'favicon.svg'];

export class Owner {
  readonly folder = mkdtempSync(join(tmpdir(), 'desplegar-'));
  readonly dist = join(this.folder, 'dist');
  readonly #backend: SiteBackend;
  #builds = 0;

  constructor(backend: SiteBackend) {
    this.#backend = backend;
    copyFileSync('firestore.indexes.json', join(this.folder, 'firestore.indexes.json'));
  }

  build(): void {
    this.#builds += 1;
    const script = `assets/app-${String(this.#builds).padStart(8, '0')}.js`;
    for (const file of [...BUILT, script]) {
      mkdirSync(join(this.dist, file, '..'), { recursive: true });
      writeFileSync(join(this.dist, file), `${file} ${this.#builds}`);
    }
  }

  /** As on another machine: what earlier runs read and built is not there. */
  forget(): void {
    for (const folder of ['.publish', 'dist'])
      rmSync(join(this.folder, folder), { recursive: true, force: true });
  }

  deploy(over: Partial<Deployment> = {}): Promise<void> {
    return this.#send({ parts: ALL, ...over });
  }

  publish(over: Partial<Deployment> = {}): Promise<void> {
    return this.#send({ parts: PAGES, ...over });
  }

  async #send(over: Partial<Deployment>): Promise<void> {
    const place = await askPlace(PROJECT);
    this.build();
    await deployProject({
      ...{ place, project: this.#project(), parts: ALL, confirm: null },
      ...{ firstAdministrator: 'duena@sitio.org', withoutContent: false, allowLoss: false },
      publish: () => this.#publishContent(),
      ...over,
    });
  }

  #publishContent() {
    return publishContent({
      ...{ db: this.#backend.visitor, site: ABOUT, dist: this.dist, folder: join(this.folder, '.publish') },
      draw: async ({ articles }, _store, output) => {
        for (const { id, titulo } of articles)
          output.write({ path: `articulo/${id}/index.html`, content: titulo });
        return articles.length;
      },
    });
  }

  #project(): Project {
    const firebase = { apiKey: 'k', authDomain: 'd', projectId: PROJECT, storageBucket: BUCKET, appId: 'a' };
    const images = { imageUploadUrl: null, imageDeleteUrl: null };
    return {
      config: { siteName: ABOUT.name, firebase, emulators: null, appCheck: null, ...images },
      ...{ site: ABOUT, folder: join(this.folder, '.publish'), dist: this.dist, sources: '' },
    };
  }
}
