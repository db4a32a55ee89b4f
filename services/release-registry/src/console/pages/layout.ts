import { framed, type Office } from 'back-office/parts/frame';
import type { Html } from 'back-office/parts/html';
import type { Session } from '../sessions';

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

const CONSOLE: Office = {
  name: 'console',
  home: '/',
  navigation: 'Console',
  style: '/style.css',
  scripts: [],
  signOut: '/sign-out',
};

const PLACES = [
  { path: '/', name: 'Releases' },
  { path: '/needs', name: 'Needs' },
  { path: '/history', name: 'History' },
];

/** A whole page. @param main what stands in it; its first heading is the page's */
export const layout = ({ title, at, session, signOut }: Frame, main: Html): Html =>
  framed(
    CONSOLE,
    {
      title,
      at,
      places: session && PLACES,
      person: session && signOut !== null ? { name: session.person.name, token: signOut } : null,
      said: session?.said,
    },
    main,
  );
