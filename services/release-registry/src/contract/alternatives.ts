import type { JsonSchema } from './release-contract';

/** One of the things that a schema lets through: a schema of one kind of value. */
export type Alternative = { kind: string; schema: JsonSchema };

/** A schema that says what can't be compared here: it fits nothing, and nothing fits it. */
export const UNKNOWN = 'unknown';

/** Words about a schema, not about values. */
const REMARKS = new Set(['$schema', '$id', 'title', 'description', 'default', 'examples']);

/** What each kind of value may say of itself, beside its remarks. */
const WORDS: Record<string, string[]> = {
  object: ['type', 'properties', 'required', 'additionalProperties', 'propertyNames'],
  array: ['type', 'items', 'minItems', 'maxItems'],
  string: ['type', 'minLength', 'maxLength', 'pattern', 'format'],
  number: ['type', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  boolean: ['type'],
  null: ['type'],
  value: ['const'],
  callback: ['x-callback'],
  anything: [],
};

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema inside another: `true` and nothing are the schema of everything. */
export const inner = (value: unknown): JsonSchema => (isSchema(value) ? value : {});

function alternative(kind: string, schema: JsonSchema): Alternative {
  const known = WORDS[kind === 'integer' ? 'number' : kind];
  // A word that isn't known here may change everything: the kind is then one that fits nothing.
  const strange = Object.keys(schema).find((word) => !known?.includes(word));
  return { kind: strange === undefined ? kind : UNKNOWN, schema };
}

/** A schema as the alternatives that it names: `anyOf`, several types, and listed values. */
export function alternativesOf(written: JsonSchema): Alternative[] {
  const schema = Object.fromEntries(Object.entries(written).filter(([word]) => !REMARKS.has(word)));
  const { anyOf, enum: listed, type, ...rest } = schema;
  if (Array.isArray(anyOf) && Object.keys(schema).length === 1) {
    return anyOf.flatMap((each) => alternativesOf(inner(each)));
  }
  if (Array.isArray(listed)) return listed.map((value) => alternative('value', { const: value }));
  if ('const' in schema) return [alternative('value', { const: schema.const })];
  if (schema['x-callback'] === true) return [alternative('callback', schema)];
  if (Array.isArray(type)) {
    return type.flatMap((each) => alternativesOf({ ...ownWords(String(each), rest), type: each }));
  }
  if (type === 'boolean') {
    return [true, false].map((value) => alternative('value', { const: value }));
  }
  if (typeof type === 'string') return [alternative(type, schema)];
  return [alternative(Object.keys(schema).length === 0 ? 'anything' : UNKNOWN, schema)];
}

/** Of the words beside several types, those that speak of this one, or of none that is known. */
function ownWords(kind: string, rest: JsonSchema): JsonSchema {
  const own = WORDS[kind === 'integer' ? 'number' : kind] ?? [];
  const all = new Set(Object.values(WORDS).flat());
  return Object.fromEntries(
    Object.entries(rest).filter(([word]) => own.includes(word) || !all.has(word)),
  );
}

/** A schema in few words, for whoever has to mend it. */
export function inWords(schema: JsonSchema): string {
  const kinds = alternativesOf(schema).map(({ kind, schema: each }) => {
    if (kind === 'value') return JSON.stringify(each.const);
    const limits = Object.entries(each).flatMap(([word, value]) =>
      ['type', 'properties', 'required', 'items', 'additionalProperties', 'x-callback'].includes(
        word,
      )
        ? []
        : [`${word} ${JSON.stringify(value)}`],
    );
    return limits.length > 0 ? `${kind} (${limits.join(', ')})` : kind;
  });
  const words = [...new Set(kinds)].sort().join(' or ');
  return words === 'false or true' ? 'boolean' : words;
}
