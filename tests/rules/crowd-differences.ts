import { collection, doc, type Firestore, getDoc, getDocs } from 'firebase/firestore/lite';
import { parseReply, parseTopic } from '@/model/forum/topic';
import type { Account } from '@/model/users/account';
import { BADGES } from '@/model/users/badges';
import { parseAccount } from '@/services/users/data';

export const TOPIC = 'abierto';

/** What a member has done, as it was told: what is stored is judged by it. */
export interface Doings {
  account: Account;
  replies: string[];
  liked: Set<string>;
  favourites: Set<string>;
  /** Everything that ever was one: its points stay. */
  everFavourite: Set<string>;
  follows: boolean;
  everFollowed: boolean;
}

/** Compares what is stored with what it should be, and keeps what differs. */
class Comparison {
  readonly found: string[] = [];
  readonly owner: Firestore;
  readonly people: readonly Doings[];

  constructor(owner: Firestore, people: readonly Doings[]) {
    this.owner = owner;
    this.people = people;
  }

  same(what: string, is: unknown, should: unknown): void {
    const [stored, wanted] = [JSON.stringify(is), JSON.stringify(should)];
    if (stored !== wanted) this.found.push(`${what}: ${stored}, should be ${wanted}`);
  }

  async stored(path: string) {
    return (await getDoc(doc(this.owner, path))).data() ?? {};
  }

  likersOf = (id: string): string[] =>
    this.people.flatMap(({ liked, account: { uid } }) => (liked.has(id) ? [uid] : [])).sort();

  async topic(): Promise<void> {
    const likers = this.likersOf(TOPIC);
    const written = this.people.flatMap(({ replies }) => replies).sort();
    const documents = (await getDocs(collection(this.owner, 'foro_respuestas'))).docs;
    const replies = documents.map((one) => parseReply(one.id, one.data()));
    const numbers = replies.map(({ numero }) => numero).sort((a, b) => a - b);
    this.same('replies', replies.map(({ id }) => id).sort(), written);
    this.same(
      'numbers',
      numbers,
      written.map((_id, place) => place + 1),
    );
    for (const reply of replies) {
      const who = this.likersOf(reply.id);
      this.same(`likes of ${reply.id}`, [[...reply.usuariosLike].sort(), reply.likes], [who, who.length]);
    }
    const topic = parseTopic(TOPIC, await this.stored(`foro_temas/${TOPIC}`));
    this.same(
      'topic',
      [topic.respuestas, topic.ultimoNumero, topic.likes, [...topic.usuariosLike].sort()],
      [written.length, written.length, likers.length, likers],
    );
    this.same('category', (await this.stored('foro_categorias/general')).mensajeCount, written.length);
    this.same('points of the author', (await this.stored('usuarios/uid-usuario')).puntos, likers.length);
  }

  async member(member: Doings): Promise<void> {
    const { uid } = member.account;
    const data = await this.stored(`usuarios/${uid}`);
    const { puntos, respuestasForoCount, insignias, estadisticasForo, ...now } = parseAccount(uid, data);
    const likes = member.replies.flatMap(this.likersOf).length;
    const badges = BADGES.filter(({ id }) => insignias.includes(id));
    const earned =
      member.replies.length * 2 +
      likes +
      member.everFavourite.size * 5 +
      (member.everFollowed ? 2 : 0) +
      badges.reduce((sum, { puntosOtorgados }) => sum + puntosOtorgados, 0);
    this.same(
      uid,
      [puntos, respuestasForoCount, estadisticasForo.likes, estadisticasForo.likesOtorgados],
      [earned, member.replies.length, likes, member.liked.size],
    );
    this.same(`favourites of ${uid}`, [...now.articulosFavoritos].sort(), [...member.favourites].sort());
    this.same(`topics of ${uid}`, now.temasFavoritos, member.follows ? [TOPIC] : []);
    const shown = await this.stored(`perfiles/${uid}`);
    const fields = Object.keys(shown).map((field) => [field, data[field]]);
    this.same(`public side of ${uid}`, shown, Object.fromEntries(fields));
  }
}

/** What is stored otherwise than the acts of these members, each told as done or as failed, have left it: nothing, if all is well. */
export async function differencesOf(owner: Firestore, people: readonly Doings[]): Promise<string[]> {
  const comparison = new Comparison(owner, people);
  await comparison.topic();
  for (const member of people) await comparison.member(member);
  return comparison.found;
}
