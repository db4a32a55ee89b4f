/** Schemas around others. */
import { isRecord } from './kinds.mjs';
import { fault, isAborted, Schema, wordsOf } from './schema.mjs';

function readOptional(payload, { def: { innerType } }) {
  if (payload.value !== undefined) return innerType._zod.run(payload);
  if (innerType._zod.optin !== 'defaulted') return payload;
  const read = innerType._zod.run({ value: undefined, issues: [] });
  payload.value = read.issues.length > 0 ? undefined : read.value;
  return payload;
}

export function optional(innerType) {
  const optin = innerType._zod.optin === 'defaulted' ? 'defaulted' : 'optional';
  return new Schema({ type: 'optional', innerType }, readOptional, { optin, optout: 'optional' });
}

const readNullable = (payload, { def }) =>
  payload.value === null ? payload : def.innerType._zod.run(payload);

export function nullable(innerType) {
  const { optin, optout } = innerType._zod;
  return new Schema({ type: 'nullable', innerType }, readNullable, { optin, optout });
}

function readDefault(payload, { def }) {
  const read = payload.value === undefined ? payload : def.innerType._zod.run(payload);
  if (read.value === undefined) read.value = def.standIn();
  return read;
}

/** A list or object of its own for each value, because whoever reads may change it. */
function copyOf(value) {
  if (Array.isArray(value)) return [...value];
  return isRecord(value) ? { ...value } : value;
}

export function _default(innerType, value) {
  const standIn = typeof value === 'function' ? value : () => copyOf(value);
  const def = { type: 'default', innerType, standIn };
  return new Schema(def, readDefault, { optin: 'defaulted' });
}

function readPipe(payload, { def }) {
  const left = def.in._zod.run(payload);
  if (left.issues.every(({ code }) => code === 'unrecognized_keys')) {
    return def.out._zod.run({ value: left.value, issues: left.issues });
  }
  left.aborted = true;
  return left;
}

export function pipe(from, to) {
  const traits = { optin: from._zod.optin, optout: to._zod.optout, values: from._zod.values };
  return new Schema({ type: 'pipe', in: from, out: to }, readPipe, traits);
}

function readTransform(payload, { def }) {
  payload.value = def.transform(payload.value, payload);
  return payload;
}

export function transform(change) {
  const def = { type: 'transform', transform: change };
  return new Schema(def, readTransform, { optin: 'optional' });
}

function readUnion(payload, inst) {
  const { options } = inst.def;
  if (options.length === 1) return options[0]._zod.run(payload);
  const near = [];
  for (const { _zod } of options) {
    const read = _zod.run({ value: payload.value, issues: [] });
    if (read.issues.length === 0) return read;
    if (!isAborted(read)) near.push(read);
  }
  // The one option of whose kind the value is says what is wrong with it.
  return near.length === 1 ? near[0] : fault(payload, inst, 'invalid_union');
}

export function union(options, error) {
  const each = options.map(({ _zod }) => _zod);
  const missing = each.map(({ optin }) => optin);
  return new Schema({ type: 'union', options, ...wordsOf(error) }, readUnion, {
    optin: missing.includes('defaulted') ? 'defaulted' : missing.find(Boolean),
    optout: each.find(({ optout }) => optout)?.optout,
    values: each.every(({ values }) => values)
      ? new Set(each.flatMap(({ values }) => [...values]))
      : undefined,
  });
}
