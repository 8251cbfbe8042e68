import { describe } from 'vitest';
import { allows, fails, isFalse } from './support';

describe('&& and || absorb an error when the other side decides', () => {
  allows(
    'true || 1 / 0 == 0',
    '1 / 0 == 0 || true',
    'true || resource.data.ausente',
    'resource.data.ausente || true',
    "'texto' || true",
    '!(false && 1 / 0 == 0)',
    '!(1 / 0 == 0 && false)',
    "!('texto' && false)",
    'false || (true && true)',
  );
  isFalse('false && 1 / 0 == 0', '1 / 0 == 0 && false', 'false || false', 'true && false');
  fails(
    ['true && 1 / 0 == 0', 'Division by zero'],
    ['1 / 0 == 0 && true', 'Division by zero'],
    ['false || 1 / 0 == 0', 'Division by zero'],
    ['1 / 0 == 0 || false', 'Division by zero'],
    ["true && 'texto'", 'not a bool'],
    ["false || 'texto'", 'not a bool'],
  );
});

describe('! and ?: pass errors on', () => {
  allows(
    '!false',
    '!!true',
    'true ? true : 1 / 0 == 0',
    'false ? 1 / 0 == 0 : true',
    '(1 == 1 ? 2 : 3) == 2',
  );
  fails(
    ['!(1 / 0 == 0)', 'Division by zero'],
    ['!resource.data.ausente', 'Property ausente is undefined on object.'],
    ["!'texto'", 'Unsupported operation'],
    ['!null', 'Null value error.'],
    ['(1 / 0 == 0) ? true : true', 'Division by zero'],
    ["'texto' ? true : true", 'not a bool'],
  );
});

describe('a condition that is no bool denies', () => {
  fails(
    ["'texto'", 'not a bool'],
    ['1', 'not a bool'],
    ['null', 'not a bool'],
    ['request.auth', 'not a bool'],
  );
});

/** As the official emulator decides. */
describe('a whole number and its double', () => {
  allows(
    '1 == 1.0',
    '[1.0][0] == 1',
    '[1.0].toSet() == [1].toSet()',
    '1.0 in [1].toSet()',
    '[1.0].toSet().hasOnly([1])',
    '[1, 1.0].toSet().size() == 1',
    "{'n': 1.0}.diff({'n': 1}).affectedKeys().size() == 0",
    "{'n': [1.0]}.diff({'n': [1]}).affectedKeys().size() == 0",
    "{'n': 0.0 / 0.0}.diff({'n': 0.0 / 0.0}).affectedKeys().size() == 0",
  );
  isFalse(
    '[1.0] == [1]',
    "{'n': 1.0} == {'n': 1}",
    '1.0 in [1]',
    '[1.0].hasOnly([1])',
    '[1.0].hasAny([1])',
    '[1.0].hasAll([1])',
    '[1.0].removeAll([1]).size() == 0',
    '[1.0] == [].concat([1])',
    "{'n': 1.0}.values().hasOnly([1])",
  );
});

describe('equality', () => {
  allows(
    '1 == 1.0',
    "'a' == 'a'",
    "1 != '1'",
    'null == null',
    'resource.data.borrado == null',
    '[1, 2] == [1, 2]',
    '[1, 2] != [2, 1]',
    "{'a': 1, 'b': [2]} == {'b': [2], 'a': 1}",
    '[1, 2].toSet() == [2, 1].toSet()',
    '[1, 2].toSet() != [1, 2]',
    "/a/b == path('a/b')",
    "b'abc' == 'abc'.toUtf8()",
    'timestamp.date(2024, 1, 2) == timestamp.value(1704153600000)',
    "duration.value(1, 'm') == duration.value(60, 's')",
    'latlng.value(1, 2) == latlng.value(1.0, 2.0)',
    "{'a': 1}.diff({}) == {'a': 1}.diff({})",
    'true != 1',
  );
  isFalse("'a' == 'A'", "/a/b == '/a/b'", '9007199254740993 == 9007199254740992.0');
});

describe('order', () => {
  allows(
    '1 < 2',
    '2 <= 2',
    '2.5 > 2',
    '3 >= 2.9',
    "'a' < 'b'",
    "'Z' < 'a'",
    "b'a' < b'b'",
    'timestamp.date(2024, 1, 1) < timestamp.date(2024, 1, 2)',
    "duration.value(2, 'h') > duration.value(90, 'm')",
  );
  isFalse('2 < 2', "'b' <= 'a'");
  fails(
    ["1 < 'a'", 'Unsupported operation error. Received: int < string.'],
    ['true < false', 'Unsupported operation'],
    ['[1] < [2]', 'Unsupported operation'],
    ['null < 1', 'Null value error.'],
  );
});

describe('in', () => {
  allows(
    '1 in [1, 2]',
    "'titulo' in resource.data",
    "!('ausente' in resource.data)",
    "'a' in ['a'].toSet()",
    "'nahom' in resource.data.tags",
    "!('x' in [])",
  );
  fails(
    ["'a' in 'abc'", 'Unsupported operation'],
    ['1 in null', 'Null value error.'],
    ["1 in {'a': 1}", 'Unsupported'],
  );
});

describe('arithmetic', () => {
  allows(
    '7 / 2 == 3',
    '-7 / 2 == -3',
    '-7 % 3 == -1',
    '7.0 / 2 == 3.5',
    '5.5 % 2 == 1.5',
    '2 + 3 * 4 == 14',
    '(2 + 3) * 4 == 20',
    '10 - 4 - 3 == 3',
    "'a' + 'b' == 'ab'",
    '-(-3) == 3',
    '- -3 == 3',
    '1 + 1.5 == 2.5',
    '-9223372036854775808 < 0',
    "timestamp.date(2024, 1, 1) + duration.value(1, 'd') == timestamp.date(2024, 1, 2)",
    "duration.value(1, 'd') + timestamp.date(2024, 1, 1) == timestamp.date(2024, 1, 2)",
    "timestamp.date(2024, 1, 2) - duration.value(1, 'd') == timestamp.date(2024, 1, 1)",
    "timestamp.date(2024, 1, 2) - timestamp.date(2024, 1, 1) == duration.value(24, 'h')",
    "duration.value(90, 's') - duration.value(1, 'm') == duration.value(30, 's')",
  );
  fails(
    ['9223372036854775807 + 1 == 0', 'Integer overflow.'],
    ['-9223372036854775808 - 1 == 0', 'Integer overflow.'],
    ['9223372036854775807 * 2 == 0', 'Integer overflow.'],
    ['-(-9223372036854775807 - 1) == 0', 'Integer overflow.'],
    ['1 % 0 == 0', 'Division by zero'],
    ["'a' + 1 == 'a1'", 'Received: string + int'],
    ["-'a' == 'a'", 'Unsupported operation'],
    ['[1] + [2] == [1, 2]', 'Unsupported operation'],
    ['timestamp.date(2024, 1, 2) + timestamp.date(2024, 1, 2) == 0', 'Unsupported operation'],
  );
});

describe('precedence, loosest last', () => {
  allows(
    'true || false && false',
    '1 + 1 == 2 && 2 * 2 == 4',
    '!false && true',
    '1 < 2 == true',
    'true == 1 in [1]',
    'false ? false : false ? false : true',
    '1 + 1 is int',
    '-1 + 2 == 1 && -resource.data.visitas == -3',
  );
});
