import { collection, doc, getDoc, getDocs, query, setDoc, where } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newComment } from '@/model/comments/comment';
import { parseReply, parseTopic } from '@/model/forum/topic';
import type { Account } from '@/model/users/account';
import { addComment, deleteComment } from '@/services/comments/writing';

import { setLike } from '@/services/forum/likes';
import { createReply } from '@/services/forum/reply-writing';
import { recordTopicView } from '@/services/forum/topics';
import { parseAccount } from '@/services/users/data';
import { IS_OFFICIAL, openBackend, type RulesBackend, uidOf } from './backend';
import { account, article, comment, profileOf, TITLE } from './fixtures';
import { forumCategory, reply, topic } from './forum-fixtures';

/**
 * Design.md section 7: many at once on one document, through the services that the site uses, on either emulator. Google's locks
 * documents: those who met wait for seconds, beside whatever else the machine does.
 */
const IN_TIME = IS_OFFICIAL ? 60_000 : 30_000;

let backend: RulesBackend;

beforeAll(async () => {
  backend = await openBackend('demo-contienda');
});
beforeEach(async () => {
  await backend.clear();
  await put('foro_categorias/general', forumCategory({ mensajeCount: 0 }));
  await put(
    'foro_temas/abierto',
    topic({ respuestas: 0, ultimoNumero: 0, ultimaRespuesta: null, participantes: ['uid-usuario'] }),
  );
  await put('usuarios/uid-usuario', account('usuario'));
  await put('perfiles/uid-usuario', profileOf(account('usuario')));
});
afterAll(() => backend.close());

const put = (path: string, data: Record<string, unknown>) => setDoc(doc(backend.owner, path), data);
const stored = async (path: string) => (await getDoc(doc(backend.owner, path))).data() ?? {};

/** Accounts of that many members, stored. */
async function members(count: number, { comentariosCount = 0 } = {}): Promise<Account[]> {
  const names = Array.from({ length: count }, (_value, n) => `persona${n}`);
  return Promise.all(
    names.map(async (name) => {
      await put(`usuarios/${uidOf(name)}`, account(name, { comentariosCount }));
      return parseAccount(uidOf(name), await stored(`usuarios/${uidOf(name)}`));
    }),
  );
}

const commentCounts = (people: readonly Account[]) =>
  Promise.all(people.map(async ({ uid }) => (await stored(`usuarios/${uid}`)).comentariosCount));

/** What a member writes, in the form of newId(). */
const idOf = ({ uid }: Account) => uid.replace(/\W/g, '').padStart(20, '0');
const personaOf = (member: Account) => member.uid.replace('uid-', '');

/** All at the same moment; fails with what the first of them threw. Gives how long it took. */
async function together(
  people: readonly Account[],
  act: (member: Account) => Promise<unknown>,
): Promise<number> {
  const begun = performance.now();
  await Promise.all(people.map(act));
  return performance.now() - begun;
}

describe('many at once on one document', () => {
  it('50 members like one reply: 50 likes and 50 points', { timeout: 90_000 }, async () => {
    await put('foro_respuestas/una', reply({ likes: 0, usuariosLike: [] }, 'usuario'));
    const item = parseReply('una', await stored('foro_respuestas/una'));
    const people = await members(50);
    const took = await together(people, (member) =>
      setLike(
        backend.as(personaOf(member)),
        member,
        { kind: 'respuesta', item, titulo: 'El oasis de Nahom' },
        true,
      ),
    );

    const after = await stored('foro_respuestas/una');
    expect([after.likes, new Set(after.usuariosLike).size]).toEqual([50, 50]);
    expect((await stored('usuarios/uid-usuario')).puntos).toBe(Number(account('usuario').puntos) + 50);
    expect(took).toBeLessThan(IN_TIME);
  });

  it('50 members comment one article: 50 comments, counted once each', { timeout: 90_000 }, async () => {
    await put('articulos/publicado', article('publicado', { comentariosCount: 0 }));
    const people = await members(50);
    const took = await together(people, (member) =>
      addComment(
        backend.as(personaOf(member)),
        newComment(
          member,
          { id: 'publicado', titulo: TITLE },
          {
            id: idOf(member),
            autor: member.nombre,
            contenido: 'Muy claro.',
          },
        ),
      ),
    );

    expect((await stored('articulos/publicado')).comentariosCount).toBe(50);
    expect((await getDocs(collection(backend.owner, 'articulos/publicado/comentarios'))).size).toBe(50);
    expect(await commentCounts(people)).toEqual(people.map(() => 1));
    expect(took).toBeLessThan(IN_TIME);
  });

  it('20 members delete their comments of one article: none is counted any more', {
    timeout: 90_000,
  }, async () => {
    const people = await members(20, { comentariosCount: 1 });
    await put('articulos/publicado', article('publicado', { comentariosCount: 20 }));
    const placeOf = (member: Account) => ({ id: idOf(member), articuloId: 'publicado', autorId: member.uid });
    for (const member of people) {
      await put(`articulos/publicado/comentarios/${idOf(member)}`, comment('publicado', member.uid));
    }
    const took = await together(people, (member) =>
      deleteComment(backend.as(personaOf(member)), member.uid, placeOf(member)),
    );

    expect((await stored('articulos/publicado')).comentariosCount).toBe(0);
    expect((await getDocs(collection(backend.owner, 'articulos/publicado/comentarios'))).size).toBe(0);
    expect(await commentCounts(people)).toEqual(people.map(() => 0));
    expect(took).toBeLessThan(IN_TIME);
  });

  it('20 members answer one topic: 20 numbers, none twice', { timeout: 90_000 }, async () => {
    const open = parseTopic('abierto', await stored('foro_temas/abierto'));
    const people = await members(20);
    const took = await together(people, (member) =>
      createReply(backend.as(personaOf(member)), member.uid, open, {
        id: idOf(member),
        contenido: 'Buena pregunta.',
      }),
    );

    const replies = await getDocs(
      query(collection(backend.owner, 'foro_respuestas'), where('temaId', '==', 'abierto')),
    );
    expect(replies.docs.map((one) => one.get('numero')).sort((a, b) => a - b)).toEqual(
      people.map((_member, place) => place + 1),
    );
    expect((await stored('foro_temas/abierto')).respuestas).toBe(20);
    expect((await stored('foro_categorias/general')).mensajeCount).toBe(20);
    expect(took).toBeLessThan(IN_TIME);
  });

  it('views and likes of a topic never keep a reply from being stored', { timeout: 90_000 }, async () => {
    const open = parseTopic('abierto', await stored('foro_temas/abierto'));
    const [author, ...readers] = await members(21);
    if (!author) throw new Error('nobody to answer');
    const crowd = readers.map((member) =>
      setLike(backend.as(personaOf(member)), member, { kind: 'tema', item: open }, true),
    );
    // Most are refused, five seconds apart as they have to be: that is no concern of the reply.
    const views = Promise.allSettled(
      readers.map((member) => recordTopicView(backend.as(personaOf(member)), open, { wait: async () => {} })),
    );
    const took = await together([author], (member) =>
      createReply(backend.as(personaOf(member)), member.uid, open, {
        id: idOf(member),
        contenido: 'Buena pregunta.',
      }),
    );
    await Promise.all(crowd);
    await views;

    expect((await stored('foro_temas/abierto')).respuestas).toBe(1);
    expect((await stored('foro_temas/abierto')).likes).toBe(21);
    expect(took).toBeLessThan(IN_TIME);
  });
});
