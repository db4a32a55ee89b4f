/** What was typed beside the form whose button was pressed is on the page that comes after. */
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { GO } from './joined-forms';
import { keepMarks, refillPage } from './refill-page';
import { typedIn, type SentForm, type SentPage } from './sent-page';

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
 * @param pattern of the page that has the form
 * @param done the forms beside that were done with it
 */
export async function keepTyped(
  app: Hono,
  context: Context,
  answer: Response,
  { pattern, sent, done }: { pattern: string; sent: SentPage; done: ReadonlySet<SentForm> },
): Promise<Response> {
  const typed = sent.beside.filter((form) => typedIn(form).length > 0);
  if (answer.status !== 303) {
    if (!isPage(answer) || sent.own.at === '') return answer;
    const page = keepMarks(await answer.text(), sent.own);
    const filled = typed.length === 0 ? page : await refillPage(page, typed);
    return new Response(filled, { status: answer.status, headers: answer.headers });
  }
  const left = typed.filter((form) => !done.has(form));
  if (left.length === 0) return answer;
  const location = new URL(answer.headers.get('location') ?? '', context.req.url);
  const page = pageOf(context, pattern, location);
  const headers = new Headers(context.req.raw.headers);
  for (const name of OF_THE_FORM) headers.delete(name);
  const shown = await app.request(page.href, { headers }, context.env as object);
  // What was typed is gone with what it was about.
  if (shown.status !== 200 || !isPage(shown)) return answer;
  const elsewhere = page.pathname === location.pathname ? '' : goOn(location);
  const filled = await refillPage(await shown.text(), left, elsewhere);
  return new Response(filled, { status: 200, headers: shown.headers });
}
