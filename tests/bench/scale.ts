import { contentionPause, RETRIES } from '@/services/firestore/commit';

/**
 * What many at once do to single documents. A commit takes its documents for `COMMIT_MS`; one that finds any of them taken
 * is given up and tried again by the site's own policy (services/contention). Events come at random (Poisson) through one
 * peak hour. Deterministic: the same seed gives the same table. docs/scale.md explains the figures.
 */

/** What a document takes for long (cloud.google.com/firestore/docs/best-practices): beyond it latency and errors grow. */
export const WRITES_PER_SECOND = 1;
/** One commit with rules that look at a few documents, between Latin America and us-central: 100 to 200 ms. */
const COMMIT_MS = 150;
const HOUR_MS = 3_600_000;
/** The busiest hour of a day has about four times the average. */
const PEAK = 4 / 24;

export interface Traffic {
  /** Pages of articles seen in a day, and the part that the best-read article has. */
  visits: number;
  topArticle: number;
  /** Topics seen in a day, and the part of the busiest one. */
  views: number;
  topTopic: number;
  replies: number;
  likes: number;
  comments: number;
  /** Articles saved while published. */
  saves: number;
  categories: number;
  topics: number;
}

/** A small site that is well read: the figures of one day. */
export const TODAY: Traffic = {
  visits: 3000,
  topArticle: 0.1,
  views: 1000,
  topTopic: 0.2,
  replies: 100,
  likes: 300,
  comments: 60,
  saves: 20,
  categories: 6,
  topics: 30,
};

export interface Kind {
  name: string;
  /** Events in a day. */
  perDay: number;
  /** The documents that one event writes and shares with others. */
  documents: (random: () => number) => string[];
  /** Whether a lost race is tried again; a visit is not. */
  retries: boolean;
}

export interface Outcome {
  name: string;
  /** Writes a second, in the peak hour, of the document of this kind that most write. */
  hottest: number;
  /** Milliseconds until it is stored: the one of twenty that waits longest. */
  wait95: number;
  /** Of a thousand events, those that were never stored. */
  lost: number;
}

/** A small generator with a seed (mulberry32): the table is the same at each run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The first of `count` has the part `top` of all; the others share the rest. */
const oneOf = (random: () => number, count: number, top: number): number =>
  random() < top ? 0 : 1 + Math.floor(random() * (count - 1));

/** The kinds of events of a day with `factor` times the traffic. `sample`: one visit of so many is written. */
export function kindsOf(traffic: Traffic, factor: number, sample: number): Kind[] {
  const topic = (random: () => number) => oneOf(random, traffic.topics * factor, traffic.topTopic);
  return [
    {
      name: 'visita de un artículo',
      perDay: (traffic.visits * factor) / sample,
      documents: (random) => [`articulo-${oneOf(random, 270, traffic.topArticle)}`],
      retries: false,
    },
    {
      name: 'vista de un tema',
      perDay: (traffic.views * factor) / sample,
      documents: (random) => [`tema-${topic(random)}`],
      retries: false,
    },
    {
      name: 'comentario',
      perDay: traffic.comments * factor,
      documents: (random) => [`articulo-${oneOf(random, 270, traffic.topArticle)}`],
      retries: true,
    },
    {
      name: 'respuesta',
      perDay: traffic.replies * factor,
      documents: (random) => [
        `tema-${topic(random)}`,
        `categoria-${oneOf(random, traffic.categories, 1 / traffic.categories)}`,
      ],
      retries: true,
    },
    {
      name: 'me gusta',
      perDay: traffic.likes * factor,
      documents: (random) => [`tema-${topic(random)}`, `autor-${topic(random)}`],
      retries: true,
    },
    {
      name: 'guardar un artículo publicado',
      perDay: traffic.saves * factor,
      documents: (random) => [`articulo-${oneOf(random, 270, traffic.topArticle)}`, 'fragmento-del-anio'],
      retries: true,
    },
  ];
}

interface Event {
  at: number;
  since: number;
  tries: number;
  kind: Kind;
  documents: string[];
}

