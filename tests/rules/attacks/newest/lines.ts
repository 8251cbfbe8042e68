import { serverTimestamp } from 'firebase/firestore/lite';
import { actAsAuthor, addTopic } from '../../forum-commits';
import type { Attempt } from '../../matrix/row';
import { save } from '../../staff-commits';
import { ofEach } from '../attempts';
import type { Table } from './table';

const editTopic =
  (item: object): Attempt =>
  (db, { uid }) =>
    actAsAuthor(db, uid, 'foro_temas/abierto', {
      item: { ...item, editado: true, fechaEdicion: serverTimestamp() },
    });
const titled =
  (titulo: unknown): Attempt =>
  (db, { uid }) =>
    addTopic(db, uid, { item: { titulo }, category: { 'ultimoTema.titulo': titulo } });
const taggedTopic =
  (tags: unknown): Attempt =>
  (db, { uid }) =>
    addTopic(db, uid, { item: { tags } });
const article =
  (change: object): Attempt =>
  (db, { uid }) =>
    save(db, uid, { id: 'borrador', change: { ...change } });

/** What an eye does not see, or sees as something else. None of them stands in the matrix, which has the plainest. */
const LINES: readonly (readonly [what: string, line: string])[] = [
  ['nothing', ''],
  ['a fixed space', '\u00A0'],
  ['a mark on a space', ' \u0301'],
  ['a mark in an enclosure', '\u20DD'],
  ['Hangul fillers', '\u115F\u1160'],
  ['half a filler', '\uFFA0'],
  ['a braille blank', '\u2800'],
  ['two joiners', '\u200D\u200D'],
  ['a joiner between two letters of Arabic', 'ا\u200Dب'],
  ['a joiner after a letter with its mark', 'e\u0301\u200Dx'],
  ['a joiner after four marks of an emoji', '👍\u0301\u0301\u0301\u0301\u200D👩'],
  ['a second joiner between emoji', '👩\u200D\u200D👧'],
  ['four marks of two kinds', 'a\u0301\u0336\u0489\u20DD'],
  ['a hundredth mark', `a${'\u0336'.repeat(20)}`],
  ['marks after a marked letter', `e\u0301${'\u0E31'.repeat(4)}`],
  ['a joiner of graphemes', 'a\u034Fb'],
  ['a Mongolian separator', 'a\u180Eb'],
  ['an invisible times', 'a\u2062b'],
  ['an annotation', 'a\uFFF9b'],
  ['a tag of the plane of tags', 'a\u{E0020}b'],
  ['a variation of the second set', 'a\u{E0100}b'],
  ['an isolate', 'a\u2067b'],
  ['a line that ends as in Windows', 'a\rb'],
  ['a next line', 'a\u0085b'],
  ['a paragraph separator', 'a\u2029b'],
  ['a form feed', 'a\fb'],
];

const OTHER: readonly (readonly [what: string, tags: unknown])[] = [
  ['a number among them', ['a', 7]],
  ['true among them', ['a', true]],
  ['a map among them', ['a', { b: 'c' }]],
  ['null among them', ['a', null]],
  ['a map instead of them', { 0: 'a' }],
  ['a word instead of them', 'a'],
  ['two in one, a line each', ['a\nb']],
];

const FINE: readonly (readonly [what: string, line: string])[] = [
  ['a letter with three marks', 'a\u0301\u0336\u0323'],
  ['a family', '👨‍👩‍👧'],
  ['a heart in its colour and joined', '❤️‍🔥'],
  ['Arabic with its vowels', 'كِتَاب'],
  ['Thai', 'น้ำ'],
  ['Hebrew with its points', 'בְּרֵאשִׁית'],
];

const inTopic = ([what, line]: readonly [string, string]) => [what, ['nahom', line]] as const;

/** Titles and tags, of topics and of articles. */
export const WRITTEN_LINES: Table = {
  what: 'a line that others read',
  refused: [
    ...ofEach(
      'usuario',
      {},
      titled,
      LINES.map(([what, line]) => [`titles a topic: ${what}`, line]),
    ),
    ...ofEach(
      'usuario',
      {},
      taggedTopic,
      LINES.map(inTopic).map(([what, tags]) => [`tags a topic: ${what}`, tags]),
    ),
    ...ofEach(
      'usuario',
      {},
      editTopic,
      LINES.map(([what, line]) => [`tags its topic anew: ${what}`, { tags: [line] }]),
    ),
    ...ofEach(
      'editor',
      {},
      article,
      LINES.map(([what, line]) => [`titles an article: ${what}`, { titulo: line }]),
    ),
    ...ofEach(
      'editor',
      {},
      article,
      LINES.map(([what, line]) => [`tags an article: ${what}`, { tags: ['nahom', line] }]),
    ),
    ...ofEach(
      'usuario',
      {},
      taggedTopic,
      OTHER.map(([what, tags]) => [`tags a topic with ${what}`, tags]),
    ),
    ...ofEach(
      'editor',
      {},
      article,
      OTHER.map(([what, tags]) => [`tags an article with ${what}`, { tags }]),
    ),
    ['usuario', 'tags a topic with six', taggedTopic(['a', 'b', 'c', 'd', 'e', 'f'])],
    ['editor', 'tags an article with 21', article({ tags: Array.from({ length: 21 }, (_, n) => `t${n}`) })],
    ['usuario', 'titles its topic anew with 101 letters', editTopic({ titulo: 'a'.repeat(101) })],
  ],
  allowed: [
    ...ofEach(
      'usuario',
      {},
      titled,
      FINE.map(([what, line]) => [`titles a topic: ${what}`, line]),
    ),
    ...ofEach(
      'usuario',
      {},
      taggedTopic,
      FINE.map(inTopic).map(([what, tags]) => [`tags a topic: ${what}`, tags]),
    ),
    ...ofEach(
      'editor',
      {},
      article,
      FINE.map(([what, line]) => [`titles an article: ${what}`, { titulo: line }]),
    ),
    ...ofEach(
      'editor',
      {},
      article,
      FINE.map(([what, line]) => [`tags an article: ${what}`, { tags: [line] }]),
    ),
    ['usuario', 'titles its topic anew', editTopic({ titulo: 'Otro' })],
  ],
};
