/**
 * `pnpm bench weights`: what every third-party library weighs in a first visit of each page, as
 * built; with `--write` it becomes the table with which `test/weights.test.ts` compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { readOptions } from './command-line.mjs';
import { compressedSize } from './compressed-size.mjs';
import { FIRST_VISITS, scriptsOfVisit } from './first-visits.mjs';
import { ROOT } from './services.mjs';

/** The shop's own code, and what the builder adds to it. */
export const OURS = 'our own';

export const TABLE = join(ROOT, 'packages/tooling/test/weights.json');

/** The package that a source belongs to, or `OURS`. @param {string | null | undefined} source */
export function libraryOf(source) {
  const at = source?.lastIndexOf('node_modules/') ?? -1;
  if (!source || at === -1) return OURS;
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(source.slice(at + 'node_modules/'.length))?.[0];
  // The builder's own folders begin with a dot.
  return name === undefined || name.startsWith('.') ? OURS : name;
}

/**
 * How many characters of a script each library has, by the script's source map.
 * @param {string} code @param {string} map
 */
function charactersOf(code, map) {
  /** @type {Record<string, number>} */
  const characters = {};
  const add = (library, count) => {
    characters[library] = (characters[library] ?? 0) + count;
  };
  const traced = new TraceMap(map);
  const mappings = decodedMappings(traced);
  for (const [at, line] of code.split('\n').entries()) {
    const places = mappings[at] ?? [];
    add(OURS, places[0]?.[0] ?? line.length);
    for (const [nth, place] of places.entries()) {
      const end = places[nth + 1]?.[0] ?? line.length;
      const source = place.length === 1 ? null : traced.sources[place[1]];
      add(libraryOf(source), end - place[0]);
    }
  }
  return characters;
}

/** @type {Map<string, Record<string, number>>} */
const known = new Map();

/**
 * The compressed bytes of a script by library: each has the share that it has of the characters.
 */
function bytesOf(script) {
  const before = known.get(script);
  if (before) return before;
  const code = readFileSync(join(ROOT, script), 'utf8');
  const bytes = compressedSize(code);
  let map = null;
  try {
    map = readFileSync(join(ROOT, `${script}.map`), 'utf8');
  } catch {
    // A script that has only data has no map.
  }
  const characters = map === null ? { [OURS]: code.length } : charactersOf(code, map);
  const shares = Object.entries(characters).map(([library, count]) => [
    library,
    (bytes * count) / code.length,
  ]);
  const weights = Object.fromEntries(shares);
  known.set(script, weights);
  return weights;
}

const kilobytes = (bytes) => Math.round(bytes / 100) / 10;

/**
 * The libraries of a first visit of each page, and our own code, in KB of brotli, heaviest first.
 * @returns {Record<string, Record<string, number>>}
 */
export function weigh() {
  const visits = Object.keys(FIRST_VISITS).map((visit) => {
    /** @type {Record<string, number>} */
    const sum = {};
    for (const script of scriptsOfVisit(visit)) {
      for (const [library, bytes] of Object.entries(bytesOf(script))) {
        sum[library] = (sum[library] ?? 0) + bytes;
      }
    }
    const rows = Object.entries(sum)
      .map(([library, bytes]) => /** @type {const} */ ([library, kilobytes(bytes)]))
      .filter(([, weight]) => weight > 0)
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
    return [visit, Object.fromEntries(rows)];
  });
  return Object.fromEntries(visits);
}

function print(weights) {
  const visits = Object.keys(weights);
  const libraries = [...new Set(Object.values(weights).flatMap((each) => Object.keys(each)))];
  console.log(`| KB of brotli | ${visits.join(' | ')} |`);
  console.log(`|---|${visits.map(() => '---').join('|')}|`);
  for (const library of libraries) {
    const row = visits.map((visit) => weights[visit][library]?.toFixed(1) ?? '');
    console.log(`| ${library} | ${row.join(' | ')} |`);
  }
  const sums = visits.map((visit) =>
    Object.values(weights[visit])
      .reduce((sum, weight) => sum + weight, 0)
      .toFixed(1),
  );
  console.log(`| **in all** | ${sums.join(' | ')} |`);
}

if (process.argv[1] === import.meta.filename) {
  const { write } = readOptions('pnpm bench weights [--write]', {
    write: { type: 'boolean', default: false },
  });
  const weights = weigh();
  print(weights);
  if (write) writeFileSync(TABLE, `${JSON.stringify(weights, null, 2)}\n`);
}
