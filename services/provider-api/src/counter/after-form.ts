/** What comes after a form was done: the page that it leads to, with what was typed beside it. */
import type { GivenForms } from 'back-office/forms/given-forms';
import { typedIn, type SentForm } from 'back-office/forms/sent-page';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';

/** Shows a page by what a form without a change asks for: a search. */
export const GO = '/staff/go';

/** What a page is shown with that is not asked for by its address alone. */
export type Carried = Pick<GivenForms, 'beside' | 'after'> & Partial<Pick<GivenForms, 'refused'>>;
type Env = {
  carried?: Carried;
  /** The token of the session that has just begun, which the request can't have yet. */
  session?: string;
};

/** What the page's request brings of the forms that somebody typed on. */
export const carriedIn = ({ env }: Context): Carried =>
  (env as Env | undefined)?.carried ?? { beside: [], after: '' };

/** The session that a page's request is of, where it isn't the browser's. */
export const sessionIn = ({ env }: Context): string | null =>
  (env as Env | undefined)?.session ?? null;

const isPage = ({ headers }: Response) => headers.get('content-type')?.includes('html') === true;

/** What belongs to the form that was sent, and not to the page that answers it. */
const OF_THE_FORM = ['content-type', 'content-length', 'origin', 'transfer-encoding'];

/** The address of the page that a form is on: as many parts of its path as the page's pattern has. */
function pageOf(context: Context, pattern: string, location: URL): URL {
  const asked = new URL(context.req.url);
  if (asked.pathname === GO) return location;
  const path = asked.pathname.split('/').slice(0, pattern.split('/').length).join('/');
  if (path === location.pathname) return location;
  const page = new URL(path, asked);
  const said = location.searchParams.get('said');
  if (said !== null) page.searchParams.set('said', said);
  return page;
}

const goOn = (location: URL) =>
  html`<p class="note">
    <a href="${location.pathname}${location.search}">Go on to what was made</a>
  </p>`;

/**
 * @param answer of the form; any but one that leads on is the answer as it is
 * @param pattern of the page that has the form
 * @param beside the forms beside it that were not done with it
 */
export async function afterForm(
  app: Hono,
  context: Context,
  answer: Response,
  { pattern, beside }: { pattern: string; beside: readonly SentForm[] },
): Promise<Response> {
  const typed = beside.filter((form) => typedIn(form).length > 0);
  if (answer.status !== 303 || typed.length === 0) return answer;
  const location = new URL(answer.headers.get('location') ?? '', context.req.url);
  const page = pageOf(context, pattern, location);
  const after = page.pathname === location.pathname ? '' : goOn(location);
  // What was typed is gone with what it was about.
  return (await pageWith(app, context, page, { carried: { beside: typed, after } })) ?? answer;
}

/** Answers a form with a page. @returns null when there is no such page, or this visitor may not see it */
export async function pageWith(
  app: Hono,
  context: Context,
  page: URL,
  more: Env,
): Promise<Response | null> {
  const headers = new Headers(context.req.raw.headers);
  for (const name of OF_THE_FORM) headers.delete(name);
  const env: Env & object = { ...(context.env as object), ...more };
  const shown = await app.request(page.href, { headers }, env);
  return shown.status === 200 && isPage(shown) ? shown : null;
}
