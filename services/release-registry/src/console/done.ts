/** What people have done at the console, for its log. */
import type { AppName } from 'shared-contracts/release';
import type { Action } from './action';

type SignInOf = {
  action:
    | 'sign in'
    | 'sign-in refused'
    | 'sign out'
    | 'account opened'
    | 'password changed'
    | 'recovery codes renewed'
    | 'session ended'
    | 'signed out everywhere';
  /** Null for a name that nobody here has: what was typed for it may be a password. */
  person: string | null;
};

type ChangeOf = {
  action: Action;
  person: string;
  app: AppName;
  /** What is live afterwards, and what was before. */
  version: string;
  previous: string | null;
  /** Of a rollback, in the person's own words. */
  reason?: string | undefined;
};

export type Done = SignInOf | ChangeOf;

/** The line for people of what was done. */
export function sayDone(done: Done): string {
  const who = done.person ?? 'somebody unknown';
  return 'app' in done
    ? `${who} did ${done.action} ${done.app}: ${done.version} is live`
    : `${who}: ${done.action}`;
}
