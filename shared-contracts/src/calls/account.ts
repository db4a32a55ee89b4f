/** The calls of an account. */
import { z } from '../schema';
import {
  accountData,
  changePasswordBody,
  deleteAccountBody,
  emailBody,
  loginAnswer,
  loginBody,
  registerAnswer,
  registerBody,
  resetPasswordBody,
  verifyAnswer,
  verifyBody,
} from '../wire/account';
import { messageAnswer } from '../wire/values';
import { nothing, post } from './define';

export const login = post(
  '/api/auth/shop-login',
  loginBody,
  loginAnswer,
  "Log in. A right password of an unverified account answers 403 'Please verify your email'.",
);

export const register = post(
  '/api/auth/shop-register',
  registerBody,
  registerAnswer,
  'Register. A known email is answered as a new one; its owner gets another mail.',
);

export const logout = post('/api/auth/shop-logout', nothing, z.unknown(), 'End the session.', {
  token: 'required',
});

export const verifyEmail = post(
  '/api/auth/verify-email',
  verifyBody,
  verifyAnswer,
  'Verify an account by the code that was mailed. From the browser that registered it logs in too.',
);

export const resendVerification = post(
  '/api/auth/resend-verification',
  emailBody,
  messageAnswer,
  'Mail a new verification code.',
);

export const forgotPassword = post(
  '/api/auth/shop-forgot-password',
  emailBody,
  messageAnswer,
  'Mail a code that resets the password.',
  { addition: true },
);

export const resetPassword = post(
  '/api/auth/shop-reset-password',
  resetPasswordBody,
  messageAnswer,
  'Set a new password by the code that was mailed; every session of the account ends.',
  { addition: true },
);

export const changePassword = post(
  '/api/auth/shop-change-password',
  changePasswordBody,
  messageAnswer,
  'Set a new password by the current one; every other session of the account ends.',
  { token: 'required', addition: true },
);

export const readAccountData = post(
  '/api/auth/shop-account-data',
  nothing,
  accountData,
  'Everything that is kept of the caller, as one document (Data Privacy Act: access, portability).',
  { token: 'required', addition: true },
);

export const deleteAccount = post(
  '/api/auth/shop-delete-account',
  deleteAccountBody,
  messageAnswer,
  "Delete the caller's account by its password; orders stay without anything personal (Data Privacy Act: erasure).",
  { token: 'required', addition: true },
);
