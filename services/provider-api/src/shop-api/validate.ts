import type { z as mini } from 'shared-contracts/schema';
import { z } from 'shared-contracts/schema';
import { invalid } from '../domain/refusal';

type Issue = mini.core.$ZodIssue;

/** Whether a schema's message was written for shoppers and is a full sentence on its own. */
function isTelling(issue: Issue): boolean {
  const written = issue.code === 'invalid_format' || issue.code === 'custom';
  return written && issue.message !== '' && issue.message !== 'Invalid input';
}

/** The message beside a field; the schema's own message where it was written for shoppers. */
function wordsOf(issue: Issue, input: unknown): string {
  const missing = issue.path.reduce<unknown>(
    (value, name) => (value as Record<PropertyKey, unknown> | null | undefined)?.[name],
    input,
  );
  if (missing === undefined || missing === null) return 'This field is required.';
  if (issue.code === 'too_small') {
    return issue.origin === 'string'
      ? 'This field is required.'
      : `Must be ${issue.minimum} or more.`;
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return `Must have ${issue.maximum} characters or fewer.`;
    if (issue.origin === 'array') return `Must have ${issue.maximum} entries or fewer.`;
    return `Must be ${issue.maximum} or less.`;
  }
  return isTelling(issue) ? issue.message : 'This value is not valid.';
}

/**
 * Reads a value by a contract's schema.
 * @throws Refusal invalid with one sentence per field
 */
export function validate<Schema extends mini.core.$ZodType>(
  schema: Schema,
  value: unknown,
): mini.output<Schema> {
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  const fields: Record<string, string> = {};
  for (const issue of read.error.issues) {
    fields[issue.path.join('.') || 'body'] ??= wordsOf(issue, value);
  }
  const names = Object.keys(fields);
  const only = names.length === 1 ? read.error.issues[0] : undefined;
  const telling = only !== undefined && isTelling(only);
  throw invalid(fields, telling ? undefined : `Please check: ${names.join(', ')}.`);
}
