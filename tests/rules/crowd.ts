import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { parseTopic, type Reply, type Topic } from '@/model/forum/topic';
import { newId } from '@/model/shared/stored/document-id';
import type { Account } from '@/model/users/account';
import { BADGES } from '@/model/users/badges';
import { addFavourite, removeFavourite } from '@/services/favourites/favourites';
import { realWait } from '@/services/firestore/retry';
import { setLike } from '@/services/forum/likes';
import { createReply } from '@/services/forum/reply-writing';
import { saveTopic } from '@/services/forum/saved-topics';
import { recordTopicView } from '@/services/forum/topics';
import { settleEvents } from '@/services/users/badges';
import { parseAccount } from '@/services/users/data';
import { type RulesBackend, uidOf } from './backend';
import { type Doings, differencesOf, TOPIC } from './crowd-differences';
import { Random } from './differential/random';
import { account, article, profileOf } from './fixtures';
import { forumCategory, topic } from './forum-fixtures';

/** Members of one topic who all act at once, one act after another each, as the screens have them do it. */
export interface CrowdSize {
  members: number;
  acts: number;
  seed: number;
}

export interface CrowdReport {
  /** What was told as a failure: the act, and what it was told. */
  errors: string[];
  /** Milliseconds that half of the acts, 95 of a hundred, and the slowest took. */
  half: number;
  p95: number;
  slowest: number;
  /** Seconds until the last member had done all. */
  seconds: number;
  /** What is stored otherwise than the acts that were told as done have left it. */
  differences: string[];
}

const ARTICLES = ['uno', 'dos', 'tres'];
/** As often as each is done in a lively topic. */
const DECK = [
  ...Array<'reply'>(3).fill('reply'),
  ...Array<'like-reply'>(6).fill('like-reply'),
  ...(['quote', 'quote', 'like-topic', 'like-topic', 'favourite', 'favourite', 'follow', 'view'] as const),
];
type ActKind = (typeof DECK)[number];

const newcomer = (known: Account): Doings => ({
  account: known,
  replies: [],
  liked: new Set(),
  favourites: new Set(),
  everFavourite: new Set(),
  follows: false,
  everFollowed: false,
});

const toggle = (set: Set<string>, id: string, on: boolean) => (on ? set.add(id) : set.delete(id));

class Crowd {
  readonly replies = new Map<string, Reply>();
  readonly people: Doings[] = [];
  readonly took: number[] = [];
  readonly errors: string[] = [];
  readonly backend: RulesBackend;
  readonly size: CrowdSize;
  #isOver = false;

  constructor(backend: RulesBackend, size: CrowdSize) {
    this.backend = backend;
    this.size = size;
  }

  readonly put = (path: string, data: Record<string, unknown>) => setDoc(doc(this.backend.owner, path), data);

  readonly stored = async (path: string) => (await getDoc(doc(this.backend.owner, path))).data() ?? {};

  async plant(): Promise<void> {
    await this.backend.clear();
    const unanswered = { respuestas: 0, ultimoNumero: 0, ultimaRespuesta: null, vistas: 0 };
    const unliked = { likes: 0, usuariosLike: [], participantes: ['uid-usuario'] };
    await this.put('foro_categorias/general', forumCategory({ mensajeCount: 0 }));
    await this.put(`foro_temas/${TOPIC}`, topic({ ...unanswered, ...unliked }));
    for (const id of ARTICLES) await this.put(`articulos/${id}`, article('publicado'));
    for (const { id, ...badge } of BADGES) await this.put(`insignias/${id}`, badge);
    const names = Array.from({ length: this.size.members }, (_value, n) => `persona${n}`);
    for (const name of ['usuario', ...names]) {
      const data = account(name, { puntos: 0, articulosFavoritos: [], respuestasForoCount: 0 });
      await this.put(`usuarios/${uidOf(name)}`, data);
      await this.put(`perfiles/${uidOf(name)}`, profileOf(data));
      if (name !== 'usuario') this.people.push(newcomer(parseAccount(uidOf(name), data)));
    }
  }

  dbOf({ account: { uid } }: Doings) {
    return this.backend.as(uid.replace('uid-', ''));
  }

