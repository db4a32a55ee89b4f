import type { z as mini } from 'shared-contracts/schema';
import { z } from 'shared-contracts/schema';
import { invalid } from './refusal';

type Issue = mini.core.$ZodIssue;

/** What a shopper reads beside a field; the schema's own words where they were written for that. */
function wordsOf(issue: Issue, input: unknown): string {
  const missing = issue.path.reduce<unknown>(
    (value, name) => (value as Record<PropertyKey, unknown> | null | undefined)?.[name],
    input,
  );
  if (missing === undefined || missing === null) return 'This field is required.';
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? 'This field is required.'
        : `Must be ${issue.minimum} or more.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Must have ${issue.maximum} characters or fewer.`
        : issue.origin === 'array'
          ? `Must have ${issue.maximum} entries or fewer.`
          : `Must be ${issue.maximum} or less.`;
    case 'invalid_format':
    case 'custom':
      return issue.message && issue.message !== 'Invalid input'
        ? issue.message
        : 'This value is not valid.';
    default:
      return 'This value is not valid.';
  }
}

/**
 * Reads a value by a contract's schema.
 * @throws Refusal 422 with one sentence per field
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
  const first = Object.entries(fields)[0];
  throw invalid(fields, first ? `${first[0]}: ${first[1]}` : undefined);
}
