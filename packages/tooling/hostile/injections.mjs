/**
 * Texts that try to end an SQL string and continue as a command, by kinds; the lists are our own.
 */
import { pairs } from './marks.mjs';

const ENDS = ["'", '"', "')", "'))", '\\', "\\'", '%27', 'ʼ', '`', "'/**/", '$$', "E'\\''"];
const COMMENTS = ['--', '-- ', '#', '/*', ';--', ''];

const always = () =>
  pairs(ENDS, COMMENTS, (end, comment) => `x${end} OR 1=1 ${comment}`).concat(
    pairs(ENDS, COMMENTS, (end, comment) => `x${end} OR ${end}a${end}=${end}a ${comment}`),
  );

const commands = () =>
  pairs(
    ["'", "')", '1', '1)'],
    [
      'DROP TABLE users',
      'DELETE FROM sessions',
      'UPDATE users SET verified_at = now()',
      "INSERT INTO users (email) VALUES ('a@b.c')",
      'TRUNCATE orders CASCADE',
      "COPY users TO '/tmp/users'",
      'SELECT pg_sleep(5)',
    ],
    (end, command) => `${end}; ${command}; --`,
  );

const unions = () =>
  pairs(
    ["'", "')", '1'],
    [
      'SELECT NULL',
      'SELECT email, password_hash FROM users',
      'SELECT version()',
      "SELECT pg_read_file('/etc/passwd')",
      'SELECT table_name FROM information_schema.tables',
      'ALL SELECT 1,2,3,4,5,6,7,8',
    ],
    (end, rest) => `${end} UNION ${rest} --`,
  );

const askedByError = () =>
  pairs(
    ["'", '1'],
    ['1/0', 'CAST(version() AS int)', "to_tsquery('((')", "lpad('x', 1000000000)"],
    (end, part) => `${end} AND (SELECT ${part})::text = '1`,
  );

/** Texts with a meaning in LIKE, in a text search, in a JSON path, in a template. */
const patterns = () => [
  ...['%', '_', '%%%', '\\%', '[a-z]', 'a:*', 'a & !b', '<->', "'a':A", '((((', '|'],
  ...['$.a[*]', '{"$gt":""}', '[$ne]', '{{7*7}}', '${7*7}', '$1', '?', ':name', '@@version'],
];

/** @type {string[]} each text once */
export const injections = [
  ...new Set([always, commands, unions, askedByError, patterns].flatMap((make) => make())),
];
