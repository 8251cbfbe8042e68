import { describe, expect, it } from 'vitest';
import { KNOWN_COLLECTIONS, parseCollectionPath } from '@/model/shared/stored/collection-path';
import { documentsJson, parseStoredDocument, parseStoredValue } from '@/model/shared/stored/stored-value';

describe('the path of a collection', () => {
  it.each([
    ['articulos', 'articulos'],
    [' /articulos/ ', 'articulos'],
    ['articulos/a 1/comentarios', 'articulos/a 1/comentarios'],
    ['ñandú', 'ñandú'],
  ])('%j is %j', (typed, path) => {
    expect(parseCollectionPath(typed)).toEqual({ path });
  });

  it.each([
    ['', 'Escribe el nombre de una colección'],
    [' / ', 'Escribe el nombre de una colección'],
    ['articulos/a1', 'Eso es la ruta de un documento: una colección tiene un número impar de partes'],
    ['articulos//comentarios', 'El nombre de la colección no es válido'],
    ['.', 'El nombre de la colección no es válido'],
    ['a/../b', 'El nombre de la colección no es válido'],
  ])('%j is refused', (typed, problem) => {
    expect(parseCollectionPath(typed)).toMatchObject({ problem });
  });

  it('is right for every suggestion', () => {
    for (const name of KNOWN_COLLECTIONS) expect(parseCollectionPath(name)).toEqual({ path: name });
  });
});

const textOf = (json: unknown) => {
  const value = parseStoredValue(json);
  return value.type === 'map' || value.type === 'array' ? null : [value.type, value.text];
};

describe('a stored value', () => {
  it.each([
    [{ integerValue: '9223372036854775807' }, ['integer', '9223372036854775807']],
    [{ doubleValue: 7 }, ['double', '7.0']],
    [{ doubleValue: 7.25 }, ['double', '7.25']],
    [{ doubleValue: 'NaN' }, ['double', 'NaN']],
    [{ doubleValue: '-Infinity' }, ['double', '-Infinity']],
    [{ doubleValue: 1e300 }, ['double', '1e+300']],
    [{ nullValue: null }, ['null', 'null']],
    [{ booleanValue: false }, ['boolean', 'false']],
    [{ timestampValue: '2024-01-01T00:00:00.000001Z' }, ['timestamp', '2024-01-01T00:00:00.000001Z']],
    [{ bytesValue: 'AA==' }, ['bytes', 'AA==']],
    [{ geoPointValue: {} }, ['geopoint', '0, 0']],
    [
      { referenceValue: 'projects/p/databases/(default)/documents/usuarios/ana' },
      ['reference', 'usuarios/ana'],
    ],
    [{ vectorValue: [1] }, ['unknown', '{"vectorValue":[1]}']],
    [{ hasOwnProperty: 1 }, ['unknown', '{"hasOwnProperty":1}']],
    [{}, ['unknown', '{}']],
    [undefined, ['unknown', 'undefined']],
    [[], ['unknown', '[]']],
  ])('%j reads as %j', (json, expected) => {
    expect(textOf(json)).toEqual(expected);
  });

  it('inside others is read, however odd they are', () => {
    expect(parseStoredValue({ arrayValue: {} })).toEqual({ type: 'array', items: [] });
    expect(parseStoredValue({ mapValue: null })).toEqual({ type: 'map', fields: [] });
    const nested = {
      mapValue: { fields: { b: { arrayValue: { values: [{ nullValue: null }, 3] } }, a: 1 } },
    };
    expect(parseStoredValue(nested)).toMatchObject({
      type: 'map',
      fields: [
        ['a', { type: 'unknown', text: '1' }],
        ['b', { type: 'array', items: [{ type: 'null' }, { type: 'unknown', text: '3' }] }],
      ],
    });
  });

  it('counts the bytes of base64', () => {
    for (const [base64, size] of [
      ['', 0],
      ['AA==', 1],
      ['AAE=', 2],
      ['AAEC', 3],
    ] as const)
      expect(parseStoredValue({ bytesValue: base64 })).toMatchObject({ size });
  });
});

describe('a stored document', () => {
  it('is named by the last part of its path; what is none is left out', () => {
    const name = 'projects/p/databases/(default)/documents/a/x';
    expect(parseStoredDocument({ name })).toEqual({ id: 'x', fields: [], updated: null });
    for (const odd of [null, undefined, 7, 'x', [], {}, { name: 3 }])
      expect(parseStoredDocument(odd)).toBeNull();
  });

  it('is copied as JSON that says all JSON can say', () => {
    const fields = Object.fromEntries([
      ['__proto__', { stringValue: 'texto' }],
      ['entero', { integerValue: '7' }],
      ['enorme', { integerValue: '9223372036854775807' }],
      ['nan', { doubleValue: 'NaN' }],
      ['donde', { geoPointValue: { latitude: 1, longitude: 2 } }],
      ['lista', { arrayValue: { values: [{ nullValue: null }, { booleanValue: true }] } }],
      ['mapa', { mapValue: { fields: { fecha: { timestampValue: '2024' } } } }],
    ]);
    const document = parseStoredDocument({ name: 'projects/p/databases/(default)/documents/a/x', fields });
    const json = documentsJson(document ? [document] : []);
    expect(json).toBe(
      JSON.stringify(
        JSON.parse(
          '{"x":{"__proto__":"texto","donde":{"latitude":1,"longitude":2},"enorme":"9223372036854775807","entero":7,"lista":[null,true],"mapa":{"fecha":"2024"},"nan":"NaN"}}',
        ),
        null,
        2,
      ),
    );
  });
});
