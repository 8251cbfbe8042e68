import { describe, expect, it } from 'vitest';
import { findParagraph, isParagraphAnchor, paragraphAnchor } from '@/model/articles/reading/paragraph-anchor';

const texts = ['Primero: Nahom.', 'Segundo: los altares.', 'Tercero: la ruta.'];
const anchor = paragraphAnchor(1, texts[1] ?? '');

describe('the anchor of a paragraph', () => {
  it('leads to it', () => {
    expect(isParagraphAnchor(anchor)).toBe(true);
    expect(findParagraph(anchor, texts)).toBe(1);
  });

  it('leads to it when others came before', () => {
    expect(findParagraph(anchor, ['Nuevo.', 'Otro.', ...texts])).toBe(3);
  });

  it('is the same in other signs, accents and spaces', () => {
    expect(paragraphAnchor(1, '«Segundo:  LOS áltares»')).toBe(anchor);
  });

  it('leads to the nearest of several that say the same', () => {
    expect(findParagraph(anchor, [texts[1] ?? '', 'x', texts[1] ?? '', texts[1] ?? ''])).toBe(0);
    expect(findParagraph(paragraphAnchor(3, texts[1] ?? ''), [texts[1] ?? '', 'x', texts[1] ?? ''])).toBe(2);
  });

  it('leads to the place where its words are gone', () => {
    expect(findParagraph(anchor, ['Uno.', 'Dos.', 'Tres.'])).toBe(1);
  });

  it('leads nowhere where there is no such place, or it is none', () => {
    expect(findParagraph(anchor, ['Uno.'])).toBeUndefined();
    expect(findParagraph('p0-abcde', texts)).toBeUndefined();
    expect(findParagraph('la-ruta', texts)).toBeUndefined();
    expect(isParagraphAnchor('piedras')).toBe(false);
  });
});
