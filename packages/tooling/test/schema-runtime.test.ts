/** In a browser the schema runtime stands for zod: what it reads has to be what zod reads. */
// Vitest's own equality takes a value's field `constructor` for its class.
import { deepStrictEqual } from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import fc from 'fast-check';
import { afterAll, expect, it, test } from 'vitest';
import * as zod from 'zod/mini';
import * as facade from '../facades/zod-mini.mjs';
import { facadeAliases, REAL } from '../shared-libraries.mjs';
import { schemas, valuesFor, type Library, type Schema } from './schemas-by-chance';

// The whole zod, where another file of this process has imported it, gives its words to the small one too.
const { localeError } = zod.config();
zod.config({ localeError: undefined });
afterAll(() => zod.config({ localeError }));

const used = new Set<string | symbol>();
const ours = new Proxy(facade, {
  get(names, name) {
    used.add(name);
    return names[name as keyof typeof names];
  },
}) as unknown as Library;
const CONTRACTS = resolve(import.meta.dirname, '../../../shared-contracts/src');

/** What a library says of a value: what it reads, or each fault's place and words. */
function said(library: Library, schema: Schema, value: unknown) {
  const read = library.safeParse(schema, value);
  if (read.success) return { read: read.data };
  return { faults: read.error.issues.map(({ code, path, message }) => [code, path, message]) };
}

type Contracts = {
  calls: Record<string, { body: Schema; query: Schema; answer: Schema }>;
  slots: Record<string, Schema>;
  limitsOf: (body: Schema) => unknown;
};

const byName = (aliases: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(aliases).flatMap(([name, file]) =>
      typeof file === 'string' ? [[name.replace('$', ''), file]] : [],
    ),
  );

const folder = await mkdtemp(join(tmpdir(), 'schemas-'));
afterAll(() => rm(folder, { recursive: true }));

/** The contracts on one of the two libraries, as a build puts them together. */
async function contractsOn(name: string, alias: Record<string, string>) {
  const outfile = join(folder, `${name}.mjs`);
  const contents = ['calls', 'limits', 'slots'].map((part) => `export * from './${part}';`);
  await build({
    stdin: { contents: contents.join('\n'), resolveDir: CONTRACTS },
    bundle: true,
    format: 'esm',
    outfile,
    alias,
  });
  const { calls, slots, limitsOf } = (await import(/* @vite-ignore */ outfile)) as Contracts;
  const ofCalls = Object.entries(calls).flatMap(([call, { body, query, answer }]) =>
    Object.entries({ body, query, answer }).map(([part, schema]) => [`${call} ${part}`, schema]),
  );
  const named = [...ofCalls, ...Object.entries(slots)] as [string, Schema][];
  return { schemas: Object.fromEntries(named), limitsOf };
}

const onZod = await contractsOn('zod', { 'zod/mini': join(CONTRACTS, '../node_modules/zod/mini') });
const onOurs = await contractsOn('ours', byName({ ...REAL, ...facadeAliases() }));

/** The schema of a name on both. */
function pairOf(name: string): [Schema, Schema] {
  const [theirs, own] = [onZod.schemas[name], onOurs.schemas[name]];
  if (!theirs || !own) throw new Error(`${name} is missing`);
  return [theirs, own];
}

test.each(Object.keys(onZod.schemas))('%s is read as zod reads it', (name) => {
  const [theirs, own] = pairOf(name);
  fc.assert(
    fc.property(valuesFor(theirs), (value) => {
      deepStrictEqual(said(ours, own, value), said(zod, theirs, value));
    }),
    { numRuns: 200 },
  );
});

it('reads by any other schema as zod does', () => {
  const pairs = schemas.chain((make) => {
    const theirs = make(zod);
    return fc.tuple(fc.constant(make), fc.constant(theirs), valuesFor(theirs));
  });
  fc.assert(
    fc.property(pairs, ([make, theirs, value]) => {
      deepStrictEqual(said(ours, make(ours), value), said(zod, theirs, value));
    }),
    { numRuns: 3000 },
  );
  const untried = Object.keys(facade).filter((name) => name !== 'config' && !used.has(name));
  expect(untried).toEqual([]);
});

test.each(['register body', 'placeOrder body', 'sendInquiry body'])(
  'a form finds the same limits in %s',
  (name) => {
    const [theirs, own] = pairOf(name);
    expect(onOurs.limitsOf(own)).toEqual(onZod.limitsOf(theirs));
  },
);
