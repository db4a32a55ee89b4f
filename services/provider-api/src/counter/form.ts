/** Reads a sent form: its size, its texts, and its fields by a schema. */
import { bodyLimit } from 'hono/body-limit';
import { quantityTyped } from 'shared-contracts/typed-number';
import * as z from 'zod';
import { invalid, Refusal } from '../domain/refusal';
import { isStorable } from '../database/storable-text';
import { isShallow, TOO_DEEP } from '../domain/nesting';

/**
 * The largest form accepted without a session, in bytes: a sign-in carries what was typed before the
 * session expired.
 */
export const STRANGERS_MOST = 100_000;

export const limitForm = bodyLimit({
  maxSize: STRANGERS_MOST,
  onError() {
    throw new Refusal('too-large', 'The form is too large.');
  },
});

/** A line or a text that somebody types, trimmed, with the line breaks of a text that is stored. */
export const typed = (most: number, least = 0) =>
  z
    .string('is missing')
    // A browser sends each break of a text as two characters.
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))
    .trim()
    .min(least, 'This field is required.')
    .max(most, `Must have ${most} characters or fewer.`)
    .refine(isStorable, 'This text has characters that can not be stored.');

/** HTML that somebody types, which the shop's sanitiser can read. */
export const markup = (most: number, least = 0) =>
  typed(most, least).refine(isShallow, `The HTML ${TOO_DEEP}.`);

const LARGEST = 2_147_483_647;

/**
 * A whole number that somebody types, or that a page has written into its form: '12' or '1,200'.
 * @param words what is said where it is none of `least` to `most`
 */
export const wholeNumber = (words: string, least: number, most: number) =>
  z
    .string(words)
    .transform((text) => quantityTyped(text) ?? Number.NaN)
    .pipe(z.number(words).min(least, words).max(most, words));

/** The id of a row. */
export const rowId = wholeNumber('is no number', 1, LARGEST);

/** The id of a row; 0 for none, as of the last entry of a list that was empty. */
export const rowIdOrNone = wholeNumber('is no number', 0, LARGEST);

/** A password as it is typed, blanks included. */
export const password = z
  .string('is missing')
  .min(1, 'This field is required.')
  .max(1024, 'Must have 1024 characters or fewer.');

/** @throws Refusal invalid with a sentence for each faulty field */
export function readFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: Record<string, string>,
): z.output<Schema> {
  const read = schema.safeParse(fields);
  if (read.success) return read.data;
  const faults: Record<string, string> = {};
  for (const { path, message } of read.error.issues) faults[path.join('.')] ??= message;
  throw invalid(faults);
}
