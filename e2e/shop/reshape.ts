/** Changes an answer into one that breaks the contract. */
export type Shape = 'wrong-types' | 'missing-fields' | 'many' | 'large';

const MANY = 5_000;
const LARGE = 10_000_000;

type Json = unknown;

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gives every value another type. */
function ofWrongTypes(value: Json): Json {
  if (Array.isArray(value)) return value.length > 0 ? value.map(ofWrongTypes) : 'none';
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, ofWrongTypes(each)]),
    );
  }
  if (typeof value === 'string') return { text: value };
  return typeof value === 'number' ? [value] : 'yes';
}

/** Removes every other field of each record, and empties the first row of each list. */
function withoutFields(value: Json): Json {
  if (Array.isArray(value)) return value.map((each, at) => (at === 0 ? {} : withoutFields(each)));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter((_, at) => at % 2 === 1);
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutFields(each)]));
}

/** Gives every list many rows, each with an id of its own. */
function withMany(value: Json): Json {
  if (Array.isArray(value)) {
    return Array.from({ length: value.length > 0 ? MANY : 0 }, (_, at) => {
      const row: Json = value[at % value.length];
      if (!isRecord(row)) return row;
      const ids = ['id', 'variant_id'].filter((key) => key in row);
      return { ...row, ...Object.fromEntries(ids.map((key) => [key, 100_000 + at])) };
    });
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withMany(each)]));
}

/** Adds ten megabytes to the answer. */
function enlarged(value: Json): Json {
  const padding = 'x'.repeat(LARGE);
  if (Array.isArray(value)) return [...(value as Json[]), { padding }];
  return isRecord(value) ? { ...value, padding } : padding;
}

const changes = {
  'wrong-types': ofWrongTypes,
  'missing-fields': withoutFields,
  many: withMany,
  large: enlarged,
} satisfies Record<Shape, (value: Json) => Json>;

/** @returns the answer in that shape */
export function reshaped(answer: unknown, into: Shape): unknown {
  return changes[into](answer);
}
