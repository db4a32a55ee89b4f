/** The checks of texts, numbers and lengths. */
import { email as EMAIL } from '@real/zod-regexes';
import { readNumber, readString } from './plain.mjs';
import { fault, Schema } from './schema.mjs';

/** A check that the value keeps, or else has a fault of this code; it is of the right kind anyway. */
const keeping = (keeps, code, sized) => ({
  sized,
  check(payload, inst) {
    if (!keeps(payload.value, inst.def)) fault(payload, inst, code, { continue: true });
  },
});

const MINIMUM = keeping((value, def) => value >= def.value, 'too_small');
const MAXIMUM = keeping((value, def) => value <= def.value, 'too_big');

export const minimum = (value, error) =>
  new Schema({ check: 'greater_than', value, error }, MINIMUM);
export const maximum = (value, error) => new Schema({ check: 'less_than', value, error }, MAXIMUM);

/** A text's characters, an emoji being one; other values have their own length. */
const lengthOf = (value) => (typeof value === 'string' ? [...value].length : value.length);

// A text never has more characters than units, nor fewer than half of them: most needn't be counted.
const MAX_LENGTH = keeping(
  (value, { maximum: most }) => value.length <= most || lengthOf(value) <= most,
  'too_big',
  true,
);
const MIN_LENGTH = keeping(
  (value, { minimum: least }) =>
    value.length >= least && (value.length >= 2 * least || lengthOf(value) >= least),
  'too_small',
  true,
);

export const maxLength = (most, error) =>
  new Schema({ check: 'max_length', maximum: most, error }, MAX_LENGTH);
export const minLength = (least, error) =>
  new Schema({ check: 'min_length', minimum: least, error }, MIN_LENGTH);

const TRIM = {
  check(payload) {
    payload.value = payload.value.trim();
  },
};
export const trim = () => new Schema({ check: 'overwrite' }, TRIM);

const PATTERN = keeping((value, { pattern }) => {
  pattern.lastIndex = 0;
  return pattern.test(value);
}, 'invalid_format');

export const regex = (pattern, error) =>
  new Schema({ check: 'string_format', format: 'regex', pattern, error }, PATTERN);

/** Both a schema and a check, as `int`. */
const EMAIL_TEXT = { ...PATTERN, parse: readString };
export const email = (error) =>
  new Schema(
    { type: 'string', check: 'string_format', format: 'email', pattern: EMAIL, error },
    EMAIL_TEXT,
  );

const INTEGER = {
  parse: readNumber,
  check(payload, inst) {
    const { value } = payload;
    if (!Number.isInteger(value)) fault(payload, inst, 'invalid_type', { continue: false });
    else if (!Number.isSafeInteger(value)) {
      fault(payload, inst, value > 0 ? 'too_big' : 'too_small', { continue: true });
    }
  },
};
export const int = (error) =>
  new Schema({ type: 'number', check: 'number_format', format: 'safeint', error }, INTEGER);
