import type { Context } from 'hono';

/** The texts of a sent form by their names; none where it is no form. */
export async function readForm(context: Context): Promise<Record<string, string>> {
  const sent = await context.req.parseBody().catch(() => ({}));
  const texts = Object.entries(sent).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
