/** Schemas of single values. */
import { fault, Schema, wordsOf } from './schema.mjs';

const reader = (keeps) => (payload, inst) =>
  keeps(payload.value) ? payload : fault(payload, inst, 'invalid_type');

export const readString = reader((value) => typeof value === 'string');
/** An infinite number, which JSON can have as 1e999, is none. */
export const readNumber = reader((value) => Number.isFinite(value));
const readBoolean = reader((value) => typeof value === 'boolean');
const readUndefined = reader((value) => value === undefined);
const readAny = (payload) => payload;

const plain = (type, read) => (error) => new Schema({ type, ...wordsOf(error) }, read);

export const string = plain('string', readString);
export const number = plain('number', readNumber);
export const boolean = plain('boolean', readBoolean);
export const any = plain('any', readAny);
export const unknown = plain('unknown', readAny);

const undefined_ = plain('undefined', readUndefined);
const enum_ = (values, error) => {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
  return listed({ type: 'enum', entries, ...wordsOf(error) }, Object.values(entries));
};
export { enum_ as enum, undefined_ as undefined };

function readListed(payload, inst) {
  return inst.values.has(payload.value) ? payload : fault(payload, inst, 'invalid_value');
}

const listed = (def, values) => new Schema(def, readListed, { values: new Set(values) });

export function literal(value, error) {
  const values = Array.isArray(value) ? value : [value];
  return listed({ type: 'literal', values, ...wordsOf(error) }, values);
}

function checkCustom(payload, inst) {
  if (!inst.def.fn(payload.value)) fault(payload, inst, 'custom', { continue: false });
}

/** @param {(value: unknown) => unknown} [fn] what it accepts */
export function custom(fn = () => true, error) {
  const def = { type: 'custom', check: 'custom', fn, ...wordsOf(error) };
  return new Schema(def, readAny, { check: checkCustom });
}
