import fc from 'fast-check';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { misfitsOf, type Reading } from '../src/contract/fits';
import type { JsonSchema } from '../src/contract/release-contract';

const newTaker: Reading = { kind: 'props', candidate: 'taker' };
const newSender: Reading = { kind: 'props', candidate: 'sender' };
const hearing: Reading = { kind: 'fact', candidate: 'taker' };
const telling: Reading = { kind: 'fact', candidate: 'sender' };

const schemaOf = (schema: z.ZodType): JsonSchema => ({
  ...z.toJSONSchema(schema, { io: 'input' }),
});
const fields = (sent: z.ZodType, taken: z.ZodType, how: Reading) =>
  misfitsOf(schemaOf(sent), schemaOf(taken), how).map(({ field }) => field);

const open = z.object({ open: z.boolean() });

describe('what is sent fits what is taken', () => {
  it.each<[string, z.ZodType, z.ZodType]>([
    ['the same', open, open],
    ['an optional field more', open, open.extend({ query: z.string().optional() })],
    ['a wider type', z.object({ a: z.string() }), z.object({ a: z.string().nullable() })],
    ['fewer listed values', z.enum(['a', 'b']), z.enum(['a', 'b', 'c'])],
    ['a listed text where any is taken', z.enum(['a', 'b']), z.string()],
    ['a closer limit', z.number().min(2).max(3), z.number().min(1)],
    ['whole numbers where any are taken', z.int(), z.number()],
    ['a field that was needed and need not be', open, open.partial()],
    ['rows that fit', z.array(z.literal('a')), z.array(z.string())],
    ['either flag', z.boolean(), z.union([z.literal(true), z.literal(false)])],
  ])('%s', (_name, sent, taken) => {
    expect(fields(sent, taken, newTaker)).toEqual([]);
  });
});

describe('what does not fit is named', () => {
  it.each<[string, z.ZodType, z.ZodType, string]>([
    ['a field gone', open.extend({ query: z.string().optional() }), open, 'query'],
    ['a field needed anew', open, open.extend({ id: z.string() }), 'id'],
    ['a field needed always', open.partial(), open, 'open'],
    ['another type', z.object({ a: z.string() }), z.object({ a: z.number() }), 'a'],
    ['null no more', z.object({ a: z.string().nullable() }), z.object({ a: z.string() }), 'a'],
    ['a value no more', z.object({ a: z.enum(['x', 'y']) }), z.object({ a: z.enum(['x']) }), 'a'],
    ['a limit', z.object({ a: z.string() }), z.object({ a: z.string().max(9) }), 'a'],
    ['a pattern', z.object({ a: z.string() }), z.object({ a: z.string().regex(/x/) }), 'a'],
    [
      'inside of rows',
      z.object({ lines: z.array(z.object({ id: z.string() })) }),
      z.object({ lines: z.array(z.object({ id: z.string(), sku: z.string() })) }),
      'lines[].sku',
    ],
    [
      'a single value for a list',
      z.object({ a: z.string() }),
      z.object({ a: z.array(z.string()) }),
      'a',
    ],
  ])('%s', (_name, sent, taken, field) => {
    expect(fields(sent, taken, newTaker)).toContain(field);
  });

  it('with both sides in words', () => {
    const [misfit] = misfitsOf(
      schemaOf(z.object({ price: z.number().nullable() })),
      schemaOf(z.object({ price: z.number() })),
      newTaker,
    );
    expect(misfit).toEqual({ field: 'price', sent: 'null or number', taken: 'number' });
  });

  it('a name that is needed, though nothing is said of it', () => {
    const needing = { type: 'object', properties: {}, required: ['id'] };
    expect(misfitsOf(schemaOf(z.object({})), needing, newTaker)).toHaveLength(1);
  });

  it('a name that every object has, where the other side knows none of it', () => {
    const sent = schemaOf(z.object({ constructor: z.string() }));
    expect(fields(z.object({ constructor: z.string() }), z.object({}), newTaker)).toEqual([
      'constructor',
    ]);
    expect(misfitsOf(schemaOf(z.object({})), sent, newTaker)).toEqual([
      { field: 'constructor', sent: 'nothing of that name', taken: 'string, always' },
    ]);
  });

  it('a word that is not known here, on either side', () => {
    const strange = { type: 'string', contentEncoding: 'base64' };
    expect(misfitsOf(strange, { type: 'string' }, newTaker)).toHaveLength(1);
    expect(misfitsOf({ type: 'string' }, strange, newTaker)).toHaveLength(1);
    expect(misfitsOf({ allOf: [] }, { allOf: [] }, newTaker)).toHaveLength(1);
  });
});

