/**
 * The calls of staying signed in on a phone. All are additions. What they keep is in a cookie that no
 * script can read, and that goes to these calls and the logout alone.
 */
import { loginAnswer } from '../wire/account';
import { endKeptSignInBody, keptSignIns } from '../wire/kept-sign-in';
import { messageAnswer } from '../wire/values';
import { nothing, post } from './define';

const own = { token: 'required', addition: true } as const;

export const keepSignIn = post('/api/auth/kept/keep', nothing, messageAnswer, own);

export const resumeSignIn = post('/api/auth/kept/resume', nothing, loginAnswer, { addition: true });

export const fetchKeptSignIns = post('/api/auth/kept/fetchAll', nothing, keptSignIns, own);

export const endKeptSignIn = post('/api/auth/kept/end', endKeptSignInBody, messageAnswer, own);