/** The events of the peak hour, by their moment. */
function arrivals(kinds: readonly Kind[], random: () => number): Event[] {
  return kinds.flatMap((kind) => {
    const events: Event[] = [];
    const mean = HOUR_MS / (kind.perDay * PEAK);
    for (let at = -Math.log(1 - random()) * mean; at < HOUR_MS; at += -Math.log(1 - random()) * mean)
      events.push({ at, since: at, tries: 0, kind, documents: kind.documents(random) });
    return events;
  });
}

/** A queue by moment: a binary heap, since a retry comes back at a later one. */
class Agenda {
  readonly #events: Event[] = [];

  constructor(events: readonly Event[]) {
    for (const event of events) this.add(event);
  }

  add(event: Event): void {
    const events = this.#events;
    let place = events.push(event) - 1;
    for (let above = (place - 1) >> 1; place > 0 && at(events, above) > event.at; above = (place - 1) >> 1) {
      this.#swap(place, above);
      place = above;
    }
  }

  next(): Event | undefined {
    const events = this.#events;
    const [first] = events;
    const last = events.pop();
    if (!first || !last || events.length === 0) return first;
    events[0] = last;
    for (let place = 0; ; ) {
      const below = [2 * place + 1, 2 * place + 2].filter((one) => one < events.length);
      const least = below.reduce((best, one) => (at(events, one) < at(events, best) ? one : best), place);
      if (least === place) return first;
      this.#swap(place, least);
      place = least;
    }
  }

  #swap(a: number, b: number): void {
    const [one, other] = [this.#events[a], this.#events[b]];
    if (one && other) [this.#events[a], this.#events[b]] = [other, one];
  }
}

const at = (events: readonly Event[], place: number): number => events[place]?.at ?? Number.POSITIVE_INFINITY;

/** One peak hour of these kinds of events. */
export function simulate(kinds: readonly Kind[], seed = 1): Outcome[] {
  const random = generator(seed);
  const agenda = new Agenda(arrivals(kinds, random));
  const takenUntil = new Map<string, number>();
  const writes = new Map<Kind, Map<string, number>>(kinds.map((kind) => [kind, new Map()]));
  const waits = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
  const lost = new Map<Kind, number>();
  for (let event = agenda.next(); event; event = agenda.next()) {
    const { kind, documents } = event;
    const now = event.at;
    if (documents.some((document) => (takenUntil.get(document) ?? 0) > now)) {
      if (!kind.retries || event.tries >= RETRIES) lost.set(kind, (lost.get(kind) ?? 0) + 1);
      else {
        const tries = event.tries + 1;
        agenda.add({ ...event, tries, at: now + COMMIT_MS + contentionPause(tries, random) });
      }
      continue;
    }
    for (const document of documents) {
      takenUntil.set(document, now + COMMIT_MS);
      const counted = writes.get(kind);
      counted?.set(document, (counted.get(document) ?? 0) + 1);
    }
    waits.get(kind)?.push(now + COMMIT_MS - event.since);
  }
  return kinds.map((kind) => {
    const sorted = (waits.get(kind) ?? []).sort((a, b) => a - b);
    const missing = lost.get(kind) ?? 0;
    return {
      name: kind.name,
      hottest: Math.max(0, ...(writes.get(kind)?.values() ?? [])) / (HOUR_MS / 1000),
      wait95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
      lost: (1000 * missing) / Math.max(1, sorted.length + missing),
    };
  });
}

/** The table of docs/scale.md. */
export function scaleTable(): string {
  const lines = [['traffic', 'event', 'hottest writes/s', '95 % stored in', 'lost of 1,000']];
  for (const factor of [1, 10, 100, 1000])
    for (const { name, hottest, wait95, lost } of simulate(kindsOf(TODAY, factor, 10)))
      lines.push([
        `${factor}x`,
        name,
        `${hottest.toFixed(3)}${hottest > WRITES_PER_SECOND ? ' OVER' : ''}`,
        `${(wait95 / 1000).toFixed(2)} s`,
        lost.toFixed(1),
      ]);
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
