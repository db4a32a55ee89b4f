/**
 * The calls of staying signed in on a phone. All are additions. What they keep is in a cookie that no
 * script can read, and that goes to these calls and the logout alone.
 */
import { loginAnswer } from '../wire/account';
import { endPersistentSignInBody, persistentSignIns } from '../wire/persistent-sign-in';
import { messageAnswer } from '../wire/values';
import { nothing, post } from './define';

const own = { token: 'required', addition: true } as const;

export const keepSignIn = post('/api/auth/persistent/keep', nothing, messageAnswer, own);

export const resumeSignIn = post('/api/auth/persistent/resume', nothing, loginAnswer, {
  addition: true,
});

export const fetchPersistentSignIns = post(
  '/api/auth/persistent/fetchAll',
  nothing,
  persistentSignIns,
  own,
);

export const endPersistentSignIn = post(
  '/api/auth/persistent/end',
  endPersistentSignInBody,
  messageAnswer,
  own,
);
