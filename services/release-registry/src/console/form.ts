import type { Context } from 'hono';

type Form = Record<string, unknown>;

/** The fields of a sent form; none where it is no form. */
export const readForm = (context: Context): Promise<Form> =>
  context.req.parseBody().catch(() => ({}));

const LONGEST = 1_000;

/** A field's text; empty where it is missing, a file, or longer than any of ours. */
export function field(form: Form, name: string): string {
  const value = form[name];
  return typeof value === 'string' && value.length <= LONGEST ? value : '';
}