  async reply(member: Doings, open: Topic, random: Random, quotes: boolean): Promise<void> {
    const [db, uid, id] = [this.dbOf(member), member.account.uid, newId()];
    const others = [...this.replies.keys()];
    const citaId = quotes && others.length > 0 ? random.pick(others) : null;
    const stored = await createReply(db, uid, open, { id, contenido: `Respuesta ${random.seed()}`, citaId });
    this.replies.set(id, stored);
    member.replies.push(id);
  }

  async like(member: Doings, open: Topic, reply: Reply | undefined): Promise<void> {
    const item = reply ?? open;
    const on = !member.liked.has(item.id);
    const liked = reply
      ? ({ kind: 'respuesta', item: reply, titulo: open.titulo } as const)
      : ({ kind: 'tema', item: open } as const);
    await setLike(this.dbOf(member), member.account, liked, on);
    toggle(member.liked, item.id, on);
  }

  async keep(member: Doings, id: string): Promise<void> {
    const { uid } = member.account;
    const on = !member.favourites.has(id);
    await (on ? addFavourite : removeFavourite)(this.dbOf(member), uid, id);
    toggle(member.favourites, id, on);
    if (on) member.everFavourite.add(id);
  }

  async follow(member: Doings, open: Topic): Promise<void> {
    const on = !member.follows;
    await saveTopic(this.dbOf(member), member.account.uid, open, on);
    member.follows = on;
    member.everFollowed ||= on;
  }

  /** Nobody waits for a view; while it is not taken it goes on trying beside what else its reader does, until the page is left. */
  view(member: Doings, open: Topic): void {
    const wait = async (milliseconds: number) => {
      await realWait(Math.min(milliseconds, 5000));
      if (this.#isOver) throw new Error('the page was left');
    };
    recordTopicView(this.dbOf(member), open, { wait }).catch(() => {});
  }

  async act(kind: ActKind, member: Doings, open: Topic, random: Random): Promise<void> {
    switch (kind) {
      case 'reply':
      case 'quote':
        return this.reply(member, open, random, kind === 'quote');
      case 'like-topic':
        return this.like(member, open, undefined);
      case 'like-reply': {
        const others = [...this.replies.values()].filter(({ autorId }) => autorId !== member.account.uid);
        return this.like(member, open, others.length > 0 ? random.pick(others) : undefined);
      }
      case 'favourite':
        return this.keep(member, random.pick(ARTICLES));
      case 'follow':
        return this.follow(member, open);
      case 'view':
        return this.view(member, open);
    }
  }

  /** All that one member does: each act is timed with what the screens do after it. */
  async run(member: Doings, random: Random): Promise<void> {
    const db = this.dbOf(member);
    // As the page shows it, until it is read again: older with each act.
    const open = parseTopic(TOPIC, await this.stored(`foro_temas/${TOPIC}`));
    for (let act = 0; act < this.size.acts; act += 1) {
      const kind = random.pick(DECK);
      const begun = performance.now();
      try {
        await this.act(kind, member, open, random);
      } catch (error) {
        const { code, message, cause } = error as Error & { code?: string };
        this.errors.push(`${kind}: ${code}: ${message} (${(cause as Error | undefined)?.message})`);
      }
      this.took.push(performance.now() - begun);
      if (kind !== 'view') await settleEvents(db, member.account.uid).catch(() => {});
    }
  }

  async work(): Promise<number> {
    const seeds = new Random(this.size.seed);
    const begun = performance.now();
    await Promise.all(this.people.map((member) => this.run(member, new Random(seeds.seed()))));
    const took = performance.now() - begun;
    this.#isOver = true;
    for (const member of this.people) await settleEvents(this.dbOf(member), member.account.uid);
    return took;
  }
}

const at = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

/** Has a crowd act on an empty backend, and looks at what it left. */
export async function crowdAt(backend: RulesBackend, size: CrowdSize): Promise<CrowdReport> {
  const crowd = new Crowd(backend, size);
  await crowd.plant();
  const took = await crowd.work();
  const sorted = crowd.took.toSorted((a, b) => a - b);
  return {
    errors: crowd.errors,
    half: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    slowest: at(sorted, 1),
    seconds: Math.round(took / 1000),
    differences: await differencesOf(backend.owner, crowd.people),
  };
}
