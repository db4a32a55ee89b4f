/**
 * The calls of staying signed in on a phone. All are additions. What they keep is in a cookie that no
 * script can read, and that goes to these calls and the logout alone.
 */
import { loginAnswer } from '../wire/account';
import { endKeptSignInBody, keptSignIns } from '../wire/kept-sign-in';
import { messageAnswer } from '../wire/values';
import { nothing, post } from './define';

const own = { token: 'required', addition: true } as const;

export const keepSignIn = post(
  '/api/auth/kept/keep',
  nothing,
  messageAnswer,
  'Stay signed in on this browser: sets the cookie of `resumeSignIn`.',
  own,
);

export const resumeSignIn = post(
  '/api/auth/kept/resume',
  nothing,
  loginAnswer,
  'Log in by the cookie; answers 401, and removes it, where it is of no kept sign-in.',
  { addition: true },
);

export const fetchKeptSignIns = post(
  '/api/auth/kept/fetchAll',
  nothing,
  keptSignIns,
  'The browsers in which the caller stays signed in, the last used first.',
  own,
);

export const endKeptSignIn = post(
  '/api/auth/kept/end',
  endKeptSignInBody,
  messageAnswer,
  'End one of them, with the sessions that came from it.',
  own,
);
