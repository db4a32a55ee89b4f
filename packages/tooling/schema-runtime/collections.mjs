/** Schemas of lists, objects and records. */
import { number as NUMBER } from '@real/zod-regexes';
import { fault, faultsIn, Schema } from './schema.mjs';
import { string } from './plain.mjs';
import { isObject, isRecord } from './kinds.mjs';

/** What an object takes from nobody, because it would be its prototype. */
const PROTOTYPE = '__proto__';

/** Whether a list is longer than its first checks allow: then none of its elements is read. */
function isTooLong(payload, inst) {
  for (const { _zod } of inst.def.checks ?? []) {
    if (!_zod.kind.sized) return false;
    if (payload.value.length > _zod.def.maximum) {
      inst.runCheck(_zod, payload);
      payload.issues.at(-1).continue = false;
      return true;
    }
  }
  return false;
}

const ARRAY = {
  parse(payload, inst) {
    const input = payload.value;
    if (!Array.isArray(input)) return fault(payload, inst, 'invalid_type');
    if (isTooLong(payload, inst)) return payload;
    const { element } = inst.def;
    payload.value = Array.from(input, (value, index) => {
      const read = element._zod.run({ value, issues: [] });
      faultsIn(payload, index, read);
      return read.value;
    });
    return payload;
  },
};
export const array = (element, error) => new Schema({ type: 'array', element, error }, ARRAY);

/** Takes over what was made of a key that the object lacks, or says that it was needed. */
function takeAbsent(payload, key, { optin, optout }, read) {
  const failed = read.issues.length > 0;
  if (optout && (optin === 'optional' || (optin && failed))) return;
  faultsIn(payload, key, read);
  if (optin) {
    const kept = read.value !== undefined || (optin === 'defaulted' && !optout);
    if (kept) payload.value[key] = read.value;
  } else if (!failed) payload.issues.push({ code: 'invalid_type', path: [key] });
}

const OBJECT = {
  parse(payload, inst) {
    const input = payload.value;
    if (!isObject(input)) return fault(payload, inst, 'invalid_type');
    const { shape } = inst.def;
    payload.value = {};
    for (const key of Object.keys(shape)) {
      if (key === PROTOTYPE) continue;
      const { _zod } = shape[key];
      const read = _zod.run({ value: input[key], issues: [] });
      if (key in input) {
        faultsIn(payload, key, read);
        payload.value[key] = read.value;
      } else takeAbsent(payload, key, _zod, read);
    }
    return payload;
  },
};
export const object = (shape = {}, error) => new Schema({ type: 'object', shape, error }, OBJECT);

export const extend = ({ def }, more) =>
  new Schema({ ...def, shape: { ...def.shape, ...more } }, OBJECT);

/** A key as its schema reads it: as a text, or else as the number that it says. */
function readKey({ _zod }, key) {
  const read = _zod.run({ value: key, issues: [] });
  if (read.issues.length === 0 || typeof key !== 'string' || !NUMBER.test(key)) return read;
  const counted = _zod.run({ value: Number(key), issues: [] });
  return counted.issues.length === 0 ? counted : read;
}

/** The keys of a record: those that its schema lists, where it has a list and wants all. */
function keysOf(input, values) {
  if (values) return [...values];
  const isEnumerable = (key) => Object.prototype.propertyIsEnumerable.call(input, key);
  return Reflect.ownKeys(input).filter(isEnumerable);
}

const RECORD = {
  parse(payload, inst) {
    const input = payload.value;
    if (!isRecord(input)) return fault(payload, inst, 'invalid_type');
    const { keyType, valueType, partial } = inst.def;
    const { values } = keyType._zod;
    const wanted = partial ? undefined : values;
    const keys = keysOf(input, wanted);
    let unknown = false;
    payload.value = {};
    for (const key of keys) {
      if (key === PROTOTYPE) continue;
      const name = readKey(keyType, key);
      if (name.issues.length > 0) {
        if (values) unknown = true;
        else fault(payload, inst, 'invalid_key', { path: [key] });
      } else if (name.value !== PROTOTYPE) {
        const read = valueType._zod.run({ value: input[key], issues: [] });
        faultsIn(payload, key, read);
        payload.value[name.value] = read.value;
      }
    }
    if (wanted) for (const key in input) unknown ||= !keys.map(String).includes(key);
    return unknown ? fault(payload, inst, 'unrecognized_keys', { continue: true }) : payload;
  },
};

export const record = (keyType, valueType, error) =>
  valueType
    ? new Schema({ type: 'record', keyType, valueType, error }, RECORD)
    : record(string(), keyType);

export const partialRecord = (keyType, valueType, error) =>
  new Schema({ type: 'record', keyType, valueType, partial: true, error }, RECORD);
