import { framed, type Office } from 'back-office/parts/frame';
import type { Html } from 'back-office/html';
import { mayDo } from '../../domain/staff/role';
import type { StaffSession } from '../../domain/staff/session';
import type { May } from '../actions';
import { LOOK, SCRIPTS } from '../look-routes';
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

const COUNTER: Office = {
  name: 'counter',
  home: '/staff',
  navigation: 'Counter',
  style: `${LOOK}/style.css`,
  scripts: SCRIPTS.map((name) => `${LOOK}/${name}`),
  signOut: '/staff/sign-out',
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

/** A whole page. @param main what stands in it; its first heading is the page's */
export const layout = (
  { title, at, session, signOut = '', said = null }: Frame,
  main: Html,
): Html =>
  framed(
    COUNTER,
    {
      title,
      at,
      places: session && placesOf(session),
      person: session && { name: session.name, token: signOut },
      said: said && SAID[said],
    },
    main,
  );