describe('who is new decides what a missing field means', () => {
  const wider = open.extend({ query: z.string().optional() });

  it('a consumer may pass an optional prop before its provider knows it, never a needed one', () => {
    expect(fields(wider, open, newSender)).toEqual([]);
    expect(fields(open.extend({ query: z.string() }), open, newSender)).toEqual(['query']);
    expect(fields(wider, open, newTaker)).toEqual(['query']);
  });

  it('a teller may tell more, and may not leave out what is heard', () => {
    expect(fields(open.extend({ at: z.string() }), open, telling)).toEqual([]);
    expect(fields(open, wider, telling)).toEqual(['query']);
  });

  it('a hearer may hear less, and may not need more', () => {
    expect(fields(wider, open, hearing)).toEqual([]);
    expect(fields(open, wider, hearing)).toEqual([]);
    expect(fields(open, open.extend({ at: z.string() }), hearing)).toEqual(['at']);
  });
});

/** Schemas of the kinds that contracts hold, with values of each. */
const leaf: fc.Arbitrary<z.ZodType> = fc.oneof(
  fc.constantFrom(z.string(), z.number(), z.boolean(), z.null(), z.string().min(2), z.int()),
  fc.constantFrom(z.number().max(3), z.string().max(1), z.literal('a'), z.enum(['a', 'b'])),
);
const { schema: anySchema } = fc.letrec<{ schema: z.ZodType }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'schema' },
    { weight: 4, arbitrary: leaf },
    { weight: 1, arbitrary: tie('schema').map((of) => of.nullable()) },
    { weight: 1, arbitrary: tie('schema').map((of) => z.array(of)) },
    { weight: 1, arbitrary: fc.tuple(leaf, leaf).map((of) => z.union(of)) },
    {
      weight: 3,
      arbitrary: fc
        .dictionary(fc.constantFrom('a', 'b', 'c'), fc.tuple(tie('schema'), fc.boolean()))
        .map((shape) =>
          z.object(
            Object.fromEntries(
              Object.entries(shape).map(([name, [of, needed]]) => [
                name,
                needed ? of : of.optional(),
              ]),
            ),
          ),
        ),
    },
  ),
}));
const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'value' },
    fc.constantFrom('a', 'b', '', 'abc', 0, 3, 4, 1.5, true, false, null),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value')),
  ),
})).value;

it('never passes a schema that some value of it breaks', () => {
  fc.assert(
    fc.property(
      anySchema,
      anySchema,
      fc.array(anyValue, { maxLength: 20 }),
      (sent, taken, values) => {
        if (misfitsOf(schemaOf(sent), schemaOf(taken), newTaker).length > 0) return;
        for (const value of values) {
          // What is read of a value: code of ours sends no field that its type doesn't name.
          const read = sent.safeParse(value);
          if (read.success) expect(taken.safeParse(read.data).success).toBe(true);
        }
      },
    ),
    { numRuns: 3000 },
  );
});

it('always passes a schema for itself', () => {
  fc.assert(
    fc.property(anySchema, (schema) => {
      expect(misfitsOf(schemaOf(schema), schemaOf(schema), newTaker)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
