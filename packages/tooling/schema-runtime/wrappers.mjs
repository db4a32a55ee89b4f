/** Schemas around others. */
import { isRecord } from './kinds.mjs';
import { fault, isAborted, Schema } from './schema.mjs';

const OPTIONAL = {
  parse(payload, { def: { innerType } }) {
    if (payload.value !== undefined) return innerType._zod.run(payload);
    if (innerType._zod.optin !== 'defaulted') return payload;
    const read = innerType._zod.run({ value: undefined, issues: [] });
    payload.value = read.issues.length > 0 ? undefined : read.value;
    return payload;
  },
  optin: ({ innerType }) => (innerType._zod.optin === 'defaulted' ? 'defaulted' : 'optional'),
  optout: () => 'optional',
};
export const optional = (innerType) => new Schema({ type: 'optional', innerType }, OPTIONAL);

const NULLABLE = {
  parse: (payload, { def }) => (payload.value === null ? payload : def.innerType._zod.run(payload)),
  optin: ({ innerType }) => innerType._zod.optin,
  optout: ({ innerType }) => innerType._zod.optout,
};
export const nullable = (innerType) => new Schema({ type: 'nullable', innerType }, NULLABLE);

/** A list or object of its own for each value, because whoever reads may change it. */
function copyOf(value) {
  if (Array.isArray(value)) return [...value];
  return isRecord(value) ? { ...value } : value;
}

const DEFAULT = {
  parse(payload, { def: { innerType, standIn } }) {
    const read = payload.value === undefined ? payload : innerType._zod.run(payload);
    if (read.value === undefined) {
      read.value = typeof standIn === 'function' ? standIn() : copyOf(standIn);
    }
    return read;
  },
  optin: () => 'defaulted',
};
export const _default = (innerType, standIn) =>
  new Schema({ type: 'default', innerType, standIn }, DEFAULT);

const PIPE = {
  parse(payload, { def }) {
    const left = def.in._zod.run(payload);
    if (left.issues.every(({ code }) => code === 'unrecognized_keys')) {
      return def.out._zod.run({ value: left.value, issues: left.issues });
    }
    left.aborted = true;
    return left;
  },
  optin: (def) => def.in._zod.optin,
  optout: (def) => def.out._zod.optout,
  values: (def) => def.in._zod.values,
};
export const pipe = (from, to) => new Schema({ type: 'pipe', in: from, out: to }, PIPE);

const TRANSFORM = {
  parse(payload, { def }) {
    payload.value = def.transform(payload.value, payload);
    return payload;
  },
  optin: () => 'optional',
};
export const transform = (change) =>
  new Schema({ type: 'transform', transform: change }, TRANSFORM);

const UNION = {
  parse(payload, inst) {
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
  },
  optin({ options }) {
    const each = options.map(({ _zod }) => _zod.optin);
    return each.includes('defaulted') ? 'defaulted' : each.find(Boolean);
  },
  optout: ({ options }) => options.map(({ _zod }) => _zod.optout).find(Boolean),
  values({ options }) {
    const each = options.map(({ _zod }) => _zod.values);
    return each.every(Boolean) ? new Set(each.flatMap((values) => [...values])) : undefined;
  },
};
export const union = (options, error) => new Schema({ type: 'union', options, error }, UNION);
