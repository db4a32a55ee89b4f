/** Compares an answer with the contract, and names the faults by field. */
import { z } from 'shared-contracts/schema';
import type { PromisedRecord } from './promised';

/** The rows of a list, which is an array or has one under `data` (the contract's `rows`). */
export function rowsIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  const data = (value as { data?: unknown } | null | undefined)?.data;
  return Array.isArray(data) ? (data as unknown[]) : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (path: string, name: PropertyKey) => (path ? `${path}.${String(name)}` : String(name));

function issuesOf(schema: z.core.$ZodType, value: unknown, path: string): string[] {
  const read = z.safeParse(schema, value);
  if (read.success) return [];
  return read.error.issues.map((issue) => {
    const field = issue.path.reduce<string>(at, path) || 'answer';
    const words = issue.code === 'invalid_type' ? `must be ${issue.expected}` : issue.message;
    return `${field}: ${words}`;
  });
}

/** The faults of fields that have no fault in `said` yet: one fault per field is enough. */
function unsaid(faults: string[], said: string[]): string[] {
  const fields = new Set(said.map((fault) => fault.split(':')[0]));
  return faults.filter((fault) => !fields.has(fault.split(':')[0]));
}

function recordFaults(value: unknown, promise: PromisedRecord, path: string): string[] {
  if (!isRecord(value)) return [`${path || 'answer'}: is not a record`];
  const missing = promise.fields
    .filter((field) => !(field in value))
    .map((field) => `${at(path, field)}: is missing`);
  const unread = promise.schema ? issuesOf(promise.schema, value, path) : [];
  const inside = Object.entries(promise.inside ?? {}).flatMap(([field, inner]) =>
    field in value ? promiseFaults(value[field], inner, at(path, field)) : [],
  );
  return [...missing, ...unsaid(unread, missing), ...inside];
}

/** The faults of a record, or of each record of a list. */
function promiseFaults(value: unknown, promise: PromisedRecord, path: string): string[] {
  const rows = rowsIn(value);
  return rows
    ? rows.flatMap((row, index) => recordFaults(row, promise, at(path, index)))
    : recordFaults(value, promise, path);
}

/** The most faults that are named for one call, because all rows of a list often have the same. */
const NAMED_MOST = 5;

/**
 * @param schema the contract's answer
 * @param promise the fields that the specification names, if it names any
 * @returns 'brand_name: is missing', one per field; an empty list for an answer without faults
 */
export function answerFaults(
  schema: z.core.$ZodType,
  promise: PromisedRecord | undefined,
  json: unknown,
): string[] {
  if (json === undefined) return ['answer: is not JSON'];
  const broken = promise ? promiseFaults(json, promise, '') : [];
  const fresh = [...new Set([...broken, ...unsaid(issuesOf(schema, json, ''), broken)])];
  const more = fresh.length - NAMED_MOST;
  return more > 0 ? [...fresh.slice(0, NAMED_MOST), `and ${more} more fields`] : fresh;
}
