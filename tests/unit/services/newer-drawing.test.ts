// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawnPage } from '@/drawn-page';
import { writeDatedJson } from '@/model/shared/stored/dated-json';
import { takeDrawnData } from '@/services/client/drawn-data';
import { takeNewerFile } from '@/services/client/page-files';
import { queryClient } from '@/services/client/query-client';

const DRAWN_AT = 1_700_000_000_000;
const CARDS = ['tarjetas', '/'];
const TOPICS = ['foro-ultimos', 3];
const ARTICLE = ['articulo', 'a1'];

const fileOf = (readings: unknown, drawnAt: number) =>
  `<script type="application/json" id="datos" data-path="${location.pathname}" data-url="" data-drawn="${drawnAt}">${writeDatedJson(readings)}</script>`;

/** The first page of a document, as the build drew it. */
function open(readings: unknown): void {
  document.body.innerHTML = fileOf(readings, DRAWN_AT);
  takeDrawnData(drawnPage(document, location), false);
}

const newer = (readings: unknown, drawnAt = DRAWN_AT + 1000, isUsed = true) =>
  takeNewerFile(fileOf(readings, drawnAt), isUsed);

beforeEach(() => queryClient.clear());
afterEach(() => {
  document.body.innerHTML = '';
  queryClient.clear();
});

describe('a newer drawing of the page that is shown', () => {
  it('is taken into its lists', () => {
    open([[CARDS, 'before']]);
    expect(newer([[CARDS, 'after']])).toBe(false);
    expect(queryClient.getQueryData(CARDS)).toBe('after');
  });

  it.each([
    ['takes in which rows a list has', false],
    ['leaves which rows a list has to who uses the page', true],
  ])('%s', (_, isUsed) => {
    const [one, two] = [
      { id: 'a1', titulo: 'uno' },
      { id: 'a2', titulo: 'dos' },
    ];
    open([[CARDS, [one]]]);
    expect(newer([[CARDS, [two, one]]], DRAWN_AT + 1000, isUsed)).toBe(isUsed);
    expect(queryClient.getQueryData(CARDS)).toEqual(isUsed ? [one] : [two, one]);
  });

  it('is taken into the rows below a text, which are as many as before', () => {
    open([
      [ARTICLE, { contenido: 'same' }],
      [CARDS, [{ id: 'a1' }]],
    ]);
    expect(
      newer([
        [ARTICLE, { contenido: 'same' }],
        [CARDS, [{ id: 'a2' }]],
      ]),
    ).toBe(false);
    expect(queryClient.getQueryData(CARDS)).toEqual([{ id: 'a2' }]);
  });

  it('is taken into the rows of the forum, which are read anew by themselves', () => {
    open([[TOPICS, [{ id: 't1' }]]]);
    expect(newer([[TOPICS, [{ id: 't2' }]]])).toBe(false);
    expect(queryClient.getQueryData(TOPICS)).toEqual([{ id: 't2' }]);
  });

  it('is taken into the rows that a list has', () => {
    open([[CARDS, [{ id: 'a1', titulo: 'uno' }]]]);
    expect(newer([[CARDS, [{ id: 'a1', titulo: 'otro' }]]])).toBe(false);
    expect(queryClient.getQueryData(CARDS)).toEqual([{ id: 'a1', titulo: 'otro' }]);
  });

  it('leaves a text as it is, and says that it changed', () => {
    open([[ARTICLE, { contenido: 'before' }]]);
    expect(newer([[ARTICLE, { contenido: 'after' }]])).toBe(true);
    expect(queryClient.getQueryData(ARTICLE)).toEqual({ contenido: 'before' });
  });

  it('says nothing of a text that is the same', () => {
    open([[ARTICLE, { contenido: 'same', fecha: new Date(5) }]]);
    expect(newer([[ARTICLE, { contenido: 'same', fecha: new Date(5) }]])).toBe(false);
  });

  it('gives way to what was read since', () => {
    open([[TOPICS, 'before']]);
    queryClient.setQueryData(TOPICS, 'read', { updatedAt: DRAWN_AT + 2000 });
    newer([[TOPICS, 'drawn']]);
    expect(queryClient.getQueryData(TOPICS)).toBe('read');
  });

  it('is not taken where it is older, nor twice', () => {
    open([[CARDS, 'before']]);
    newer([[CARDS, 'older']], DRAWN_AT - 1);
    expect(queryClient.getQueryData(CARDS)).toBe('before');
    newer([[CARDS, 'newer']]);
    newer([[CARDS, 'again']]);
    expect(queryClient.getQueryData(CARDS)).toBe('newer');
  });
});
