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

export const login = post('/api/auth/shop-login', loginBody, loginAnswer);

export const register = post('/api/auth/shop-register', registerBody, registerAnswer);

export const logout = post('/api/auth/shop-logout', nothing, z.unknown(), {
  token: 'required',
});

export const verifyEmail = post('/api/auth/verify-email', verifyBody, verifyAnswer);

export const resendVerification = post('/api/auth/resend-verification', emailBody, messageAnswer);

export const forgotPassword = post('/api/auth/shop-forgot-password', emailBody, messageAnswer, {
  addition: true,
});

export const resetPassword = post(
  '/api/auth/shop-reset-password',
  resetPasswordBody,
  messageAnswer,
  { addition: true },
);

export const changePassword = post(
  '/api/auth/shop-change-password',
  changePasswordBody,
  messageAnswer,
  { token: 'required', addition: true },
);

export const readAccountData = post('/api/auth/shop-account-data', nothing, accountData, {
  token: 'required',
  addition: true,
});

export const deleteAccount = post(
  '/api/auth/shop-delete-account',
  deleteAccountBody,
  messageAnswer,
  { token: 'required', addition: true },
);
