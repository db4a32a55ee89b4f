/** Schemas of single values. */
import { fault, Schema } from './schema.mjs';

const reader = (keeps) => (payload, inst) =>
  keeps(payload.value) ? payload : fault(payload, inst, 'invalid_type');

export const readString = reader((value) => typeof value === 'string');
/** An infinite number, which JSON can have as 1e999, is none. */
export const readNumber = reader((value) => Number.isFinite(value));
const readAny = (payload) => payload;

function plain(type, parse) {
  const kind = { parse };
  return (error) => new Schema({ type, error }, kind);
}

export const string = plain('string', readString);
export const number = plain('number', readNumber);
export const boolean = plain(
  'boolean',
  reader((value) => typeof value === 'boolean'),
);
export const any = plain('any', readAny);
export const unknown = plain('unknown', readAny);
const undefined_ = plain(
  'undefined',
  reader((value) => value === undefined),
);

const readListed = (payload, inst) =>
  inst.values.has(payload.value) ? payload : fault(payload, inst, 'invalid_value');

const ENUM = { parse: readListed, values: ({ entries }) => new Set(Object.values(entries)) };
const LITERAL = { parse: readListed, values: ({ values }) => new Set(values) };

function enum_(values, error) {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
  return new Schema({ type: 'enum', entries, error }, ENUM);
}
export { enum_ as enum, undefined_ as undefined };

export const literal = (value, error) =>
  new Schema({ type: 'literal', values: Array.isArray(value) ? value : [value], error }, LITERAL);

const CUSTOM = {
  parse: readAny,
  check(payload, inst) {
    if (!inst.def.fn(payload.value)) fault(payload, inst, 'custom', { continue: false });
  },
};

/** @param {(value: unknown) => unknown} [fn] what it accepts */
export const custom = (fn = () => true, error) =>
  new Schema({ type: 'custom', check: 'custom', fn, error }, CUSTOM);
