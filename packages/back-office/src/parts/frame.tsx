/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { html } from 'hono/html';
import type { Html } from '../html';

/** A room of the office in its navigation. */
type Place = {
  path: string;
  name: string;
  /** How much waits in it for whoever sees it; undefined for a room in which nothing does. */
  waiting?: number | undefined;
};

/** What an office has on every page. */
export type Office = {
  /** As in 'Ironwharf counter'. */
  name: string;
  home: string;
  /** What a screen reader calls the navigation. */
  navigation: string;
  /** The address of the style sheet. */
  style: string;
  /** Those of its own scripts. */
  scripts: readonly string[];
  /** Where the form is sent by which somebody signs out. */
  signOut: string;
  /** How it writes a moment. */
  time: (at: Date) => string;
};

/** What a page has beside its own. */
export type Frame = {
  title: string;
  /** The places that somebody sees; null where nobody is signed in. */
  places: readonly Place[] | null;
  /** The path of the one that the page belongs to. */
  at?: string | undefined;
  /** Whoever is signed in, with the token of the form that ends it; null where nobody has to. */
  person: { name: string; token: string } | null;
  /** What was just done. */
  said?: string | null | undefined;
};

const MOST_SAID = 99;

/** How much waits in a room; a script keeps it up to date. */
const Waiting = ({ path, waiting = 0 }: Place) => (
  <span class="waiting" data-place={path} data-waiting={waiting} hidden={waiting === 0}>
    {' '}
    <b>{waiting > MOST_SAID ? `${MOST_SAID}+` : waiting}</b>
    <span class="hidden"> waiting</span>
  </span>
);

const Navigation = ({ office, frame }: { office: Office; frame: Frame }) => (
  <nav aria-label={office.navigation}>
    <ul>
      {frame.places?.map((place) => (
        <li>
          <a href={place.path} aria-current={place.path === frame.at ? 'page' : undefined}>
            {place.name}
            {place.waiting !== undefined && <Waiting {...place} />}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** Who is signed in. The form is none of the page's own: it stands alone. */
const Who = ({ path, name, token }: { path: string; name: string; token: string }) => (
  <form class="who" method="post" action={path}>
    <input type="hidden" name="token" value={token} />
    <span>{name}</span> <button class="quiet">Sign out</button>
  </form>
);

/** '(3) Orders' where three things wait. */
function titleOf({ title, places }: Frame): string {
  const all = (places ?? []).reduce((sum, { waiting = 0 }) => sum + waiting, 0);
  return all === 0 ? title : `(${all}) ${title}`;
}

const Head = ({ office, title }: { office: Office; title: string }) => (
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>{`${title} | Ironwharf ${office.name}`}</title>
    <link rel="stylesheet" href={office.style} />
    {office.scripts.map((path) => (
      <script src={path} defer></script>
    ))}
  </head>
);

/** What a printed page says of itself; on paper only. */
const Imprint = ({ office, frame }: { office: Office; frame: Frame }) => (
  <dl class="title-block imprint">
    <div>
      <dt>Ironwharf</dt>
      <dd>{office.name}</dd>
    </div>
    <div>
      <dt>Page</dt>
      <dd>{frame.title}</dd>
    </div>
    <div>
      <dt>As of</dt>
      <dd>{office.time(new Date())}</dd>
    </div>
    {frame.person && (
      <div>
        <dt>For</dt>
        <dd>{frame.person.name}</dd>
      </div>
    )}
  </dl>
);

/** A whole page of an office. @param main what stands in it; its first heading is the page's */
export function framed(office: Office, frame: Frame, main: Html): Html {
  const { person, said = null } = frame;
  return html`<!doctype html>${(
      <html lang="en">
        <Head office={office} title={titleOf(frame)} />
        <body>
          <a class="skip" href="#main">
            Skip to content
          </a>
          <header class="top">
            <div class="inner">
              <a class="mark" href={office.home}>
                Ironwharf <span>{office.name}</span>
              </a>
              {frame.places && <Navigation office={office} frame={frame} />}
              {person && <Who path={office.signOut} {...person} />}
            </div>
          </header>
          <main id="main" tabindex={-1}>
            {said !== null && (
              <p class="note done" role="status">
                {said}
              </p>
            )}
            <Imprint office={office} frame={frame} />
            {main}
          </main>
        </body>
      </html>
    )}`;
}
