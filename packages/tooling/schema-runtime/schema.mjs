/**
 * What a schema is in a browser, and how it reads a value: the object that a remote gets from
 * `zod/mini` there (docs/decisions/0036). To make one is to make a plain object; nothing is worked
 * out before a value is read.
 */

/**
 * A fault as zod has it. `continue`: the value has the right kind, so other checks still make sense.
 * @typedef {{ code: string, message?: string, path?: PropertyKey[], continue?: boolean,
 *   inst?: Internals, schema?: Internals }} Issue
 */
/** @typedef {{ value: unknown, issues: Issue[], aborted?: boolean }} Payload */
/**
 * @typedef {{ type?: string, check?: string, error?: (issue: Issue) => string,
 *   checks?: Check[] } & Record<string, any>} Definition
 */
/**
 * @typedef {object} Traits
 * @property {'optional' | 'defaulted'} [optin] what it does where an object lacks its key
 * @property {'optional'} [optout] whether an object may lack its key after reading
 * @property {Set<unknown>} [values] its only values, where it has a list of them
 * @property {(payload: Payload, internals: Internals) => unknown} [check]
 * @property {boolean} [sized] whether its check is of a length, and so of any value that has one
 */
/** @typedef {{ _zod: Internals }} Check */

const WITHOUT_WORDS = 'Invalid input';

/** Whether a value has a fault after which it is not of the kind that checks and unions expect. */
export const isAborted = ({ aborted, issues }) =>
  aborted === true || issues.some((issue) => issue.continue !== true);

const isStopped = ({ aborted, issues }) =>
  aborted === true || issues.some((issue) => issue.continue === false);

const hasLength = ({ value }) => value?.length !== undefined;

/** What schemas and checks keep under `_zod`, by zod's own names. */
class Internals {
  /**
   * @param {Definition} def
   * @param {(payload: Payload, internals: Internals) => Payload} parse reads without the checks
   * @param {Traits} traits
   */
  constructor(def, parse, { optin, optout, values, check, sized }) {
    this.def = def;
    this.parse = parse;
    this.optin = optin;
    this.optout = optout;
    this.values = values;
    this.check = check;
    this.sized = sized;
  }

  /** @param {Payload} payload @returns {Payload} */
  run(payload) {
    const read = this.parse(payload, this);
    if (this.check) this.runCheck(this, read);
    for (const { _zod } of this.def.checks ?? []) this.runCheck(_zod, read);
    return read;
  }

  /** @param {Internals} by @param {Payload} read */
  runCheck(by, read) {
    if (by.sized ? isStopped(read) || !hasLength(read) : isAborted(read)) return;
    const before = read.issues.length;
    by.check?.(read, by);
    for (const issue of read.issues.slice(before)) issue.schema ??= this;
  }
}

export class Schema {
  /** @param {Definition} def @param {Internals['parse']} parse @param {Traits} [traits] */
  constructor(def, parse, traits = {}) {
    this._zod = new Internals(def, parse, traits);
  }

  /** The schemas of an object's fields, which a form reads its limits from. */
  get shape() {
    return this._zod.def.shape;
  }

  /** @param {...(Check | ((payload: Payload) => unknown))} checks @returns {Schema} */
  check(...checks) {
    const { def, parse } = this._zod;
    const more = checks.map((check) => (typeof check === 'function' ? checkOf({}, check) : check));
    return new Schema({ ...def, checks: [...(def.checks ?? []), ...more] }, parse, this._zod);
  }
}

/**
 * A check, which schemas run on what they have read.
 * @param {Definition} def @param {Traits['check']} check @param {Traits} [traits]
 * @returns {Check}
 */
export function checkOf(def, check, traits = {}) {
  return { _zod: new Internals(def, (payload) => payload, { ...traits, check }) };
}

/** The rest of a definition: the words that a schema or check gives its faults. */
export function wordsOf(params) {
  const words = typeof params === 'object' ? (params.error ?? params.message) : params;
  if (words === undefined) return {};
  return { error: typeof words === 'function' ? words : () => words };
}

/** Adds a fault. @param {Payload} payload @param {Internals} inst @param {string} code */
export function fault(payload, inst, code, more = {}) {
  payload.issues.push({ code, inst, ...more });
  return payload;
}

/** Adds the faults of a part under its name. */
export function faultsIn(payload, name, { issues }) {
  for (const issue of issues) {
    issue.path = [name, ...(issue.path ?? [])];
    payload.issues.push(issue);
  }
}

/** @param {Issue} issue */
function told(issue) {
  const { code, path = [], inst, schema } = issue;
  const message =
    issue.message || (inst?.def.error?.(issue) ?? schema?.def.error?.(issue) ?? WITHOUT_WORDS);
  return { code, path, message };
}

/**
 * Reads a value.
 * @param {Schema} schema @param {unknown} value
 * @returns {{ success: true, data: unknown } | { success: false, error: { issues: object[] } }}
 */
export function safeParse(schema, value) {
  const { value: data, issues } = schema._zod.run({ value, issues: [] });
  return issues.length === 0
    ? { success: true, data }
    : { success: false, error: { issues: issues.map(told) } };
}

/** What a transform gives where it has added a fault. */
export const NEVER = Object.freeze({ status: 'aborted' });

/** There is nothing to set: no code is generated here, and there are no other languages. */
export const config = () => ({});
