/**
 * What a schema is in a browser, and how it reads a value: the object that a remote gets from
 * `zod/mini` there (docs/decisions/0006). To make one is to make a plain object; nothing is worked
 * out before a value is read.
 */

/**
 * A fault as zod has it. `continue`: the value has the right kind, so other checks still make sense.
 * @typedef {{ code: string, message?: string, path?: PropertyKey[], continue?: boolean,
 *   inst?: Schema, schema?: Schema }} Issue
 */
/** @typedef {{ value: unknown, issues: Issue[], aborted?: boolean }} Payload */
/**
 * @typedef {{ type?: string, check?: string, error?: unknown, checks?: Schema[] }
 *   & Record<string, any>} Definition
 */
/**
 * What all schemas, or checks, of one kind have in common.
 * @typedef {object} Kind
 * @property {(payload: Payload, schema: Schema) => Payload} [parse] reads without the checks
 * @property {(payload: Payload, schema: Schema) => unknown} [check]
 * @property {boolean} [sized] whether its check is of a length, and so of any value that has one
 * @property {(def: Definition) => 'optional' | 'defaulted' | undefined} [optin] what it does where
 *   an object lacks its key
 * @property {(def: Definition) => 'optional' | undefined} [optout] whether an object may lack its
 *   key after reading
 * @property {(def: Definition) => Set<unknown> | undefined} [values] its only values, where it has
 *   a list of them
 */

/** Whether a value has a fault after which it is not of the kind that checks and unions expect. */
export const isAborted = ({ aborted, issues }) =>
  aborted === true || issues.some((issue) => issue.continue !== true);

const isStopped = ({ aborted, issues }) =>
  aborted === true || issues.some((issue) => issue.continue === false);

const hasLength = ({ value }) => value?.length !== undefined;

/** A schema or a check. Its parts have zod's own names, also under `_zod`. */
export class Schema {
  /** @param {Definition} def @param {Kind} kind */
  constructor(def, kind) {
    this.def = def;
    this.kind = kind;
    this.known = undefined;
  }

  get _zod() {
    return this;
  }

  /** The schemas of an object's fields, which a form reads its limits from. */
  get shape() {
    return this.def.shape;
  }

  get optin() {
    return this.kind.optin?.(this.def);
  }

  get optout() {
    return this.kind.optout?.(this.def);
  }

  get values() {
    return (this.known ??= this.kind.values?.(this.def));
  }

  /** @param {...(Schema | ((payload: Payload) => unknown))} checks @returns {Schema} */
  check(...checks) {
    const more = checks.map((check) =>
      typeof check === 'function' ? new Schema({}, { check }) : check,
    );
    return new Schema({ ...this.def, checks: [...(this.def.checks ?? []), ...more] }, this.kind);
  }

  /** @param {Payload} payload @returns {Payload} */
  run(payload) {
    const { kind, def } = this;
    const read = kind.parse(payload, this);
    if (kind.check) this.runCheck(this, read);
    if (def.checks) for (const { _zod } of def.checks) this.runCheck(_zod, read);
    return read;
  }

  /** @param {Schema} by @param {Payload} read */
  runCheck(by, read) {
    const { check, sized } = by.kind;
    if (sized ? isStopped(read) || !hasLength(read) : isAborted(read)) return;
    const before = read.issues.length;
    check(read, by);
    for (const issue of read.issues.slice(before)) issue.schema ??= this;
  }
}

/** Adds a fault. @param {Payload} payload @param {Schema} inst @param {string} code */
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

/** The words that a schema or check has been given for its faults, if any. */
function wordsOf({ def: { error } }, issue) {
  const words = typeof error === 'object' ? (error?.error ?? error?.message) : error;
  return typeof words === 'function' ? words(issue) : words;
}

/** @param {Issue} issue */
function told(issue) {
  const { code, path = [], inst, schema } = issue;
  const given = inst && wordsOf(inst, issue);
  const message = issue.message || (given ?? (schema && wordsOf(schema, issue)));
  return { code, path, message: message ?? 'Invalid input' };
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
