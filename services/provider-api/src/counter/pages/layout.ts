import { framed, type Office } from 'back-office/parts/frame';
import type { Html } from 'back-office/html';
import { formatDateTime } from 'shared-contracts/dates';
import { mayDo } from '../../domain/staff/role';
import type { StaffSession } from '../../domain/staff/session';
import type { Place } from '../actions';
import { LOOK, SCRIPTS } from '../look-routes';

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
  said?: string | null;
  /** The rooms of the counter in the order of its navigation. */
  rooms?: readonly Place[];
};

const COUNTER: Office = {
  name: 'counter',
  home: '/staff',
  navigation: 'Counter',
  style: `${LOOK}/style.css`,
  scripts: SCRIPTS.map((name) => `${LOOK}/${name}`),
  signOut: '/staff/sign-out',
  time: (at) => formatDateTime(at.toISOString()).text,
};

const placesOf = ({ role }: StaffSession, rooms: readonly Place[]) =>
  rooms.filter(({ may }) => may === 'signed-in' || mayDo(role, may));

/** Where somebody lands after signing in. */
export const firstPlace = (session: StaffSession, rooms: readonly Place[]): string =>
  placesOf(session, rooms)[0]?.path ?? '/staff/account';

/** A whole page. @param main what stands in it; its first heading is the page's */
export const layout = (
  { title, at, session, signOut = '', said = null, rooms = [] }: Frame,
  main: Html,
): Html =>
  framed(
    COUNTER,
    {
      title,
      at,
      places: session && placesOf(session, rooms),
      person: session && { name: session.name, token: signOut },
      said,
    },
    main,
  );
