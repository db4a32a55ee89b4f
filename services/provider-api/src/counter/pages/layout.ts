import { html } from 'hono/html';
import { mayDo } from '../../domain/staff/role';
import type { StaffSession } from '../../domain/staff/session';
import type { May } from '../actions';
import { tokenField, type Html } from './html';
import { SAID, type Said } from './said';

/** What every page has beside its own. */
export type Frame = {
  title: string;
  /** The place in the navigation that the page belongs to. */
  at?: string;
  /** Null where nobody is signed in. */
  session: StaffSession | null;
  /** The token of the form by which somebody signs out. */
  signOut?: string;
  /** What was just done. */
  said?: Said | null;
};

/** The rooms of the counter in the order of its navigation; everybody sees what their role may. */
const PLACES: readonly { path: string; name: string; may: May }[] = [
  { path: '/staff/orders', name: 'Orders', may: 'orders' },
  { path: '/staff/inquiries', name: 'Inquiries', may: 'inquiries' },
  { path: '/staff/quotations', name: 'Quotations', may: 'inquiries' },
  { path: '/staff/catalogue', name: 'Catalogue', may: 'catalogue' },
  { path: '/staff/reports', name: 'What sells', may: 'reports' },
  { path: '/staff/customers', name: 'Customers', may: 'customers' },
  { path: '/staff/log', name: 'Log', may: 'log' },
  { path: '/staff/account', name: 'Account', may: 'signed-in' },
];

const placesOf = ({ role }: StaffSession) =>
  PLACES.filter(({ may }) => may === 'signed-in' || mayDo(role, may));

/** Where somebody lands after signing in. */
export const firstPlace = (session: StaffSession): string =>
  placesOf(session)[0]?.path ?? '/staff/account';

const navigation = (session: StaffSession, at: string | undefined) => html`
  <nav aria-label="Counter">
    <ul>
      ${placesOf(session).map(
        ({ path, name }) => html`
          <li><a href="${path}" ${path === at ? html`aria-current="page"` : ''}>${name}</a></li>
        `,
      )}
    </ul>
  </nav>
`;

const person = ({ name }: StaffSession, token: string) => html`
  <form class="who" method="post" action="/staff/sign-out">
    ${tokenField(token)}
    <span>${name}</span>
    <button class="quiet">Sign out</button>
  </form>
`;

/** A whole page. @param main what stands in it; its first heading is the page's */
export function layout({ title, at, session, signOut = '', said = null }: Frame, main: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} | Ironwharf counter</title>
        <link rel="stylesheet" href="/staff/look/style.css" />
        <script src="/staff/look/live.js" defer></script>
        <script src="/staff/look/drop-files.js" defer></script>
        <script src="/staff/look/enter.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="top">
          <div class="inner">
            <a class="mark" href="/staff">Ironwharf <span>counter</span></a>
            ${session ? [navigation(session, at), person(session, signOut)] : ''}
          </div>
        </header>
        <main id="main" tabindex="-1">
          ${said === null ? '' : html`<p class="note done" role="status">${SAID[said]}</p>`} ${main}
        </main>
      </body>
    </html>`;
}
