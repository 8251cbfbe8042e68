import { describe, expect, it } from 'vitest';
import type { Treating } from '@/model/articles/passages/passage-entry';
import {
  chapterGroups,
  chapterOf,
  passageMap,
  textsByChapter,
  textsOn,
} from '@/model/articles/passages/passage-index';
import { parsePassageId } from '@/model/passages';

const text = (id: string, ...pasajes: Treating['pasajes']): Treating => ({ id, titulo: id, pasajes });

const ARTICLES = [
  text('nahom', ['1-ne/16/34', 203], ['1-ne/16/34-36', 1]),
  text('viaje', ['1-ne/16', 2], ['1-ne/16/34', 101]),
  text('claves', ['alma/36-42', 1], ['mosiah/3:5-4:2', 1]),
];
const TOPICS = [text('tema', ['1-ne/16/35', 1])];

const ofChapter = (id: string) => ({
  articulos: textsByChapter(ARTICLES).get(id) ?? [],
  temas: textsByChapter(TOPICS).get(id) ?? [],
});

describe('what is written about a chapter', () => {
  const groups = chapterGroups('1-ne', 16, ofChapter('1-ne/16'));

  it('stands at the chapter, and at its verses, those together of which the same is written', () => {
    expect(groups.map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [34, 34],
      [35, 35],
      [36, 36],
    ]);
  });

  it('puts first the texts to which it is most central, and says why', () => {
    expect(groups[1]?.articulos).toEqual([
      { id: 'nahom', titulo: 'nahom', rank: 'principal', times: 4 },
      { id: 'viaje', titulo: 'viaje', rank: 'nombrado', times: 1 },
    ]);
    expect(groups[0]?.articulos).toEqual([{ id: 'viaje', titulo: 'viaje', rank: 'citado', times: 2 }]);
  });

  it('tells the topics apart from the articles', () => {
    expect(groups[2]?.temas.map(({ id }) => id)).toEqual(['tema']);
    expect(groups[2]?.articulos.map(({ id }) => id)).toEqual(['nahom']);
  });

  it('is of every chapter that a passage goes over', () => {
    expect(chapterGroups('mosiah', 4, ofChapter('mosiah/4')).map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
    ]);
    expect(chapterGroups('alma', 40, ofChapter('alma/40')).map(({ from }) => from)).toEqual([0]);
  });

  it('is counted by chapters, in the order of the scriptures', () => {
    const map = passageMap(textsByChapter(ARTICLES), textsByChapter(TOPICS));
    expect(Object.keys(map)).toEqual(['1-ne', 'mosiah', 'alma']);
    expect(map['1-ne']).toEqual([[16, 2, 1]]);
    expect(map.alma?.map(([chapter]) => chapter)).toEqual([36, 37, 38, 39, 40, 41, 42]);
  });

  it('leaves out a passage that is none', () => {
    expect(textsByChapter([text('x', ['1-ne/99', 1], ['nadie/1', 1])]).size).toBe(0);
  });
});

describe('what is written about a passage', () => {
  const ids = (id: string) => {
    const passage = parsePassageId(id);
    if (!passage) throw new Error(id);
    return textsOn(passage, ofChapter('1-ne/16')).articulos.map((one) => one.id);
  };

  it('treats it or a part of it', () => {
    expect(ids('1-ne/16/36-37')).toEqual(['nahom']);
    expect(ids('1-ne/16/33')).toEqual([]);
  });

  it('of a whole chapter is all that is written about it', () => {
    expect(ids('1-ne/16')).toEqual(['nahom', 'viaje']);
  });
});

describe('the address of a chapter', () => {
  it.each([
    ['1-ne/16', { book: '1-ne', chapter: 16 }],
    ['1-ne/16/34', null],
    ['alma/36-42', null],
    ['1-ne/23', null],
    ['1-ne/016', null],
  ])('%s', (id, place) => expect(chapterOf(id)).toEqual(place));
});
