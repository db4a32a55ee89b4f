import { framed, type Office } from 'back-office/parts/frame';
import type { Html } from 'back-office/html';
import { PATHS } from '../accounts/paths';
import type { Session } from '../session';
import { when } from './words';

export type Place = {
  title: string;
  /** The place in the navigation that the page is. */
  at?: string | undefined;
};

/** What every page has beside its own. */
export type Frame = Place & {
  /** Null where nobody is signed in. */
  session: Session | null;
  /** The token of the form by which a person signs out; null where nobody needs to. */
  signOut: string | null;
  /** What was just done. */
  said?: string | null;
};

const CONSOLE: Office = {
  name: 'console',
  home: '/',
  navigation: 'Console',
  style: '/style.css',
  scripts: [],
  signOut: PATHS.signOut,
  time: (at) => `${when(at.toISOString())} UTC`,
};

const PLACES = [
  { path: '/', name: 'Releases' },
  { path: '/teams', name: 'Teams' },
  { path: '/needs', name: 'Needs' },
  { path: '/history', name: 'History' },
];
/** Where somebody has to sign in. */
const OWN = { path: PATHS.account, name: 'Account' };

/** A whole page. @param main what stands in it; its first heading is the page's */
export const layout = ({ title, at, session, signOut, said }: Frame, main: Html): Html =>
  framed(
    CONSOLE,
    {
      title,
      at,
      places: session && (signOut === null ? PLACES : [...PLACES, OWN]),
      person: session && signOut !== null ? { name: session.name, token: signOut } : null,
      said,
    },
    main,
  );
