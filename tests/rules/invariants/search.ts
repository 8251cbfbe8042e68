import { documentsOf } from '../differential/capture';
import { poolOf } from '../differential/cases';
import { mutate } from '../differential/commits';
import { Random } from '../differential/random';
import { Recorder } from '../differential/recorder';
import { type Documents, targetOf, type Write } from '../differential/rest';
import type { Bench } from '../differential/server';
import type { Pool } from '../differential/values';
import { NEW_ID } from '../forum-commits';
import { ACTS, type Act, newId, REMOVALS, type Scene } from './acts';
import { CHECKS } from './figures';
import { State } from './state';
import { isRecount, STEP_CHECKS } from './steps';
import { ACTORS, plantWorld } from './world';

/** One commit of a sequence: who does what, by which chances, changed how often, and what else goes with it. */
export interface Move {
  actor: number;
  act: number;
  seed: number;
  /** A seed for each hostile change. */
  changes: readonly number[];
  /** Another act of the same person in the same commit. */
  beside: number | null;
}

export interface Breach {
  rule: string;
  where: string;
  /** What was done until then, in words; the last of them broke it. */
  story: readonly string[];
}

/** What cannot be put into words is not sent: an act on something that is half gone. */
async function attempt(act: Act, scene: Scene): Promise<void> {
  try {
    await act(scene);
  } catch {
    // Nothing was noted.
  }
}

/** What is looked at when a sequence has ended. */
export const STUCK = 'the staff can remove everything';

/** What an administrador may have counted wrongly. */
const COUNTED_BY_HAND = ['a topic counts its replies', 'a category counts its topics and replies'] as const;

/** A commit that was accepted. */
interface Accepted {
  actor: string;
  writes: readonly Write[];
}

/** Runs sequences of commits on a server, from the same small site, until one breaks what must hold. */
export class Search {
  readonly #bench: Bench;
  readonly #rules: string;
  readonly #recorder = new Recorder();
  #world: Documents = new Map();
  #beginning = new State(new Map());
  #state = this.#beginning;
  #gone = new Set<string>();
  #touched = new Set<string>();
  #words: Pool = { strings: [], paths: [], fields: [] };
  sent = 0;
  accepted = 0;

  constructor(bench: Bench, rules: string) {
    this.#bench = bench;
    this.#rules = rules;
  }

  async begin(): Promise<void> {
    await plantWorld(this.#recorder.as('owner'));
    this.#world = documentsOf(this.#recorder.take());
    this.#words = poolOf(this.#world);
    await this.#bench.open(this.#rules, this.#world);
    this.#beginning = new State(await this.#bench.read([...this.#world.keys()]));
  }

  async end(): Promise<void> {
    await this.#recorder.close();
    this.#bench.close();
  }

  /** What is broken before anything was done. */
  breachesAtFirst(): string[] {
    return Object.values(CHECKS).flatMap((check) => check(this.#beginning));
  }

  /** The first rule that the sequence breaks; null when it breaks none. `open` rules are not looked at. */
  async run(moves: readonly Move[], open: ReadonlySet<string> = new Set()): Promise<Breach | null> {
    const known = new Set(open);
    await this.#bench.restorePaths(this.#touched);
    this.#touched = new Set();
    this.#gone = new Set();
    this.#state = this.#beginning;
    const story: string[] = [];
    for (const move of moves) {
      const persona = ACTORS[move.actor % ACTORS.length] ?? 'usuario';
      const writes = await this.#writesOf(move, persona, story);
      if (writes.length === 0) continue;
      this.sent += 1;
      const { decision } = await this.#bench.send(persona, { address: ':commit', body: { writes } });
      if (decision !== 'ok') {
        story.pop();
        continue;
      }
      this.accepted += 1;
      const breach = await this.#look({ actor: `uid-${persona}`, writes }, known);
      if (breach) return { ...breach, story: [...story, JSON.stringify(writes)] };
    }
    return known.has(STUCK) ? null : this.#clear(story);
  }

  /** In the end an administrador removes all that members wrote. */
  async #clear(story: readonly string[]): Promise<Breach | null> {
    const persona = 'administrador';
    const account = this.#state.get(`usuarios/uid-${persona}`);
    if (account?.estado !== 'activo' || account.rol !== persona) return null;
    for (const [collection, remove] of REMOVALS) {
      for (const item of this.#state.all(collection)) {
        const scene = {
          db: this.#recorder.as(persona),
          uid: `uid-${persona}`,
          state: this.#state,
          random: new Random(1),
        };
        await attempt((one) => remove(one, item), scene);
        const writes = this.#recorder.take().flatMap(({ body }) => body.writes ?? []);
        const { decision, text } = await this.#bench.send(persona, { address: ':commit', body: { writes } });
        if (decision !== 'ok')
          return { rule: STUCK, where: `${item.path}: ${text}`, story: [...story, JSON.stringify(writes)] };
        await this.#look({ actor: `uid-${persona}`, writes }, new Set());
      }
    }
    return null;
  }

  /** What one move would send, as the site is now. */
  async #writesOf(move: Move, persona: string, story: string[]): Promise<Write[]> {
    const random = new Random(move.seed);
    const scene = { db: this.#recorder.as(persona), uid: `uid-${persona}`, state: this.#state, random };
    const names: string[] = [];
    for (const place of move.beside === null ? [move.act] : [move.act, move.beside]) {
      const [name, act] = ACTS[place % ACTS.length] ?? ACTS[0] ?? ['', async () => {}];
      await attempt(act, scene);
      names.push(name);
    }
    // The helpers name what is new alike; here it is new each time.
    const id = newId(random);
    const sent = this.#recorder.take().flatMap(({ body }) => body.writes ?? []);
    const writes: Write[] = JSON.parse(JSON.stringify(sent).replaceAll(NEW_ID, id));
    if (writes.length === 0) return [];
    const state = this.#state;
    const pool = {
      ...this.#words,
      paths: state.stored().map(({ path }) => path),
      stored: (path: string) => state.fields(path),
    };
    for (const seed of move.changes) names.push(mutate(writes, new Random(seed), pool) ?? 'as it is');
    story.push(`${persona}: ${names.join(', ')}`);
    return writes;
  }

  /** Reads what the commit wrote and looks at everything. */
  async #look({ actor, writes }: Accepted, known: Set<string>): Promise<Omit<Breach, 'story'> | null> {
    const paths = [...new Set(writes.map(targetOf))];
    for (const path of paths) this.#touched.add(path);
    const before = this.#state;
    const after = before.with(await this.#bench.read(paths));
    this.#state = after;
    const step = { actor, before, after, paths, gone: this.#gone };
    if (isRecount(step)) for (const rule of COUNTED_BY_HAND) known.add(rule);
    const found = [
      ...Object.entries(STEP_CHECKS).flatMap(([rule, check]) =>
        known.has(rule) ? [] : check(step).map((where) => ({ rule, where })),
      ),
      ...Object.entries(CHECKS).flatMap(([rule, check]) =>
        known.has(rule) ? [] : check(after).map((where) => ({ rule, where })),
      ),
    ];
    for (const path of paths)
      if (before.has(path) && !after.has(path) && /^(usuarios|foro_temas)\/[^/]+$/.test(path))
        this.#gone.add(path);
    return found[0] ?? null;
  }
}
