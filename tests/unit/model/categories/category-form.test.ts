import { describe, expect, it } from 'vitest';
import {
  CATEGORY_SWATCHES,
  countByCategory,
  NEW_CATEGORY,
  replaceCategory,
  trimCategory,
  unlistedNames,
  validateCategory,
} from '@/model/categories/category-form';

const values = { nombre: 'Historia', descripcion: '', color: '#3498db' };
const other = { id: 'arqueologia', nombre: 'Arqueología', nombreAnterior: null };

describe('a category as it is typed', () => {
  it('begins with the default colour, the first of those suggested', () => {
    expect(NEW_CATEGORY).toEqual({ nombre: '', descripcion: '', color: '#3498db' });
    expect(CATEGORY_SWATCHES[0]).toEqual({ color: '#3498db', name: 'Azul' });
  });

  it('is stored without outer or repeated spaces, its colour in lower case', () => {
    expect(
      trimCategory({ nombre: '  Arte   y  Música ', descripcion: ' Dos  palabras ', color: ' #ABCDEF ' }),
    ).toEqual({ nombre: 'Arte y Música', descripcion: 'Dos  palabras', color: '#abcdef' });
  });

  it('can be stored when nothing is wrong', () => {
    expect(validateCategory(values, [other])).toEqual({});
  });

  it.each([
    [{ nombre: '  ' }, { nombre: 'El nombre de la categoría es obligatorio' }],
    [{ nombre: '¿?' }, { nombre: 'El nombre debe tener alguna letra o número' }],
    [{ nombre: 'x'.repeat(61) }, { nombre: 'El nombre no puede superar los 60 caracteres' }],
    [{ nombre: 'ARQUEOLOGIA ' }, { nombre: 'Ya existe una categoría con ese nombre' }],
    [{ descripcion: 'x'.repeat(501) }, { descripcion: 'La descripción no puede superar los 500 caracteres' }],
    [{ color: 'azul' }, { color: 'Escribe el color como #rrggbb, por ejemplo #3498db' }],
    [{ color: '#fff' }, { color: 'Escribe el color como #rrggbb, por ejemplo #3498db' }],
  ])('%j is refused', (over, errors) => {
    expect(validateCategory({ ...values, ...over }, [other])).toEqual(errors);
  });

  it('is right at its limits', () => {
    const longest = { nombre: 'x'.repeat(60), descripcion: 'x'.repeat(500), color: '#ABCDEF' };
    expect(validateCategory(longest, [other])).toEqual({});
  });

  it('may keep its own name, and take no name that is being taken off articles', () => {
    expect(validateCategory({ ...values, nombre: 'arqueología' }, [other], 'arqueologia')).toEqual({});
    const renaming = { id: 'a', nombre: 'Ciencia', nombreAnterior: 'Historia' };
    expect(validateCategory(values, [renaming])).toEqual({
      nombre: 'Ya existe una categoría con ese nombre',
    });
  });
});

it('names are the same whatever their case, accents and spaces; ñ is a letter of its own', () => {
  const problems = (nombre: string, there: string) =>
    validateCategory({ ...values, nombre }, [{ id: 'a', nombre: there, nombreAnterior: null }]);
  expect(problems(' Método  Científico', 'metodo cientifico')).toHaveProperty('nombre');
  expect(problems('Años', 'Anos')).toEqual({});
});

it('published articles are counted once for each of their categories', () => {
  const cards = [{ categorias: ['A', 'B', 'A'] }, { categorias: ['A'] }, { categorias: [] }];
  expect(countByCategory(cards)).toEqual(
    new Map([
      ['A', 2],
      ['B', 1],
    ]),
  );
});

it('tells the names that articles carry and no category has, most used first', () => {
  const counts = new Map([
    ['Mapas', 1],
    ['arqueologia ', 4],
    ['Viajes', 3],
    ['Antiguo', 2],
    ['Árabe', 1],
  ]);
  const categories = [
    { nombre: 'Arqueología', nombreAnterior: null },
    { nombre: 'Nuevo', nombreAnterior: 'Antiguo' },
  ];
  expect(unlistedNames(counts, categories)).toEqual([
    { nombre: 'Viajes', published: 3 },
    { nombre: 'Árabe', published: 1 },
    { nombre: 'Mapas', published: 1 },
  ]);
  expect(unlistedNames(new Map(), categories)).toEqual([]);
});

it('a name replaced keeps its place and is never there twice', () => {
  expect(replaceCategory(['A', 'B', 'C'], 'B', 'X')).toEqual(['A', 'X', 'C']);
  expect(replaceCategory(['A', 'B'], 'B', 'A')).toEqual(['A']);
  expect(replaceCategory(['A'], 'b', 'X')).toEqual(['A']);
});
