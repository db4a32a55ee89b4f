/**
 * Queries that make a search as expensive as possible, the same ones on every run. Each kind loads
 * another step: folding, words, other names, typos, pieces, sizes, highlights.
 */
import { QUERY_MOST } from 'shared-contracts/wire/search';
import { shopRange } from 'demo-catalogue/shop-range';
import { fraction, pick } from 'demo-catalogue/seeded';
import { builtIn } from '../src/domain/search/synonyms';

/** Characters that fold to several letters, and some special cases of other scripts. */
const expanding = ['㌖', 'ﷺ', '㍿', '㋿', '㎨', 'ﬃ', '⒇', '㏙', '½', '²', 'Ǆ', 'İ', 'ẛ̣'];
const scripts = ['молоток', 'дрель', '電動ドリル', '锤子', 'ค้อน', 'مطرقة', 'σφυρί', 'פטיש', '🔧🔨'];
const operators = ['%', '_', '\\', '&', '|', '!', ':*', '(', ')', "'", '<->', '**', '"', ';--'];
const sizes = ['100 mm', '1/2"', 'm8 x 50', '1,300 W', '7.5kva', '230 × 280 mm', '9in', '80 grit'];
const joints = ['-', '.', '/'];

const letters = 'abcdefghijklmnopqrstuvwxyz';
const letter = (...seed: (string | number)[]) => pick([...letters], ...seed);
const cut = (text: string) => {
  const short = text.slice(0, QUERY_MOST);
  // Half of a surrogate pair would be refused before the search.
  return /[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short;
};
const times = (count: number, make: (at: number) => string, joint = ' ') =>
  cut(Array.from({ length: count }, (_, at) => make(at)).join(joint));

function catalogueWords(): string[] {
  const words = shopRange().flatMap(({ name, description }) =>
    `${name} ${description}`.toLowerCase().split(/[^a-z]+/),
  );
  return [...new Set(words.filter((word) => word.length > 1))].sort();
}

/** A word with two neighbours swapped or a letter changed. */
function mistyped(word: string, ...seed: (string | number)[]): string {
  const at = 1 + Math.floor(fraction(word, ...seed) * Math.max(1, word.length - 2));
  const other = letter('typo', word, ...seed);
  return fraction('swap', word, ...seed) < 0.5
    ? word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
    : word.slice(0, at) + other + word.slice(at + 1);
}

/** @returns each kind with its queries; `rounds` is the number of random ones */
export function dearQueries(rounds: number): { kind: string; query: string }[] {
  const words = catalogueWords();
  const long = words.filter((word) => word.length > 7);
  const names = [...builtIn.keys()];
  const unlike = (seed: string, length: number) => times(length, (at) => letter(seed, at), '');
  const fixed: Record<string, string[]> = {
    expansions: expanding.flatMap((one) => [
      cut(one.repeat(QUERY_MOST)),
      times(40, () => one.repeat(4)),
    ]),
    'long words': [
      'x'.repeat(QUERY_MOST),
      unlike('long', QUERY_MOST),
      cut(long.join('')),
      times(5, (at) => unlike(`five ${at}`, 39)),
    ],
    operators: [
      times(60, (at) => pick(operators, 'operator', at)),
      times(20, (at) => `${pick(words, at)}${pick(operators, at)}`),
      '%'.repeat(QUERY_MOST),
      times(50, (at) => `'${letter(at)}'|`),
    ],
    scripts: [cut(scripts.join(' ')), ...scripts.map((one) => cut(one.repeat(40)))],
    digits: [
      times(60, (at) => String(at)),
      `1${',111'.repeat(49)}x`,
      times(100, () => '1', 'x'),
      times(66, () => 'm8', 'x'),
      times(100, (at) => String(at % 10), '-'),
    ],
    joints: joints.flatMap((joint) => [
      times(100, (at) => letter('joint', at), joint),
      times(20, (at) => pick(words, 'joint', at), joint),
    ]),
  };
  const drawn = (kind: string, make: (round: number) => string) =>
    Array.from({ length: rounds }, (_, round) => ({ kind, query: cut(make(round)) }));
  return [
    ...Object.entries(fixed).flatMap(([kind, queries]) =>
      queries.map((query) => ({ kind, query })),
    ),
    ...drawn('many words', (round) => times(30, (at) => pick(words, 'many', round, at))),
    ...drawn('beginnings', (round) =>
      times(30, (at) => pick(words, 'begin', round, at).slice(0, 2)),
    ),
    ...drawn('sizes', (round) => times(15, (at) => pick(sizes, round, at))),
    ...drawn('other names', (round) => times(12, (at) => pick(names, 'name', round, at))),
    ...drawn('typos', (round) => times(12, (at) => mistyped(pick(long, round, at), round))),
    ...drawn('unlike words', (round) => times(15, (at) => unlike(`${round} ${at}`, 5 + (at % 9)))),
    ...drawn('pieces', (round) => times(20, (at) => pick(long, 'piece', round, at).slice(1, 5))),
    ...drawn('mixtures', (round) =>
      times(30, (at) => {
        const kinds = [words, names, sizes, scripts, operators, expanding, [unlike(`${at}`, 12)]];
        return pick(pick(kinds, 'kind', round, at), 'mixture', round, at);
      }),
    ),
  ];
}
