import { join } from 'node:path';
import { openExport } from '../persistence/export';
import { Journal } from '../persistence/journal';
import { RulesetSlot, type RulesSource } from '../security/ruleset-slot';
import type { IndexConfiguration } from '../types';
import { createClock } from './clock';
import { Project } from './project';

export interface ProjectsOptions {
  /** Where projects are kept between runs; absent: in memory only. */
  dataDirectory?: string;
  strictIndexes?: boolean;
  mainProject?: string;
}

/** All projects of a server. Each id has its own database from the first time it is asked for. */
export class Projects {
  readonly defaultRules = new RulesetSlot();
  /** The project the server was launched for: rules put for it hold for every project without its own. */
  readonly mainProject: string | undefined;
  readonly #options: ProjectsOptions;
  readonly #projects = new Map<string, Project>();
  readonly #now = createClock();
  #indexes: IndexConfiguration | undefined;

  constructor(options: ProjectsOptions) {
    this.#options = options;
    this.mainProject = options.mainProject;
  }

  get(id: string): Project {
    const known = this.#projects.get(id);
    if (known) return known;
    const { dataDirectory, strictIndexes = true } = this.#options;
    const project = new Project({
      id,
      now: this.#now,
      defaultRules: this.defaultRules,
      strictIndexes,
      ...(this.#indexes ? { indexes: this.#indexes } : {}),
      ...(dataDirectory ? { journal: new Journal(join(dataDirectory, encodeURIComponent(id))) } : {}),
    });
    this.#projects.set(id, project);
    return project;
  }

  /** The rules of every project that gets none of its own. */
  loadDefaultRules(source: RulesSource): void {
    this.defaultRules.load(source);
  }

  /** The indexes of every project, those already open too. */
  setIndexes(indexes: IndexConfiguration): void {
    this.#indexes = indexes;
    for (const project of this.#projects.values()) project.database.setIndexes(indexes);
  }

  /** Imports an export into a project where it is the later state. Throws an Error for an export that cannot be read. */
  seed(id: string, metadataPath: string): void {
    const taken = this.get(id).seed(openExport(metadataPath));
    if (!taken) console.log(`${metadataPath} is older than the kept data of ${id}: the kept data stays`);
  }

  close(): void {
    for (const project of this.#projects.values()) project.close();
  }
}
