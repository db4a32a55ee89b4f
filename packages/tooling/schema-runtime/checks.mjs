/** The checks of texts, numbers and lengths. */
import { email as EMAIL } from '@real/zod-regexes';
import { checkOf, fault, Schema, wordsOf } from './schema.mjs';
import { readNumber, readString } from './plain.mjs';

const limit = (check, value, keeps, code, error) =>
  checkOf({ check, value, ...wordsOf(error) }, (payload, inst) => {
    if (!keeps(payload.value)) fault(payload, inst, code, { continue: true });
  });

export const minimum = (least, error) =>
  limit('greater_than', least, (value) => value >= least, 'too_small', error);

export const maximum = (most, error) =>
  limit('less_than', most, (value) => value <= most, 'too_big', error);

/** A text's characters, an emoji being one; other values have their own length. */
const lengthOf = (value) => (typeof value === 'string' ? [...value].length : value.length);

// A text never has more characters than units, nor fewer than half of them: most needn't be counted.
export const maxLength = (maximum, error) =>
  checkOf(
    { check: 'max_length', maximum, ...wordsOf(error) },
    (payload, inst) => {
      const { value } = payload;
      if (value.length > maximum && lengthOf(value) > maximum) {
        fault(payload, inst, 'too_big', { continue: true });
      }
    },
    { sized: true },
  );

export const minLength = (minimum, error) =>
  checkOf(
    { check: 'min_length', minimum, ...wordsOf(error) },
    (payload, inst) => {
      const { value } = payload;
      const known = value.length < minimum || value.length >= 2 * minimum;
      if ((known ? value.length : lengthOf(value)) < minimum) {
        fault(payload, inst, 'too_small', { continue: true });
      }
    },
    { sized: true },
  );

export const trim = () =>
  checkOf({ check: 'overwrite' }, (payload) => {
    payload.value = payload.value.trim();
  });

function checkPattern(payload, inst) {
  const { pattern } = inst.def;
  pattern.lastIndex = 0;
  if (!pattern.test(payload.value)) fault(payload, inst, 'invalid_format', { continue: true });
}

export const regex = (pattern, error) =>
  checkOf({ check: 'string_format', format: 'regex', pattern, ...wordsOf(error) }, checkPattern);

/** Both a schema and a check, as `int`. */
export function email(error) {
  const def = { type: 'string', check: 'string_format', format: 'email', pattern: EMAIL };
  return new Schema({ ...def, ...wordsOf(error) }, readString, { check: checkPattern });
}

function checkInteger(payload, inst) {
  const { value } = payload;
  if (!Number.isInteger(value)) fault(payload, inst, 'invalid_type', { continue: false });
  else if (!Number.isSafeInteger(value)) {
    fault(payload, inst, value > 0 ? 'too_big' : 'too_small', { continue: true });
  }
}

export function int(error) {
  const def = { type: 'number', check: 'number_format', format: 'safeint' };
  return new Schema({ ...def, ...wordsOf(error) }, readNumber, { check: checkInteger });
}
