import { describe } from 'vitest';
import { allows, fails, isFalse } from './support';

describe('string', () => {
  allows(
    "'ÁRBOL'.lower() == 'Árbol'",
    "'ñu'.upper() == 'ñU'",
    "' a '.trim() == 'a'",
    "'niño'.size() == 4",
    "'😀'.size() == 2",
    "'😀'.matches('.')",
    "'ñ'.toUtf8().size() == 2",
    "'a1b22'.replace('[0-9]+', '#') == 'a#b#'",
    "'a.b'.replace('\\\\.', '$1') == 'a$1b'",
    "'a,b,,c'.split(',') == ['a', 'b', '', 'c']",
    "'a1b2'.split('([0-9])') == ['a', 'b']",
    "'a,,b,,'.split(',') == ['a', '', 'b']",
    "',a'.split(',') == ['', 'a']",
    "',,'.split(',') == ['']",
    "''.split(',') == ['']",
    "'abc'.split('') == ['', 'a', 'b', 'c']",
  );
  fails(
    ["'a'.keys() == []", 'Function not found error: Name: [keys] on string'],
    ['1.size() == 1', 'Function not found'],
    ['null.size() == 1', 'Null value error.'],
    ["'a'.split(1) == []", 'Expected (string), received (int)'],
  );
});

describe('matches() looks at the whole string, in RE2 syntax', () => {
  allows(
    "'user@domain.com'.matches('.*@domain[.]com')",
    "'banana'.matches('b(an)+a')",
    "'2024-01-31'.matches(r'\\d{4}-\\d\\d-\\d\\d')",
    "'NIÑO'.matches('(?i)niño')",
    "'a\\nb'.matches('(?s)a.b')",
    "'nahom'.matches('[[:alpha:]]+')",
    "'ñandú'.matches('\\\\pL+')",
    "'αβγ'.matches('\\\\p{Greek}+')",
    "'a]b{c}'.matches('a]b{c}')",
    "'😀'.matches('.')",
    "'a-b_c'.matches('[\\\\w\\\\-]+')",
    "'https://x.y/'.matches('^https:\\\\/\\\\/[a-z.]+/$')",
    "'tab\\t'.matches('tab\\\\s')",
    "'abc'.matches('(?P<todo>abc)')",
    "'@A. (b)!'.matches('@\\\\QA. (b)\\\\E.')",
    "'a/[-]{}'.matches('\\\\Qa/[-]{}')",
    "' a\\nb '.matches('[\\\\s\\\\S]*\\\\S[\\\\s\\\\S]*')",
    "'a@b'.matches('[^\\\\s@]+@[^\\\\s@]+')",
  );
  isFalse(
    "'user@domain.com.mx'.matches('.*@domain[.]com')",
    "'@Ax (b)'.matches('@\\\\QA. (b)\\\\E')",
    "'xabc'.matches('abc')",
    "'ab'.matches('a|b')",
    "'a\\nb'.matches('a.b')",
    "'a\\n'.matches('a$')",
    "' \\n'.matches('[\\\\s\\\\S]*\\\\S[\\\\s\\\\S]*')",
    "' '.matches('[\\\\S]')",
    "'a @b'.matches('[^\\\\s@]+@[^\\\\s@]+')",
    "'\\u00a0'.matches('\\\\s')",
  );
  fails(
    ["'a'.matches(resource.data.titulo + '(')", 'Invalid regular expression'],
    ["'aa'.matches('(a)' + '\\\\1')", 'backreferences are not part of RE2'],
    ["'ab'.matches('a' + '(?=b)b')", 'lookaround'],
    ["'ab'.matches('(?<=a)' + 'b')", 'lookaround'],
    ["'a'.matches('a' + '{2000}')", 'larger than 1000'],
    ["'a'.matches('[' + 'a')", "missing closing ']'"],
    ["'a'.matches('a' + '\\\\y')", 'unknown escape'],
  );
});

describe('list', () => {
  allows(
    '[1].concat([2, 1]) == [1, 2, 1]',
    "['a', 'b'].hasAll(['a'])",
    "['a', 'b'].hasAll([])",
    "['a', 'b'].hasAny(['c', 'a'])",
    "['a', 'b'].hasOnly(['a', 'b', 'c'])",
    "['a', 'b'].hasOnly(['b', 'a'])",
    "['a', 'a', 'b'].hasOnly(['a', 'b', 'b'])",
    "['a', 'a', 'b'].hasOnly(['a', 'b', 'b', 'c'])",
    "['a', 1, true].join('-') == 'a-1-true'",
    "[].join(',') == ''",
    '[1, 2, 1, 3].removeAll([1]) == [2, 3]',
    '[1, 1].size() == 2',
    '[1, 1.0, 2].toSet().size() == 2',
  );
  isFalse(
    "['a', 'b'].hasOnly(['a', 'c'])",
    "['a'].hasAll(['a', 'b'])",
    "['a'].hasAny(['b'])",
    "['a'].hasAny([])",
  );
  fails(["['a'].hasAny('a')", 'received (string)'], ["[[1]].join(',') == ''", 'cannot write a list']);
});

