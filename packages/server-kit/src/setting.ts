import * as z from 'zod';

/** A text without a rule, such as a host's name. */
export const words = z.string('is needed');

function numberOf(value: string): number {
  return /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : NaN;
}

/** A whole number, such as of milliseconds, of processes, of megabytes. */
export const count = (
  least: number,
  most = Infinity,
  fault = most === Infinity
    ? `must be a whole number from ${least}`
    : `must be a whole number from ${least} to ${most}`,
) =>
  words
    .transform(numberOf)
    .refine((value) => Number.isSafeInteger(value) && value >= least && value <= most, fault);

/** A port; 0, where it is allowed, lets the system choose. */
export const port = (least: 0 | 1 = 1) => count(least, 65_535, 'must be a port number');

/** A factor by which something is multiplied. */
export const factor = words.transform(numberOf).refine((value) => value > 0, 'must be above 0');

/** A part of a whole, from 0 to 1. */
export const share = words
  .transform(numberOf)
  .refine((value) => value >= 0 && value <= 1, 'must be from 0 to 1');

/** A secret: no message contains its value. */
export const secret = words.min(16, 'must have 16 characters or more');

/** `on` or `off`. */
export const flag = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

/** A URL of one of these schemes. It may contain a password, so no message contains it. */
export const url = (...schemes: string[]) =>
  words.refine(
    (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)),
    `must be a URL that starts with ${schemes.map((each) => `${each}://`).join(' or ')}`,
  );

/** An origin such as `https://shop.example`; anything after the port is dropped. */
export const origin = url('http', 'https').transform((value) => new URL(value).origin);

/** A list separated by commas, without the spaces around each entry. */
export const list = words.transform((value) =>
  value.split(',').flatMap((each) => each.trim() || []),
);

/** Origins separated by commas. */
export const origins = list.pipe(
  z.array(origin.catch('')).refine((all) => !all.includes(''), {
    message: 'must be origins such as https://shop.example, by commas',
  }),
);
