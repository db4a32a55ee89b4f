import { alternativesOf, inner, inWords, UNKNOWN, type Alternative } from './alternatives';
import { ownProperty } from './own-property';
import type { JsonSchema } from './release-contract';

/** A field that one side sends and the other doesn't take, with what each of them says of it. */
export type Misfit = { field: string; sent: string; taken: string };

/**
 * How two sides are compared. An object's fields are read by name, so what is unknown to the other
 * side is no fault by itself: only whoever removes what the other has known breaks it.
 */
export type Reading = {
  /** Props are all meant for their taker; a fact's hearer reads of it what it needs. */
  kind: 'props' | 'fact';
  /** Which side is new: it may add optional fields, and not remove any. */
  candidate: 'sender' | 'taker';
};

const record = (value: unknown): Record<string, unknown> => inner(value);
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Whether a lower limit of the taker holds for all that is sent. */
function atLeast(sent: JsonSchema, taken: JsonSchema, word: string): boolean {
  const [limit, own] = [taken[word], sent[word]];
  return limit === undefined || (typeof own === 'number' && own >= Number(limit));
}

function atMost(sent: JsonSchema, taken: JsonSchema, word: string): boolean {
  const [limit, own] = [taken[word], sent[word]];
  return limit === undefined || (typeof own === 'number' && own <= Number(limit));
}

function same(sent: JsonSchema, taken: JsonSchema, word: string): boolean {
  return taken[word] === undefined || sent[word] === taken[word];
}

const LIMITS: Record<string, (sent: JsonSchema, taken: JsonSchema) => boolean> = {
  string: (sent, taken) =>
    atLeast(sent, taken, 'minLength') &&
    atMost(sent, taken, 'maxLength') &&
    same(sent, taken, 'pattern') &&
    same(sent, taken, 'format'),
  number: (sent, taken) =>
    atLeast(sent, taken, 'minimum') &&
    atMost(sent, taken, 'maximum') &&
    atLeast(sent, taken, 'exclusiveMinimum') &&
    atMost(sent, taken, 'exclusiveMaximum') &&
    same(sent, taken, 'multipleOf'),
  array: (sent, taken) => atLeast(sent, taken, 'minItems') && atMost(sent, taken, 'maxItems'),
};

/** Whether a listed value is one of a kind of values, by what the kind says of itself. */
function isOneOf(value: unknown, { kind, schema }: Alternative): boolean {
  if (kind === 'value') return schema.const === value;
  if (kind === 'null') return value === null;
  const limits = Object.keys(schema).filter((word) => word !== 'type');
  if (kind === 'string' && typeof value === 'string') {
    return limits.every(
      (word) =>
        (word === 'minLength' && value.length >= Number(schema[word])) ||
        (word === 'maxLength' && value.length <= Number(schema[word])),
    );
  }
  return kind === 'number' && typeof value === 'number' && limits.length === 0;
}

function fieldFits(sent: JsonSchema, taken: JsonSchema, field: string, how: Reading): Misfit[] {
  const sentFields = record(sent.properties);
  const takenFields = record(taken.properties);
  const always = new Set(listed(sent.required));
  const needed = new Set(listed(taken.required));
  const at = (name: string) => (field ? `${field}.${name}` : name);
  const misfits: Misfit[] = [];
  for (const [name, of] of Object.entries(sentFields)) {
    if (Object.hasOwn(takenFields, name)) {
      misfits.push(...misfitsOf(inner(of), inner(takenFields[name]), how, at(name)));
      continue;
    }
    if (typeof taken.additionalProperties === 'object') {
      misfits.push(...misfitsOf(inner(of), inner(taken.additionalProperties), how, at(name)));
    } else if (how.kind === 'props' && (how.candidate === 'taker' || always.has(name))) {
      misfits.push({ field: at(name), sent: inWords(inner(of)), taken: 'nothing of that name' });
    }
  }
  // A needed name may have no schema of its own: anything will do, but it must be there.
  for (const name of new Set([...Object.keys(takenFields), ...[...needed].map(String)])) {
    const said = inWords(inner(ownProperty(takenFields, name)));
    const known = Object.hasOwn(sentFields, name) || typeof sent.additionalProperties === 'object';
    if (needed.has(name) && !always.has(name)) {
      const lacking = Object.hasOwn(sentFields, name) ? 'only sometimes' : 'nothing of that name';
      misfits.push({ field: at(name), sent: lacking, taken: `${said}, always` });
    } else if (!known && how.kind === 'fact' && how.candidate === 'sender') {
      misfits.push({ field: at(name), sent: 'nothing of that name', taken: said });
    }
  }
  if (typeof sent.additionalProperties === 'object') {
    const other = taken.additionalProperties;
    if (typeof other !== 'object') {
      misfits.push({ field: at('*'), sent: 'any name', taken: 'only the names that it knows' });
    } else misfits.push(...misfitsOf(inner(sent.additionalProperties), inner(other), how, at('*')));
  }
  return misfits;
}

/** Null where the two are of different kinds; else what doesn't fit inside of them. */
function within(
  sent: Alternative,
  taken: Alternative,
  field: string,
  how: Reading,
): Misfit[] | null {
  if (taken.kind === 'anything')
    return sent.kind === 'callback' || sent.kind === UNKNOWN ? null : [];
  if (sent.kind === 'value') return isOneOf(sent.schema.const, taken) ? [] : null;
  const kind = sent.kind === 'integer' && taken.kind === 'number' ? 'number' : sent.kind;
  if (kind !== taken.kind || kind === UNKNOWN || kind === 'anything') return null;
  const limits = LIMITS[kind === 'integer' ? 'number' : kind];
  if (limits && !limits(sent.schema, taken.schema)) return null;
  if (kind === 'object') return fieldFits(sent.schema, taken.schema, field, how);
  if (kind !== 'array') return [];
  return misfitsOf(inner(sent.schema.items), inner(taken.schema.items), how, `${field}[]`);
}

/**
 * What of all that the one side may send the other doesn't take, field by field.
 * @param sent the schema of the side that sends: consumer of a slot, teller of a fact
 * @param taken the schema of the side that takes: provider of a slot, hearer of a fact
 * @returns nothing where everything fits; a word that isn't known here never fits
 */
export function misfitsOf(sent: JsonSchema, taken: JsonSchema, how: Reading, field = ''): Misfit[] {
  const takers = alternativesOf(taken);
  const misfits: Misfit[] = [];
  for (const each of alternativesOf(sent)) {
    const tried = takers
      .map((taker) => within(each, taker, field, how))
      .filter((of) => of !== null);
    if (tried.some((of) => of.length === 0)) continue;
    // Of one kind, but not alike inside: the fields say more than the whole.
    const [inside] = tried;
    if (inside) misfits.push(...inside);
    else return [{ field: field || 'all of it', sent: inWords(sent), taken: inWords(taken) }];
  }
  return misfits;
}