describe('set', () => {
  allows(
    "['a', 'b'].toSet().difference(['b'].toSet()) == ['a'].toSet()",
    "['a', 'b'].toSet().intersection(['b', 'c'].toSet()) == ['b'].toSet()",
    "['a'].toSet().union(['b'].toSet()) == ['b', 'a'].toSet()",
    "['a', 'b'].toSet().hasAll(['a'])",
    "['a', 'b'].toSet().hasAny(['a', 'z'].toSet())",
    "['a'].toSet().hasOnly(['a', 'b'])",
    "['a', 'a', 'b', 1, 1.0, null, null, 'b'].toSet().size() == 4",
    "['b', 1, 'b', 'a'].toSet() == ['a', 'b', 1].toSet()",
  );
  isFalse("['a', 'b'].toSet().hasOnly(['a'])");
  fails(
    ["['a'].toSet().union(['b']).size() == 2", 'received (list)'],
    ["['a'].toSet()[0] == 'a'", 'no index'],
  );
});

describe('map', () => {
  allows(
    "{'a': 1}.get('a', 0) == 1",
    "{'a': 1}.get('b', 0) == 0",
    "resource.data.get(['autor', 'pais', 'codigo'], '') == 'MX'",
    "resource.data.get(['autor', 'ausente', 'codigo'], 'ES') == 'ES'",
    "resource.data.get(['titulo', 'x'], 'ES') == 'ES'",
    "resource.data.get('borrado', 1) == null",
    "{'a': 1, 'b': 2}.keys() == ['a', 'b']",
    "{'a': 1, 'b': 2}.values() == [1, 2]",
    "{'a': 1}.size() == 1",
    "resource.data.keys().hasAll(['titulo', 'visitas'])",
  );
  fails(
    ["{'a': 1}.get(1, 0) == 0", 'key of a map is a string'],
    ["{'a': 1}.get([], 0) == 0", 'at least one'],
  );
});

describe('MapDiff', () => {
  allows(
    "{'a': 1}.diff({}).addedKeys() == ['a'].toSet()",
    "{}.diff({'a': 1}).removedKeys() == ['a'].toSet()",
    "{'a': 0}.diff({'a': 1, 'b': 4}).changedKeys() == ['a'].toSet()",
    "{'a': 0}.diff({'a': 0}).unchangedKeys() == ['a'].toSet()",
    "({'a': 0, 'c': 0, 'u': 0}).diff({'r': 0, 'c': 1, 'u': 0}).affectedKeys() == ['a', 'r', 'c'].toSet()",
    "{'a': {'b': 1}}.diff({'a': {'b': 2}}).affectedKeys().hasOnly(['a'])",
    "{'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0",
    "{'a': null}.diff({}).affectedKeys() == ['a'].toSet()",
  );
  fails(['{}.diff(null).affectedKeys().size() == 0', 'received (null)']);
});

describe('timestamp', () => {
  allows(
    'resource.data.fecha.year() == 2020',
    'resource.data.fecha.month() == 2',
    'resource.data.fecha.day() == 29',
    'resource.data.fecha.dayOfWeek() == 6',
    'timestamp.date(2024, 3, 17).dayOfWeek() == 7',
    'resource.data.fecha.dayOfYear() == 60',
    'timestamp.date(2024, 12, 31).dayOfYear() == 366',
    'resource.data.fecha.hours() == 23',
    'resource.data.fecha.minutes() == 59',
    'resource.data.fecha.seconds() == 58',
    'resource.data.fecha.nanos() == 250000000',
    'resource.data.fecha.toMillis() == 1583020798250',
    'resource.data.fecha.date() == timestamp.date(2020, 2, 29)',
    'resource.data.fecha.time() == duration.time(23, 59, 58, 250000000)',
    'timestamp.value(-1).year() == 1969',
    'timestamp.value(-1).nanos() == 999000000',
    'timestamp.value(-1).date() == timestamp.date(1969, 12, 31)',
    'request.time.toMillis() == 1710498030500',
  );
  fails(
    ['timestamp.date(2023, 2, 29).year() == 2023', 'There is no such date'],
    ['timestamp.value(9223372036854775807).year() == 1', 'out of range'],
  );
});

describe('duration, latlng and bytes', () => {
  allows(
    "duration.value(1, 'w').seconds() == 604800",
    "duration.value(1500, 'ms').seconds() == 1",
    "duration.value(1500, 'ms').nanos() == 500000000",
    "duration.value(7, 'ns').nanos() == 7",
    "duration.abs(duration.value(-3, 's')) == duration.value(3, 's')",
    'duration.time(1, 1, 1, 0).seconds() == 3661',
    'latlng.value(10, -20.5).latitude() == 10.0',
    'latlng.value(10, -20.5).longitude() == -20.5',
    'math.round(latlng.value(0, 0).distance(latlng.value(0, 1)) / 1000) == 111',
    "b'hola'.toBase64() == 'aG9sYQ=='",
    "b'hola'.toHexString() == '686f6c61'",
    "b'hola'.size() == 4",
  );
  fails(
    ["duration.value(1, 'y').seconds() == 1", 'Unknown unit'],
    ['latlng.value(91, 0).latitude() == 91.0', 'range'],
  );
});
