import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOPIC_STATES } from '@/model/forum/kinds';
import { DEMO_ACCOUNTS, type DemoAccount } from './accounts';
import { CONTENT_DIR } from './content-dir';
import type { SeedCategory, SeedReply, SeedTopic } from './forum-documents';
import { towardsToday } from './recent';

export interface ForumContent {
  categories: SeedCategory[];
  topics: SeedTopic[];
}

type Entry = Readonly<Record<string, unknown>>;

/** The demo forum of `content/foro.json`, checked. Throws an Error that names the entry that is not as it should be. */
export function loadForum(dir: string = CONTENT_DIR): ForumContent {
  const file = entryOf(JSON.parse(readFileSync(join(dir, 'foro.json'), 'utf8')), 'foro.json');
  const categories = listOf(file, 'categorias').map((category) => ({
    id: textOf(category, 'id'),
    nombre: textOf(category, 'nombre'),
    descripcion: textOf(category, 'descripcion'),
    icono: textOf(category, 'icono'),
    color: textOf(category, 'color'),
  }));
  const topics = listOf(file, 'temas').map((topic, index) => topicOf(topic, index));
  return { categories, topics: movedTowardsToday(topics) };
}

function movedTowardsToday(topics: readonly SeedTopic[]): SeedTopic[] {
  const moved = towardsToday(
    topics.flatMap(({ date, replies }) => [date, ...replies.map((reply) => reply.date)]),
  );
  return topics.map((topic) => ({
    ...topic,
    date: moved(topic.date),
    replies: topic.replies.map((reply) => ({ ...reply, date: moved(reply.date) })),
  }));
}

/** Ids of 20 letters and digits, as the site makes them. */
const idOf = (kind: 'T' | 'R', ...numbers: number[]) =>
  `demo${kind}${numbers.map((number) => String(number + 1).padStart(3, '0')).join('')}`.padEnd(20, '0');

function topicOf(entry: Entry, index: number): SeedTopic {
  const estado = TOPIC_STATES.find((state) => state === entry.estado);
  const aceptada = numberOrNull(entry, 'aceptada');
  return {
    ...postOf(entry, idOf('T', index)),
    categoriaId: textOf(entry, 'categoria'),
    titulo: textOf(entry, 'titulo'),
    estado: estado ?? (aceptada === null ? 'abierto' : 'resuelto'),
    tags: textsOf(entry, 'tags'),
    anclado: entry.anclado === true,
    destacado: entry.destacado === true,
    vistas: numberOrNull(entry, 'vistas') ?? 0,
    aceptada,
    replies: listOf(entry, 'respuestas').map((reply, place) => replyOf(reply, index, place)),
  };
}

function replyOf(entry: Entry, topic: number, place: number): SeedReply {
  return { ...postOf(entry, idOf('R', topic, place)), cita: numberOrNull(entry, 'cita') };
}

function postOf(entry: Entry, id: string) {
  return {
    id,
    author: authorOf(textOf(entry, 'autor')),
    date: new Date(textOf(entry, 'fecha')),
    contenido: textOf(entry, 'contenido'),
    likes: textsOf(entry, 'likes'),
  };
}

function authorOf(uid: string): DemoAccount {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.uid === uid);
  if (!account) throw new Error(`foro.json: nobody is called ${uid}`);
  return account;
}

function entryOf(value: unknown, where: string): Entry {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${where}: an object was expected`);
  return { ...value };
}

function listOf(entry: Entry, key: string): Entry[] {
  const value = entry[key];
  if (!Array.isArray(value)) throw new Error(`foro.json: ${key} is not a list`);
  return value.map((item, index) => entryOf(item, `foro.json: ${key}[${index}]`));
}

function textOf(entry: Entry, key: string): string {
  const value = entry[key];
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`foro.json: ${key} is missing`);
  return value;
}

function textsOf(entry: Entry, key: string): string[] {
  const value = entry[key] ?? [];
  if (!Array.isArray(value)) throw new Error(`foro.json: ${key} is not a list`);
  return value.map(String);
}

function numberOrNull(entry: Entry, key: string): number | null {
  const value = entry[key];
  return typeof value === 'number' ? value : null;
}
