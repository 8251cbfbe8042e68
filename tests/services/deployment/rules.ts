import { fieldOf, textOf } from '@/model/shared/unknown-value';
import { compileRules } from '../../../emulator/rules';
import { type Answer, done, PROJECT, type Request, refused } from './protocol';

interface Ruleset {
  name: string;
  source: unknown;
}

interface Release {
  name: string;
  rulesetName: string;
  createTime: string;
}

const PREFIX = `projects/${PROJECT}`;

const fileOf = (source: unknown): unknown => {
  const files = fieldOf(source, 'files');
  return Array.isArray(files) ? files[0] : undefined;
};

type Compiled = ReturnType<typeof compileRules>['issues'];

/** What was compiled, by its text: every deployment of a file of tests sends the same. */
const compiled = new Map<string, Compiled>();

/** What a compiler says of a rules file of Firestore or, by its name, of Storage. */
function issuesOf(content: string, fileName: string): Compiled {
  const service = fileName.startsWith('storage') ? 'firebase.storage' : 'cloud.firestore';
  const key = `${fileName} ${content}`;
  const issues = compiled.get(key) ?? compileRules(content, { fileName, service }).issues;
  compiled.set(key, issues);
  return issues;
}

/** Firebase's service of rules: rulesets are compiled when they come, and are in force once a release names them. */
export class RulesService {
  readonly rulesets = new Map<string, Ruleset>();
  readonly releases = new Map<string, Release>();

  /** The rules in force of a service ('cloud.firestore'); null where it has none. */
  inForce(service: string): string | null {
    const release = [...this.releases.values()].find(({ name }) => name.includes(`/releases/${service}`));
    return textOf(fileOf(this.rulesets.get(release?.rulesetName ?? '')?.source), 'content');
  }

  answer(request: Request): Answer | undefined {
    const { method, path } = request;
    const name = path.replace(/^\/v1\//, '');
    if (method === 'POST' && name === `${PREFIX}:test`) return this.#test(request);
    if (method === 'GET' && name === `${PREFIX}/releases`)
      return done({ releases: [...this.releases.values()] });
    if (method === 'GET' && this.rulesets.has(name)) return done(this.rulesets.get(name));
    if (method === 'POST' && name === `${PREFIX}/rulesets`) return this.#create(request);
    if (method === 'POST' && name === `${PREFIX}/releases`) return this.#release(request.json());
    if (method === 'PATCH' && name.startsWith(`${PREFIX}/releases/`))
      return this.releases.has(name)
        ? this.#release(fieldOf(request.json(), 'release'))
        : refused(404, 'no such release');
    return;
  }

  #test(request: Request): Answer {
    const file = fileOf(fieldOf(request.json(), 'source'));
    const fileName = textOf(file, 'name') ?? '';
    return done({
      issues: issuesOf(textOf(file, 'content') ?? '', fileName).map(
        ({ severity, message, line, column }) => ({
          ...{ severity: severity.toUpperCase(), description: message },
          sourcePosition: { fileName, line, column },
        }),
      ),
    });
  }

  #create(request: Request): Answer {
    const name = `${PREFIX}/rulesets/${this.rulesets.size + 1}`;
    const ruleset = { name, source: fieldOf(request.json(), 'source') };
    this.rulesets.set(name, ruleset);
    return done(ruleset);
  }

  #release(release: unknown): Answer {
    const name = textOf(release, 'name') ?? '';
    const rulesetName = textOf(release, 'rulesetName') ?? '';
    if (!this.rulesets.has(rulesetName)) return refused(404, 'no such ruleset');
    this.releases.set(name, { name, rulesetName, createTime: '2026-01-01T00:00:00Z' });
    return done(this.releases.get(name));
  }
}
