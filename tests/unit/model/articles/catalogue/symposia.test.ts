import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSymposium, SYMPOSIUM_PLACES, symposiumPlace } from '@/model/articles/catalogue/catalogue-entry';
import { featuredPicture, illustration } from '@/model/articles/reading/special-pictures';
import { anArticle } from '../../fixtures';

const about = (contenido: string, categorias: string[] = []) =>
  isSymposium({ titulo: 'Un título', contenido, categorias });

describe('a symposium', () => {
  it.each(['Simposio', 'simposios', 'CHARLA', ' Charlas '])('is what has the category %j', (category) => {
    expect(about('', [category])).toBe(true);
  });

  it.each(['hubo un simposio', 'La Charla de ayer', 'un evento del barrio', 'eventos de la estaca'])(
    'is what says %j',
    (text) => {
      expect(about(text)).toBe(true);
    },
  );

  it.each(['un evento cualquiera', 'el barrio antiguo', 'un charlatán', ''])(
    'is not what says %j',
    (text) => {
      expect(about(text)).toBe(false);
    },
  );

  it.each(SYMPOSIUM_PLACES)('can be in %s, written without accents too', (place) => {
    expect(symposiumPlace(`Fue en ${place}.`)).toBe(place);
    expect(symposiumPlace(`FUE EN ${place.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()}`)).toBe(
      place === 'Viña del Mar' ? 'Varios lugares' : place,
    );
  });

  it('is where the text says first, else in several places', () => {
    expect(symposiumPlace('De Talcahuano a Santiago')).toBe('Talcahuano');
    expect(symposiumPlace('En Santiaguillo')).toBe('Varios lugares');
    expect(symposiumPlace('')).toBe('Varios lugares');
  });
});

describe('the special pictures', () => {
  it.each(['El entierro de Ismael', 'ISMAEL y su tumba', 'Ismael en Nahom', 'Ismael fue sepultado'])(
    'has a featured one for the title %j',
    (titulo) => {
      expect(featuredPicture(anArticle({ titulo }))).toMatch(/^\/img\/.+\.svg$/);
    },
  );

  it.each(['Ismael', 'El entierro de Lehi', 'Nahom'])('has none for the title %j', (titulo) => {
    expect(featuredPicture(anArticle({ titulo }))).toBeNull();
  });

  it('are files of the site', () => {
    const article = anArticle({ titulo: 'La tumba de Ismael', contenido: 'Ismael' });
    expect(existsSync(`public${featuredPicture(article)}`)).toBe(true);
    expect(existsSync(`public${illustration(article)?.src}`)).toBe(true);
  });

  it("an article's own featured picture wins", () => {
    const article = anArticle({ titulo: 'La tumba de Ismael', imagenDestacada: '/img/propia.webp' });
    expect(featuredPicture(article)).toBe('/img/propia.webp');
  });

  it('illustrates content that mentions the figure', () => {
    expect(illustration(anArticle({ contenido: 'la familia de Ismael' }))?.alt).toContain('Ismael');
    expect(illustration(anArticle({ contenido: 'la familia de Lehi' }))).toBeNull();
  });
});
