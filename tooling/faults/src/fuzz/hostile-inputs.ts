/** Texts that no client should send. */
export const HOSTILE_TEXTS: readonly string[] = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202eevil",
  "ғӣқӯҳҷ",
  "Аlех",
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "a\r\nSet-Cookie: x=1",
  "../../etc/passwd",
  "2025-02-29",
  "2062-12-02",
  "9".repeat(400),
  "я".repeat(20_000),
  "__proto__",
  "%00",
  "{{phone}}",
  "//evil.example",
  "javascript:alert(1)",
];

/** Values of any kind that no client should send. */
export const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[[]]],
  { toString: "x" },
  { __proto__: null, constructor: { prototype: {} } },
  Array.from({ length: 10_000 }, () => 1),
];

/** Bodies that are no payload at all. */
export const HOSTILE_BODIES: readonly string[] = [
  "",
  "{",
  "[]",
  "null",
  "1e309",
  '"x"',
  '{"a":1,"a":2}',
  '{"__proto__":{"polluted":1}}',
  `${'{"a":'.repeat(1_000)}1${"}".repeat(1_000)}`,
  `{"a":"${"x".repeat(1_000_000)}"}`,
];
