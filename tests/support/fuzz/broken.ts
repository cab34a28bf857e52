import fc, { type Arbitrary } from '@/tests/support/properties'

/** What no schema asks for. */
const strange: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '__proto__',
    "'",
    '%',
    '../..',
    -1,
    0,
    1e308,
    -1e308,
    9_007_199_254_740_992,
    2_147_483_648,
    0.1,
    [],
    {},
    [[]],
    { constructor: { prototype: 1 } },
  ),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ minLength: 300, maxLength: 3000 }),
)

/** The places within a value, as paths. */
function placesOf(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  const here = [[...path]]
  if (typeof value !== 'object' || value === null) return here
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((one, at) => [at, one])
    : Object.entries(value)
  return [...here, ...entries.flatMap(([key, one]) => placesOf(one, [...path, key]))]
}

/** A value with another in one place. */
function put(value: unknown, [key, ...rest]: readonly (string | number)[], other: unknown): unknown {
  if (key === undefined) return other
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? put(one, rest, other) : one))
  const entries = Object.entries(value as object).map(([name, one]) => [
    name,
    name === key ? put(one, rest, other) : one,
  ])
  return Object.fromEntries(entries)
}

/** Values that were right until one place of them became something else. */
export const brokenOf = (right: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.tuple(right, fc.nat(), strange).map(([value, at, other]) => {
    const places = placesOf(value)
    return put(value, places[at % places.length] ?? [], other)
  })

/** A part of an address that does not exist. */
export const strangePart: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '0',
      '-1',
      '1e3',
      '99999999999999999999',
      'NaN',
      '%00',
      '%ff',
      '..%2f..%2fetc',
      '%',
      'a%20b',
      "1'--",
      'é',
    ],
    ...['__proto__', 'constructor', 'null', '*', '%252e%252e', '%F0%9F%92%A9'],
  ),
  fc.string({ minLength: 1, maxLength: 200 }).map(encodeURIComponent),
)

/** Headers that are odd, and that any client may send. */
export const strangeHeaders: Arbitrary<Record<string, string>> = fc.constantFrom(
  ...([
    { 'idempotency-key': '' },
    { 'idempotency-key': 'x'.repeat(2000) },
    { authorization: 'Bearer' },
    { authorization: 'Bearer x.y.z' },
    { authorization: 'tokens API-Key nothing' },
    { cookie: 'payload-token=x; own-pictures=%; client=..' },
    { 'accept-language': ';;q=9,,' },
    { accept: 'image/nothing' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'text/plain' },
    { 'content-type': '' },
    { 'if-none-match': '*' },
    { range: 'bytes=9-1' },
    { 'x-forwarded-for': 'nobody, ::::, 1.2.3' },
  ] satisfies Record<string, string>[] as Record<string, string>[]),
)

/** Bodies that are no JSON, or longer than declared. */
export const strangeBodies: Arbitrary<string | undefined> = fc.constantFrom(
  ...[
    undefined,
    '',
    '{',
    '[',
    'null',
    '"',
    '{"a":1}}',
    '\ufeff{}',
    '{"a":1,"a":2}',
    '[1,]',
    '1e999',
    'true',
    '{"__proto__":1}',
  ],
  '['.repeat(200),
)
