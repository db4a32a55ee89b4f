/** Makes a call's input from its schema, so that a new call of the contract is tried too. */
import type { z } from 'shared-contracts/schema';

type Schema = z.core.$ZodType;

/** The values that the visitor knows so far, under the names of the calls' fields. */
export type Known = Readonly<Record<string, unknown>>;

function ofObject(schema: z.core.$ZodObject, known: Known): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries<Schema>(schema._zod.def.shape)) {
    const value = name in known ? known[name] : sampleOf(inner, known);
    if (value !== undefined) made[name] = value;
  }
  return made;
}

const PLAIN: Readonly<Record<string, unknown>> = {
  string: 'Conformance',
  number: 1,
  boolean: true,
};

/**
 * A value that a schema accepts. A field has its known value, or else a made-up one; an optional
 * field without a known value is left out.
 */
export function sampleOf(schema: Schema, known: Known): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return ofObject(schema as z.core.$ZodObject, known);
  if (def.type === 'pipe') return sampleOf(def.in, known);
  if (def.type === 'nullable') return sampleOf(def.innerType, known);
  if (def.type === 'union') return def.options[0] && sampleOf(def.options[0], known);
  if (def.type === 'array') return [sampleOf(def.element, known)];
  if (def.type === 'enum') return Object.values(def.entries)[0];
  if (def.type === 'literal') return def.values[0];
  return PLAIN[def.type];
}
