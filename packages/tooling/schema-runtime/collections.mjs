/** Schemas of lists, objects and records. */
import { number as NUMBER } from '@real/zod-regexes';
import { fault, faultsIn, Schema, wordsOf } from './schema.mjs';
import { string } from './plain.mjs';
import { isObject, isRecord } from './kinds.mjs';

/** What an object takes from nobody, because it would be its prototype. */
const PROTOTYPE = '__proto__';

/** Whether a list is longer than its first checks allow: then none of its elements is read. */
function isTooLong(payload, inst) {
  for (const { _zod } of inst.def.checks ?? []) {
    if (!_zod.sized) return false;
    if (payload.value.length > _zod.def.maximum) {
      inst.runCheck(_zod, payload);
      payload.issues.at(-1).continue = false;
      return true;
    }
  }
  return false;
}

function readArray(payload, inst) {
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
}

export const array = (element, error) =>
  new Schema({ type: 'array', element, ...wordsOf(error) }, readArray);

/** Takes over what was read of an object's key, or its faults. */
function takeField(payload, key, input, { optin, optout }, read) {
  const present = key in input;
  if (!present && optout && (optin === 'optional' || (optin && read.issues.length > 0))) return;
  faultsIn(payload, key, read);
  if (!present && !optin) {
    if (read.issues.length === 0) payload.issues.push({ code: 'invalid_type', path: [key] });
  } else if (read.value !== undefined || present || (optin === 'defaulted' && !optout)) {
    payload.value[key] = read.value;
  }
}

function readObject(payload, inst) {
  const input = payload.value;
  if (!isObject(input)) return fault(payload, inst, 'invalid_type');
  const { shape } = inst.def;
  payload.value = {};
  for (const key of Object.keys(shape)) {
    if (key === PROTOTYPE) continue;
    const { _zod } = shape[key];
    takeField(payload, key, input, _zod, _zod.run({ value: input[key], issues: [] }));
  }
  return payload;
}

export const object = (shape = {}, error) =>
  new Schema({ type: 'object', shape, ...wordsOf(error) }, readObject);

export function extend(schema, more) {
  const { def, parse } = schema._zod;
  return new Schema({ ...def, shape: { ...def.shape, ...more } }, parse);
}

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

function readRecord(payload, inst) {
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
}

const recordOf = (keyType, valueType, more) =>
  new Schema({ type: 'record', keyType, valueType, ...more }, readRecord);

export function record(keyType, valueType, error) {
  return valueType ? recordOf(keyType, valueType, wordsOf(error)) : recordOf(string(), keyType);
}

export const partialRecord = (keyType, valueType, error) =>
  recordOf(keyType, valueType, { partial: true, ...wordsOf(error) });
