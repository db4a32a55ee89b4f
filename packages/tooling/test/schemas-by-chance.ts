/** Schemas put together by chance, and values that they might be given. */
import fc from 'fast-check';
import type * as z from 'zod/mini';

/** The names that a remote gets: of zod in Node, of the schema runtime in a browser. */
export type Library = typeof z;
export type Schema = z.core.$ZodType;
/** Makes one schema of either library. */
type Make = (library: Library) => Schema;

type Definition = Record<string, unknown> & { type: string };

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

const junk = fc.oneof(
  fc.constantFrom(undefined, null, '', ' ', '0', '😀', NaN, Infinity, -0, 2 ** 60, [], {}),
  fc.constantFrom('__proto__', { constructor: 1 }, new Date(0), [undefined], 'a@b.example'),
  fc.constant(JSON.parse('{"__proto__": {"a": 1}, "a": 1}') as unknown),
  // Nothing that came as JSON is without a prototype; as a length, zod throws at it.
  fc.anything({ maxDepth: 2, withSparseArray: true }),
);

const NAMES = ['a', 'b', 'constructor', '1'];

const LEAVES: Record<string, fc.Arbitrary<unknown>> = {
  string: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.constantFrom(' a ', '1.5')),
  number: fc.oneof(fc.integer(), fc.double()),
  boolean: fc.boolean(),
  undefined: fc.constant(undefined),
};

function objectLike(shape: Record<string, Schema>): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape).map(([name, field]) => [name, valuesFor(field)] as const);
  return fc.record({ ...Object.fromEntries(fields), more: junk }, { requiredKeys: [] });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const def = definitionOf(schema);
  const inner = (name: string) => valuesFor(def[name] as Schema);
  if (def.type === 'object') return objectLike(def.shape as Record<string, Schema>);
  if (def.type === 'array') return fc.array(inner('element'), { maxLength: 4 });
  if (def.type === 'record') return fc.dictionary(fc.constantFrom(...NAMES), inner('valueType'));
  if (def.type === 'pipe') return inner('in');
  if (def.type === 'union') return fc.oneof(...(def.options as Schema[]).map(valuesFor));
  if (def.type === 'enum')
    return fc.constantFrom(...Object.values(def.entries as Record<string, unknown>));
  if (def.type === 'literal') return fc.constantFrom(...(def.values as unknown[]));
  if ('innerType' in def) return fc.oneof(inner('innerType'), fc.constantFrom(undefined, null));
  return LEAVES[def.type] ?? junk;
}

/** Values of which most are nearly what a schema of zod takes. */
export function valuesFor(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 7, arbitrary: fitting(schema) }, { weight: 1, arbitrary: junk });
}

const leaves = fc.constantFrom<Make>(
  (z) => z.string(),
  (z) => z.string('words').check(z.trim(), z.minLength(1), z.maxLength(3)),
  (z) => z.string().check(z.regex(/^\d/g, 'no digit'), z.minLength(2, 'short')),
  (z) => z.string().check(z.maxLength(6), z.email('no email')),
  (z) => z.email(),
  (z) => z.number().check(z.minimum(0), z.maximum(5, { error: 'much' })),
  (z) => z.int(),
  (z) => z.int('whole').check(z.minimum(1)),
  (z) => z.boolean(),
  (z) => z.any(),
  (z) => z.unknown(),
  (z) => z.undefined(),
  (z) => z.literal('a'),
  (z) => z.literal([1, null]),
  (z) => z.enum(['a', 'b']),
  (z) => z.custom((value) => typeof value === 'string', 'no text'),
  (z) => z.custom(),
);

const changes = fc.constantFrom<Make>(
  (z) => z.transform((value) => [value]),
  (z) => z.transform((value) => value),
  (z) => z.transform(() => undefined),
  (z) =>
    z.transform((value, context) => {
      context.issues.push({ code: 'custom', message: 'refused', input: value });
      return z.NEVER;
    }),
);

const keys = fc.constantFrom<(z: Library) => z.core.$ZodRecordKey>(
  (z) => z.string(),
  (z) => z.string().check(z.regex(/^[ab]/)),
  (z) => z.enum(['a', 'b']),
  (z) => z.union([z.literal('a'), z.literal(1)]),
  (z) => z.int(),
);

/** Schemas up to some depth, each as what makes it of a library. */
export const schemas = fc.letrec<{ schema: Make }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'schema' },
    leaves,
    tie('schema').map(
      (make): Make =>
        (z) =>
          z.optional(make(z)),
    ),
    tie('schema').map(
      (make): Make =>
        (z) =>
          z.nullable(make(z)),
    ),
    fc.tuple(tie('schema'), junk).map(
      ([make, value]): Make =>
        (z) =>
          z._default(make(z), value),
    ),
    tie('schema').map(
      (make): Make =>
        (z) =>
          z.array(make(z)).check(z.maxLength(2)),
    ),
    fc
      .dictionary(fc.constantFrom(...NAMES), tie('schema'), { maxKeys: 3, noNullPrototype: true })
      .map((fields): Make => (z) => {
        const shape = Object.entries(fields).map(([name, make]) => [name, make(z)]);
        const made = z.object(Object.fromEntries(shape) as Record<string, z.ZodMiniType>);
        return 'a' in fields ? made : z.extend(made, { more: z.optional(z.unknown()) });
      }),
    fc.tuple(keys, tie('schema')).map(
      ([key, make]): Make =>
        (z) =>
          z.record(key(z), make(z)),
    ),
    fc.tuple(keys, tie('schema')).map(
      ([key, make]): Make =>
        (z) =>
          z.partialRecord(key(z), make(z)),
    ),
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map(
      (makes): Make =>
        (z) =>
          z.union(makes.map((make) => make(z))),
    ),
    fc.tuple(tie('schema'), fc.oneof(changes, tie('schema'))).map(
      ([from, to]): Make =>
        (z) =>
          z.pipe(from(z), to(z)),
    ),
  ),
})).schema;
