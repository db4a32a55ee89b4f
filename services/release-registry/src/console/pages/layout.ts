import { html } from 'hono/html';
import type { Session } from '../sessions';

export type Html = ReturnType<typeof html>;

/** What every page has beside its own. */
export type Frame = {
  title: string;
  /** The place in the navigation that the page is. */
  at?: string;
  /** Null where nobody is signed in. */
  session: Session | null;
  /** The token of the form by which a person signs out; null where nobody needs to. */
  signOut: string | null;
};

const PLACES = [
  { path: '/', name: 'Releases' },
  { path: '/needs', name: 'Needs' },
  { path: '/history', name: 'History' },
];

const navigation = (at: string | undefined) => html`
  <nav aria-label="Console">
    <ul>
      ${PLACES.map(
        ({ path, name }) => html`
          <li><a href="${path}" ${path === at ? html`aria-current="page"` : ''}>${name}</a></li>
        `,
      )}
    </ul>
  </nav>
`;

const person = ({ session, signOut }: Frame) =>
  session && signOut !== null
    ? html`
        <form class="who" method="post" action="/sign-out">
          <input type="hidden" name="token" value="${signOut}" />
          <span>${session.person.name}</span>
          <button class="quiet">Sign out</button>
        </form>
      `
    : '';

/** A whole page. @param main what stands in it; its first heading is the page's */
export function layout(frame: Frame, main: Html): Html {
  const { said } = frame.session ?? {};
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${frame.title} | Ironwharf console</title>
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="top">
          <div class="inner">
            <a class="mark" href="/">Ironwharf <span>console</span></a>
            ${frame.session ? navigation(frame.at) : ''} ${person(frame)}
          </div>
        </header>
        <main id="main" tabindex="-1">
          ${said === undefined ? '' : html`<p class="note done" role="status">${said}</p>`} ${main}
        </main>
      </body>
    </html>`;
}
