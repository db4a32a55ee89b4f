import { framed, type Office } from 'back-office/parts/frame';
import type { Html } from 'back-office/html';
import { formatDateTime } from 'shared-contracts/dates';
import { mayDo } from '../../domain/staff/role';
import type { StaffSession } from '../../domain/staff/session';
import type { Waiting } from '../../domain/staff/waiting';
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
  /** The rooms of the counter that they see. */
  places?: readonly ShownPlace[];
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

type ShownPlace = { path: string; name: string; waiting?: number };

const maySee = ({ role }: StaffSession, { may, unless }: Place) =>
  may === 'signed-in' || (mayDo(role, may) && !(unless !== undefined && mayDo(role, unless)));

/** The rooms that somebody sees, in the order of the navigation, with how much waits in each. */
export const placesOf = (
  session: StaffSession,
  rooms: readonly Place[],
  waiting: Waiting,
): ShownPlace[] =>
  rooms
    .filter((room) => maySee(session, room))
    .map(({ path, name, waits }) => ({
      path,
      name,
      ...(waits === undefined ? {} : { waiting: waiting[waits] }),
    }));

/** Where somebody lands after signing in. */
export const firstPlace = (session: StaffSession, rooms: readonly Place[]): string =>
  rooms.find((room) => maySee(session, room))?.path ?? '/staff/account';

/** A whole page. @param main what stands in it; its first heading is the page's */
export const layout = (
  { title, at, session, signOut = '', said = null, places = [] }: Frame,
  main: Html,
): Html =>
  framed(
    COUNTER,
    {
      title,
      at,
      places: session && places,
      person: session && { name: session.name, token: signOut },
      said,
    },
    main,
  );
