/** A form that can't be taken is shown again on its page, as it was typed. */
import type { RefusedForm } from 'back-office/form-state';
import type { Context } from 'hono';
import { Refusal } from '../domain/refusal';
import { fillForm } from './fill-form';

export type Show<V> = (visit: V) => Promise<Response>;

/** What shows the pages, by the patterns of their paths. */
export type Pages<V> = Map<string, Show<V>>;

/** The page of a form is the nearest one above its path, or of the same path. */
export function patternOf<V>(pages: Pages<V>, path: string): string {
  let at = path;
  while (at !== '' && !pages.has(at)) at = at.slice(0, at.lastIndexOf('/'));
  return at;
}

/**
 * Does what a form asks for; where a field of it is refused, its page is the answer.
 * @param path the pattern of the form's path
 */
export async function orAgain<V extends { context: Context; refused?: RefusedForm | null }>(
  pages: Pages<V>,
  path: string,
  { visit, fields }: { visit: V; fields: Record<string, string> },
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error;
    const typed: RefusedForm = {
      path: visit.context.req.path,
      fields,
      faults: error.fields ?? { '': error.message },
    };
    const page = await pages
      .get(patternOf(pages, path))?.({ ...visit, refused: typed })
      .catch(() => null);
    // It was rendered from what was sent.
    if (page?.status === 422) return page;
    if (page?.status !== 200) throw error;
    const filled = await fillForm(await page.text(), typed);
    if (filled === null) throw error;
    return new Response(filled, { status: 422, headers: page.headers });
  }
}
