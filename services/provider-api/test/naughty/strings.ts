/**
 * Texts that often break programs, by kinds. Each kind names what breaks; the texts are built here
 * from code points and rules, so that a new text is one more entry.
 */
const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
const chars = (codes: number[]) => codes.map((code) => String.fromCodePoint(code));
const around = (marks: string[]) => marks.map((mark) => `a${mark}b`);

/** First and last characters of blocks: scripts, planes, private use, noncharacters. */
const planes = [
  ...chars(range(0xa1, 0x2fa1, 0x1f3)),
  ...chars(range(0x3041, 0xd7a3, 0xe11)),
  ...chars(range(0xe000, 0xfffd, 0x711)),
  ...chars([0xfdd0, 0xfffe, 0xffff, 0x1fffe, 0x10ffff]),
  ...chars(range(0x10000, 0x3fffd, 0x3a5d)),
  ...chars([0xe0001, 0xf0000, 0x100000, 0x10fffd]),
];

/** JSON in UTF-8 can't contain half of a surrogate pair, and the database can't store NUL. */
const unstorable = [
  '\0',
  'a\0b',
  '\0'.repeat(9),
  ...around(['\ud800', '\udbff', '\udc00', '\udfff']),
  '\ude00\ud83d',
  '\ud83d',
  '\ud83d\ud83d\ude00',
  '\ude00\ud83d\ude00',
];

const controls = around(chars([...range(1, 31), ...range(127, 159)]));

const spaces = [
  ...around(
    chars([0xa0, 0x1680, ...range(0x2000, 0x200a), 0x2028, 0x2029, 0x202f, 0x205f, 0x3000]),
  ),
  ...['', ' ', '\t', '\r\n', '\u3000\u00a0', '  leading', 'trailing  ', 'a  b', 'a\tb', 'a\r\nb'],
];

const invisible = [
  ...around(chars([0xad, 0x34f, 0x61c, 0x115f, 0x180e, 0x3164, 0xfeff, 0xfff9, 0xfffc])),
  ...around(chars([...range(0x200b, 0x200f), ...range(0x2060, 0x206f), ...range(0xfe00, 0xfe0f)])),
  '\u200b',
  '\ufeff\ufeffa',
  'a\u{e0101}b',
];

const bidi = [
  ...around(chars([...range(0x202a, 0x202e), ...range(0x2066, 0x2069)])),
  'שלום עולם',
  'مرحبا 123 بالعالم',
  'abc אבג 123',
  '\u202egnp.exe',
  '\u2067א\u2066b\u2069ג\u2069',
  '\u202e'.repeat(60),
];

const combining = [
  ...range(0x300, 0x36f, 8).map((code) => `a${String.fromCodePoint(code)}`),
  'é',
  'é',
  'ñ',
  'Å',
  'ﬁ',
  '각',
  `e${'\u0301'.repeat(50)}`,
  '\u0301alone',
  'ก็็็็็็',
  'ệ',
  'q̣̇',
  'q̣̇',
];

const cases = ['İstanbul', 'ıI', 'ß ẞ', 'ǅ ǆ Ǆ', 'ΣΑΣ σας', 'ŉ', 'Ⅷ ⅷ', 'ａＢ', 'Ꭰ ꭰ', 'K k'];

const emoji = [
  '👍🏿',
  '👩🏽‍🔧',
  '👨‍👩‍👧‍👦',
  '🏳️‍🌈',
  '🏴‍☠️',
  '🇵🇭',
  '🇵',
  '🇵🇭🇵',
  '1️⃣',
  '❤️',
  '❤︎',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '🔧🔨⚒️🛠️⛏️🪛🔩⚙️',
  '🫱🏻‍🫲🏿',
  '‍',
  '👩‍',
  '🧑‍🏭'.repeat(8),
];

const quotes = [
  "'",
  '"',
  '`',
  "''",
  '\\',
  '\\\\',
  "\\'",
  '%',
  '_',
  '$$',
  '$1',
  '?',
  ':a',
  ';',
  '--',
];
const sql = [
  ...quotes,
  ...quotes.map((quote) => `O${quote}Neil`),
  ...["' or '1'='1", '1; drop table users', "'); delete from orders; --", "' union select 1 --"],
  ...["x' and pg_sleep(0) is null --", '0x27', 'E\\x27', '%27', '%00', '\\x00', '\\0', '\\u0000'],
  ...[
    "'::int",
    'null',
    'NULL',
    '(select 1)',
    'a & !b | (c',
    ":* <-> 'x':A",
    '%%%',
    '__%__',
    '/*',
    '*/',
  ],
];

