import { z } from 'shared-contracts/schema';

/**
 * The body of a call with a field that the form hides, so that only programs fill it in. They get the
 * usual answer, but nothing is stored or mailed.
 */
export const withHoneypot = <Body extends Parameters<typeof z.extend>[0]>(body: Body) =>
  z.extend(body, { website: z.optional(z.unknown()) });

/** Whether a program filled the hidden field. */
export const isBaited = (website: unknown): boolean =>
  website !== undefined && website !== null && website !== '';
