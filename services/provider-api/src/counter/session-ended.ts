/**
 * Preserves what was typed when a session expires: the sign-in form carries it, and the page is shown with it
 * again after signing in.
 */
import type { GivenForms } from 'back-office/forms/given-forms';
import { typedIn, type SentPage } from 'back-office/forms/sent-page';
import { pathOf } from 'back-office/forms/shown-form';
import { formToken } from 'back-office/form-token';
import { html } from 'hono/html';
import * as z from 'zod';
import { GO } from './after-form';
import { STRANGERS_MOST } from './form';

/** The largest that is preserved, in bytes as the sign-in form sends it; name, password and code need the rest. */
const KEPT_MOST = STRANGERS_MOST - 20_000;

/** Fields that are never preserved: secrets, and tokens of the page. */
const NOT_KEPT = new Set(['password', 'again', 'current', 'token']);

const fields = z.record(z.string(), z.string());
const form = z.object({ at: z.string(), fields, was: fields });
const kept = z.object({
  /** The address of the page that the form is on. */
  page: z.string(),
  /** Where the form was sent whose button was pressed. */
  path: z.string(),
  own: form,
  beside: z.array(form),
});
type Kept = z.infer<typeof kept>;

const withoutSecrets = (given: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !NOT_KEPT.has(name)));

/**
 * @param url of the form as it was sent
 * @param pattern of the page that has the form
 * @returns the preserved part as text; null when it is too long
 */
export function keptOf(url: URL, pattern: string, { own, beside }: SentPage): string | null {
  const isSearch = url.pathname === GO;
  const asked = new URLSearchParams(url.search);
  asked.delete('form');
  const path = url.pathname.split('/').slice(0, pattern.split('/').length).join('/');
  const page = isSearch ? own.at : asked.size === 0 ? path : `${path}?${asked.toString()}`;
  const said = {
    page,
    path: isSearch ? pathOf(own.at) : url.pathname,
    own: { ...own, fields: withoutSecrets(own.fields) },
    beside: beside
      .filter((one) => typedIn(one).length > 0)
      .map((one) => ({ ...one, fields: withoutSecrets(one.fields) })),
  } satisfies Kept;
  const text = JSON.stringify(said);
  return new URLSearchParams({ kept: text }).toString().length > KEPT_MOST ? null : text;
}

/** A page of the counter by its address; null for what is none. */
export function pageAt(address: string, origin: string): URL | null {
  if (!URL.canParse(address, origin)) return null;
  const page = new URL(address, origin);
  return page.origin === origin && page.pathname.startsWith('/staff/') ? page : null;
}

/** Where a page that is loaded again asks for what was typed on it (`look/given-back.js`). */
export const GIVEN_BACK = '/staff/given-back';

const addressOf = ({ pathname, search }: URL) => `${pathname}${search}`;

/** Says that it is here. A script takes the page's own address and the text from it. */
const hereOn = (page: URL, text: string, session: string) =>
  html`<p
    class="note"
    role="status"
    data-page="${addressOf(page)}"
    data-kept="${text}"
    data-token="${formToken(session, GIVEN_BACK)}"
  >
    You are signed in again. What you typed is in its place, and is not saved yet.
  </p>`;

/**
 * @param origin of the counter
 * @param session the token of the new one
 * @returns the page and what it is shown with; null when the text holds nothing that can be shown
 */
export function keptIn(
  text: string,
  { origin, session }: { origin: string; session: string },
): { page: URL; carried: Pick<GivenForms, 'refused' | 'beside' | 'after'> } | null {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return null;
  }
  const read = kept.safeParse(given);
  const page = read.success ? pageAt(read.data.page, origin) : null;
  if (!read.success || page === null) return null;
  const { path, own, beside } = read.data;
  const refused = { path, fields: own.fields, faults: {}, anew: true };
  return { page, carried: { refused, beside, after: hereOn(page, text, session) } };
}
