// The names of the schema library that the contracts use, as a browser gets them: not zod's own
// code, but one that reads the same and costs nothing before (docs/decisions/0006).
export {
  email,
  int,
  maximum,
  maxLength,
  minimum,
  minLength,
  regex,
  trim,
} from '../schema-runtime/checks.mjs';
export { array, extend, object, partialRecord, record } from '../schema-runtime/collections.mjs';
export {
  any,
  boolean,
  custom,
  enum,
  literal,
  number,
  string,
  undefined,
  unknown,
} from '../schema-runtime/plain.mjs';
export { config, NEVER, safeParse } from '../schema-runtime/schema.mjs';
export {
  _default,
  nullable,
  optional,
  pipe,
  transform,
  union,
} from '../schema-runtime/wrappers.mjs';
