/** The fields of the forms by which people sign in and keep their account. */
import * as z from 'zod';

/** A line that somebody types, trimmed. */
export const line = (most: number) =>
  z
    .string('is missing')
    .trim()
    .min(1, 'This field is required.')
    .max(most, `Must have ${most} characters or fewer.`);

/** A password as it is typed, blanks included. */
export const password = z
  .string('is missing')
  .min(1, 'This field is required.')
  .max(1024, 'Must have 1024 characters or fewer.');