const tags = [
  'script',
  'img',
  'svg',
  'iframe',
  'style',
  'a',
  'math',
  'base',
  'template',
  'noscript',
];
const markup = [
  ...tags.map((tag) => `<${tag} src=x onerror=alert(1) href=javascript:alert(1)>`),
  ...tags.map((tag) => `</${tag}>`),
  ...[
    '<',
    '>',
    '&',
    '&lt;',
    '&#60;',
    '&#x0;',
    '<!--',
    '-->',
    ']]>',
    '<![CDATA[',
    '<?php',
    '<%',
    '%>',
  ],
  ...['"><b>', "'><b>", 'javascript:alert(1)', 'data:text/html,<b>', '<b', '<b>bold</b>', '<\0b>'],
];

const templates = [
  '${7*7}',
  '{{7*7}}',
  '{{constructor.constructor("x")()}}',
  '#{7*7}',
  '<%= 7 %>',
  '[[7]]',
  '%{7}',
  '${jndi:ldap://x}',
  '$(id)',
  '`id`',
  '| id',
  '&& id',
  '; id',
  '> /dev/null',
  '$HOME',
  '%PATH%',
  '!!',
  '~root',
  '*',
];

const formats = ['%s', '%n', '%d%d%d', '%x'.repeat(9), '%1$s', '{0}', '{}', '{name}', '%c', '%@'];

const paths = [
  ...[
    '..',
    '.',
    '/',
    '//',
    '\\\\host\\share',
    'C:\\',
    'file:///etc/passwd',
    '..%2f..%2f',
    '~/.ssh',
  ],
  ...range(1, 6).map((depth) => `${'../'.repeat(depth)}etc/passwd`),
  ...[
    'con',
    'aux',
    'nul',
    'com1',
    'lpt1',
    '.htaccess',
    'a/b',
    'a\\b',
    'a:b',
    'a?b#c',
    'a;b',
    'a|b',
  ],
];

/** Texts that a spreadsheet would run, and texts that would become headers of a mail. */
const cells = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|x!A1', '\t=1', '=HYPERLINK("x")', '"a","b"', 'a,b;c'],
  ...[
    'a\r\nBcc: x@example.com',
    'a\nSubject: x',
    'a\r\n\r\nbody',
    'a%0d%0aBcc:x',
    '\n.\r\n',
    'From ',
  ],
];

const numbers = [
  ...[
    '0',
    '-0',
    '00',
    '01',
    '1e1000',
    '-1e-1000',
    '0x10',
    '0b1',
    '0o7',
    '1_000',
    '1,000',
    '1.000,00',
  ],
  ...['NaN', 'Infinity', '-Infinity', '1/0', '١٢٣', '１２３', '½', '²', '零', '1e', '.', '-', '+'],
  ...[8, 16, 31, 32, 53, 63, 64, 127].flatMap((bits) => [
    String(2n ** BigInt(bits)),
    String(2n ** BigInt(bits) - 1n),
    String(-(2n ** BigInt(bits))),
  ]),
];

const reserved = [
  ...['null', 'undefined', 'None', 'nil', 'true', 'false', 'void', 'this', 'self', 'function'],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '__dirname',
  ],
  ...[
    'select',
    'user',
    'order',
    'admin',
    'root',
    'anonymous',
    'default',
    'public',
    'then',
    'length',
  ],
];

const json = [
  '{}',
  '[]',
  '[null]',
  '{"a":1}',
  '"',
  '\\"',
  '\\u0041',
  '\\ud800',
  '{"__proto__":{}}',
  '//',
  "{'a':1}",
];

const names = [
  ...[
    'Ñ',
    'Peña',
    "D'Angelo",
    'Dela Cruz, Jr.',
    'Ma. Teresa',
    'X',
    '李',
    'Nguyễn',
    'O',
    'de los Santos y Reyes',
  ],
  ...['Jean-Luc', 'Björk', 'Łukasz', 'Þór', 'Ōtani', 'ʻOkina', 'Ng', 'Null', 'Test', 'Ana (Cruz)'],
];

const long = [
  99, 100, 101, 199, 200, 201, 255, 256, 1000, 1024, 4096, 4999, 5000, 5001, 65_536,
].flatMap((length) => ['a'.repeat(length), '🔧'.repeat(Math.floor(length / 2))]);

export const naughtyStrings: readonly string[] = [
  ...new Set(
    [
      ...[planes, unstorable, controls, spaces, invisible, bidi, combining, cases, emoji, sql],
      ...[markup, templates, formats, paths, cells, numbers, reserved, json, names, long],
    ].flat(),
  ),
];
