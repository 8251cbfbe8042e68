import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shapeOf } from '@/components/forum/CategoryIcon';
import {
  GENERAL_CATEGORY,
  NEW_FORUM_CATEGORY,
  trimForumCategory,
  validateForumCategory,
} from '@/model/forum/forum-category';
import { FORUM_ICONS } from '@/model/forum/kinds';
import { FORUM_LIMITS } from '@/model/forum/limits';
import { messages } from '@/model/messages';

const texts = messages.forumWriting.validation;
const valid = { ...NEW_FORUM_CATEGORY, nombre: 'Arqueología', descripcion: 'Hallazgos y sitios' };

describe('the icons of a category', () => {
  it('are the twelve presets of the spec', () => {
    expect(FORUM_ICONS).toHaveLength(12);
    expect(FORUM_ICONS).toContain(NEW_FORUM_CATEGORY.icono);
  });

  it('are all drawn as bootstrap-icons draws them', () => {
    const shapes = readFileSync('src/components/forum/category-icons.svg', 'utf8');
    for (const icon of FORUM_ICONS) {
      const name = icon.replace('bi bi-', '');
      const drawn = readFileSync(`node_modules/bootstrap-icons/icons/${name}.svg`, 'utf8');
      const paths = drawn.match(/<path[^>]*>/g) ?? [];
      expect(shapes, name).toContain(`<symbol id="${name}" viewBox="0 0 16 16">${paths.join('')}</symbol>`);
    }
  });

  it('show as the first one where what is stored is none of them', () => {
    expect(shapeOf('bi bi-book')).toMatch(/#book$/);
    expect(shapeOf('bi bi-bomb')).toMatch(/#chat-square-text$/);
  });
});

describe('a category that is filled in', () => {
  it('can be stored', () => {
    expect(validateForumCategory(valid)).toEqual({});
    expect(validateForumCategory(GENERAL_CATEGORY)).toEqual({});
  });

  it('needs a name and a description, also after trimming', () => {
    expect(validateForumCategory({ ...valid, nombre: ' ', descripcion: '\n' })).toEqual({
      nombre: 'Escribe un nombre.',
      descripcion: 'Escribe una descripción.',
      form: texts.required,
    });
  });

  it('is held to its lengths, at the limit and one past it', () => {
    const at = {
      ...valid,
      nombre: 'n'.repeat(FORUM_LIMITS.nombreCategoria),
      descripcion: 'd'.repeat(FORUM_LIMITS.descripcionCategoria),
    };
    expect(validateForumCategory(at)).toEqual({});
    expect(
      validateForumCategory({ ...at, nombre: `${at.nombre}n`, descripcion: `${at.descripcion}d` }),
    ).toEqual({
      nombre: texts.categoryNameTooLong,
      descripcion: texts.categoryDescriptionTooLong,
    });
  });

  it('takes only the presets and whole colours', () => {
    expect(validateForumCategory({ ...valid, icono: 'bi bi-bomb', color: 'red' })).toEqual({
      icono: texts.iconInvalid,
      color: texts.colorInvalid,
    });
  });

  it('is trimmed, and its order made a whole number of at least 0', () => {
    const typed = { ...valid, nombre: '  Las   rutas ', color: ' #ABCDEF ', orden: 2.9 };
    expect(trimForumCategory(typed)).toMatchObject({ nombre: 'Las rutas', color: '#abcdef', orden: 2 });
    expect(trimForumCategory({ ...valid, orden: -3 }).orden).toBe(0);
    expect(trimForumCategory({ ...valid, orden: Number.NaN }).orden).toBe(0);
  });
});
