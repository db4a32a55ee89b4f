/** What signing in needs of an office: its people, its pages, and how it binds them. */
import type { Context } from 'hono';
import type * as z from 'zod';
import type { Cookies } from '../cookies';
import type { GivenForms } from '../forms/given-forms';
import type { Html } from '../html';
import type { Account, AccountStore } from './store';
import type { Tries } from './tries';

export type Visit = {
  context: Context;
  network: string;
  /** What the forms of this answer's page are shown with. */
  forms: GivenForms;
};

/** Somebody who is signed in, by the token of their session. */
type Signed = Pick<Account, 'id' | 'name'> & { token: string };
export type SignedVisit = Visit & { session: Signed };

/** Binds pages and forms: forms are taken from pages of the office alone, and signed-in is checked. */
type Bind<V extends SignedVisit> = {
  showAnybody(path: string, handle: (visit: Visit) => Promise<Response>): void;
  changeAnybody<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    handle: (visit: Visit, fields: z.output<Schema>) => Promise<Response>,
  ): void;
  show(path: string, handle: (visit: V) => Promise<Response>): void;
  change<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    handle: (visit: V, fields: z.output<Schema>) => Promise<Response>,
  ): void;
};

type PageStatus = 200 | 401 | 404 | 422 | 429;

/** @template V what a visit of somebody is who is signed in */
export type AccountOffice<V extends SignedVisit> = {
  store: AccountStore;
  tries: Tries;
  now: () => Date;
  cookies: Cookies;
  bind: Bind<V>;
  /** Answers with a whole page. */
  page: (
    visit: Visit | V,
    place: { title: string; at?: string },
    main: Html,
    status?: PageStatus,
  ) => Promise<Response>;
  /** What somebody is: 'with the role owner'. */
  roleOf: (visit: V) => string;
  /** Under which an authenticator shows its codes: 'Ironwharf counter'. */
  issuer: string;
  /** What is added to it: 'this shop'. */
  added: string;
  /** Who gives new links: 'Whoever runs the shop’s server'. */
  whoRunsIt: string;
  paths: Record<'home' | 'signIn' | 'signOut' | 'welcome' | 'account', string>;
  /** How a time is written: when a session began. */
  time: (at: Date) => Html;
  /** Answers after signing in with the page that was left when the session expired; home when absent. */
  goOn?: (visit: Visit, token: string, left: { to: string; kept: string }) => Promise<Response>;
  /** The way on from a page that refuses: 'Go to the counter'. */
  home: string;
};
