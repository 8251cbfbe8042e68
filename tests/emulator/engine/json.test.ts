import { describe, expect, it } from 'vitest';
import { formatFieldPath, parseFieldPath } from '../../../emulator/firestore/values/field-path';
import { decodeValue, encodeValue } from '../../../emulator/firestore/values/json';
import { ROOT, refusal, statusOf } from './fixtures';

const vectorLike = (others: object) => ({
  mapValue: { fields: { __type__: { stringValue: '__vector__' }, ...others } },
});
const vector = (...values: unknown[]) => vectorLike({ value: { arrayValue: { values } } });

const GOOD: [title: string, json: unknown, back?: unknown][] = [
  ['null', { nullValue: null }],
  ['null by its name', { nullValue: 'NULL_VALUE' }, { nullValue: null }],
  ['a boolean', { booleanValue: true }],
  ['an integer', { integerValue: '9223372036854775807' }],
  ['an integer written as a number', { integerValue: 5 }, { integerValue: '5' }],
  ['a double', { doubleValue: 1.5 }],
  ['NaN', { doubleValue: 'NaN' }],
  ['-Infinity', { doubleValue: '-Infinity' }],
  ['minus zero', { doubleValue: '-0' }],
  ['a timestamp', { timestampValue: '2024-02-29T12:00:00.123456Z' }],
  [
    'a timestamp, cut to microseconds',
    { timestampValue: '2024-01-01T00:00:00.123456789Z' },
    { timestampValue: '2024-01-01T00:00:00.123456Z' },
  ],
  [
    'a timestamp of another zone',
    { timestampValue: '2024-01-01T02:00:00+02:00' },
    { timestampValue: '2024-01-01T00:00:00Z' },
  ],
  ['a string', { stringValue: 'ñandú' }],
  ['bytes', { bytesValue: 'AP+A' }],
  ['bytes in the URL alphabet, unpadded', { bytesValue: '_w' }, { bytesValue: '/w==' }],
  ['a reference', { referenceValue: `${ROOT}/a/b` }],
  ['a point', { geoPointValue: { latitude: 90, longitude: -180 } }],
  ['an empty array', { arrayValue: {} }],
  ['an array', { arrayValue: { values: [{ integerValue: '1' }, { mapValue: {} }] } }],
  ['a vector', vector({ doubleValue: 1 }, { doubleValue: -0.5 })],
  ['a vector in a map', { mapValue: { fields: { v: vector({ doubleValue: 1 }) } } }],
  ['a map', { mapValue: { fields: { 'a.b': { nullValue: null }, __proto__x: { stringValue: '' } } } }],
];

const BAD: [title: string, json: unknown, message: RegExp][] = [
  ['no object', 'x', /Invalid value at 'v'/],
  ['no kind', {}, /exactly one value type/],
  ['an unknown kind', { fooValue: 1 }, /Unknown name "fooValue" at 'v': Cannot find field/],
  ['two kinds', { stringValue: 'a', booleanValue: true }, /oneof field 'value_type' is already set/],
  ['a boolean in quotes', { booleanValue: 'true' }, /'v\.boolean_value' \(TYPE_BOOL\)/],
  ['an integer that is none', { integerValue: '1.5' }, /'v\.integer_value' \(TYPE_INT64\), "1\.5"/],
  ['an integer beyond int64', { integerValue: '9223372036854775808' }, /TYPE_INT64/],
  ['a double that is none', { doubleValue: 'many' }, /TYPE_DOUBLE/],
  ['a timestamp without zone', { timestampValue: '2024-01-01T00:00:00' }, /Timestamp/],
  ['a day that does not exist', { timestampValue: '2023-02-29T00:00:00Z' }, /Timestamp/],
  ['year 0', { timestampValue: '0000-12-31T00:00:00Z' }, /Timestamp/],
  ['a number as string', { stringValue: 5 }, /TYPE_STRING/],
  ['half an emoji', { stringValue: '\ud83c' }, /UTF-8/],
  ['bytes that are not base64', { bytesValue: '***' }, /Base64 decoding failed/],
  ['a reference to a collection', { referenceValue: `${ROOT}/a` }, /invalid/],
  ['a latitude above 90', { geoPointValue: { latitude: 90.1, longitude: 0 } }, /latitude/],
  ['a longitude below -180', { geoPointValue: { latitude: 0, longitude: -181 } }, /longitude/],
  [
    'an array in an array',
    { arrayValue: { values: [{ arrayValue: {} }] } },
    /Cannot convert an array value in an array value/,
  ],
  [
    'a vector of integers',
    vector({ doubleValue: 1 }, { integerValue: '1' }),
    /only contain values of type 'double'/,
  ],
  ['a vector of nothing', vector(), /zero length vector/],
  ['a vector with NaN', vector({ doubleValue: 'NaN' }), /cannot contain NaN/],
  ['a vector too long', vector(...Array(2049).fill({ doubleValue: 1 })), /at most 2048 dimensions/],
  ['a vector without values', vectorLike({}), /missing key 'value'/],
  ['a vector of no array', vectorLike({ value: { doubleValue: 1 } }), /must be an array/],
  [
    'a vector with more beside',
    vectorLike({ value: { arrayValue: {} }, otro: { nullValue: null } }),
    /extraneous entries/,
  ],
  [
    'a vector in an array',
    { arrayValue: { values: [vector({ doubleValue: 1 })] } },
    /Cannot convert a vector value in an array value/,
  ],
  [
    'a bad value deep inside',
    { mapValue: { fields: { a: { arrayValue: { values: [{}] } } } } },
    /v\.map_value\.fields\[0\]\.value\.array_value\.values\[0\]/,
  ],
];

describe('values in REST form', () => {
  for (const [title, json, back] of GOOD) {
    it(`read and write ${title}`, () => {
      expect(encodeValue(decodeValue(json, 'v'))).toEqual(back ?? json);
    });
  }
  for (const [title, json, message] of BAD) {
    it(`refuse ${title}`, () => {
      expect(statusOf(() => decodeValue(json, 'v'))).toBe('INVALID_ARGUMENT');
      expect(refusal(() => decodeValue(json, 'v'))).toMatch(message);
    });
  }
  it('keep a field called __proto__', () => {
    const json = JSON.parse('{"mapValue":{"fields":{"__proto__":{"integerValue":"1"}}}}');
    expect(JSON.stringify(encodeValue(decodeValue(json, 'v')))).toBe(JSON.stringify(json));
  });
});

describe('field paths', () => {
  const PATHS: [string, string[]][] = [
    ['a', ['a']],
    ['a.b_2.C', ['a', 'b_2', 'C']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`ñ`', ['ñ']],
    ['`\\`\\\\`', ['`\\']],
    ['__name__', ['__name__']],
  ];
  for (const [text, path] of PATHS) {
    it(`${text} reads and writes back`, () => {
      expect(parseFieldPath(text)).toEqual(path);
      expect(formatFieldPath(path)).toBe(text);
    });
  }
  for (const text of ['', '.', 'a.', '.a', 'a..b', 'a b', '1a', '`a', '``', '`a`b']) {
    it(`'${text}' is refused`, () => {
      expect(statusOf(() => parseFieldPath(text))).toBe('INVALID_ARGUMENT');
    });
  }
});
