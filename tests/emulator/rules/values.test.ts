import { describe } from 'vitest';
import { allows, fails, isFalse } from './support';

describe('is', () => {
  allows(
    'true is bool',
    "b'a' is bytes",
    "duration.value(1, 's') is duration",
    '1.5 is float',
    '1 is int',
    'latlng.value(1, 2) is latlng',
    '[] is list',
    '{} is map',
    '{}.diff({}) is map_diff',
    '1 is number',
    '1.5 is number',
    '/a/b is path',
    '[].toSet() is set',
    "'a' is string",
    'request.time is timestamp',
    'resource.data.titulo is string',
    'resource.data is map',
  );
  isFalse(
    '1 is float',
    '1.0 is int',
    'null is map',
    '[] is set',
    '{} is list',
    "'a' is path",
    '1 is constraint',
  );
  fails(['resource.data.ausente is string', 'Property ausente is undefined']);
});

describe('a vector', () => {
  allows(
    'resource.data.vector is vector',
    '!(resource.data.vector is map) && !(resource.data.vector is list)',
    'resource.data.vector == resource.data.vector',
    'resource.data.vector in [resource.data.vector]',
    "resource.data.vector != {'__type__': '__vector__', 'value': [1.0, 2.0]}",
    'resource.data.vector != [1.0, 2.0]',
  );
  fails(
    ['resource.data.vector.value is list', 'Property value is undefined on vector'],
    ['resource.data.vector.size() == 2', 'Function not found error'],
    ['resource.data.vector[0] == 1.0', 'A vector has no index'],
  );
});

describe('literals', () => {
  allows(
    '"a" == \'a\'',
    "'it\\'s' == \"it's\"",
    '\'\\u00f1\\n\' == "ñ\\x0a"',
    "r'\\d' == '\\\\d'",
    "'\\U0001F600'.size() == 2",
    "b'\\xff'.size() == 1",
    "b'ñ€'.size() == 5",
    '1e3 == 1000.0',
    '1.5e-1 == 0.15',
    "{'a': {'b': [1, 2.5, null, true]}}.a.b[1] == 2.5",
    '[1, 2,] == [1, 2]',
    "{'a': 1,} == {'a': 1}",
    '/* dentro */ true // al final',
  );
});

describe('properties and indexes', () => {
  allows(
    "resource.data['titulo'] == 'Nahom'",
    "resource.data.autor.pais.codigo == 'MX'",
    "resource.data.tags[0] == 'arabia'",
    "'nahom'[1] == 'a'",
    "'nahom'[1:3] == 'ah'",
    "resource.data.tags[0:1] == ['arabia']",
    '[1, 2, 3][1:1] == []',
    "/a/b/c[1] == 'b'",
    "(/a/b)[0] == 'a'",
  );
  fails(
    ["'abc'[0:0] == ''", 'Index out of bound error. Index: [-1]'],
    ['resource.data.ausente == 1', 'Property ausente is undefined on object.'],
    ["resource.data['ausente'] == 1", 'Property ausente is undefined on object.'],
    ['resource.data.borrado.campo == 1', 'Null value error.'],
    ['resource.data.titulo.campo == 1', 'Property campo is undefined on string.'],
    ["resource.data.tags[2] == 'x'", 'out of range'],
    ["resource.data.tags[-1] == 'x'", 'out of range'],
    ["resource.data.tags[1.0] == 'x'", 'An index is an int or a string'],
    ["'abc'[2:5] == 'c'", 'out of range'],
    ["'abc'[2:1] == ''", 'out of range'],
    ['1[0] == 1', 'has no index'],
    ["{'a': 1}[0:1] == 1", 'has no range'],
    ["{1: 'a'} == {}", 'The keys of a map are strings'],
  );
});

describe('paths', () => {
  allows(
    '/usuarios/$(request.auth.uid) == /usuarios/ana',
    "/usuarios/$('a' + 'na')/notas == /usuarios/ana/notas",
    "path('/usuarios/ana') == /usuarios/ana",
    '/databases/(default)/documents/articulos/$(id) == request.path',
    "database == '(default)'",
    'resource.__name__ == request.path',
    "resource.id == 'a1' && id == resource.id",
    '/$(/a/b)/c == /a/b/c',
  );
  fails(
    ['/usuarios/$(1) == /usuarios/1', 'A segment of a path is a string'],
    ["/usuarios/$('a/b') == /usuarios/a/b", "without '/'"],
    ['/usuarios/$(resource.data.ausente) == /a', 'Property ausente is undefined'],
  );
});
