import { z } from '../schema';
import { email } from './inquiry';
import { id, messageAnswer } from './values';

/** The session's user. A provider may send more; the shop keeps what it shows. */
export const user = z.object({
  id,
  name: z.string(),
  email: z.optional(z.nullable(z.string())),
});
export type User = z.infer<typeof user>;

const password = z.string().check(z.minLength(1), z.maxLength(1024));

export const loginBody = z.object({ email, password });
export type LoginBody = z.input<typeof loginBody>;

const token = z.string().check(z.minLength(1));

export const loginAnswer = z.object({
  user,
  token,
  message: z.optional(z.string()),
});

/** What a registration gives its browser, which is then signed in by a verification from there. */
const browserSecret = z.string().check(z.minLength(1), z.maxLength(64));

export const registerAnswer = z.extend(messageAnswer, {
  browser: z.optional(browserSecret),
});

export const registerBody = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  email,
  password,
  password_confirmation: password,
});
export type RegisterBody = z.input<typeof registerBody>;

export const verifyBody = z.object({
  verificationCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  email,
  browser: z.optional(browserSecret),
});
export type VerifyBody = z.input<typeof verifyBody>;

export const verifyAnswer = z.extend(messageAnswer, {
  /** Where the browser is the one that registered. */
  session: z.optional(z.object({ user, token })),
});

export const emailBody = z.object({ email });
export type EmailBody = z.input<typeof emailBody>;

export const resetPasswordBody = z.object({
  email,
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  password,
  password_confirmation: password,
});
export type ResetPasswordBody = z.input<typeof resetPasswordBody>;

export const changePasswordBody = z.object({
  current_password: password,
  password,
  password_confirmation: password,
});
export type ChangePasswordBody = z.input<typeof changePasswordBody>;

export const deleteAccountBody = z.object({ password });
export type DeleteAccountBody = z.input<typeof deleteAccountBody>;

/**
 * Everything that a provider stores of a customer. It is passed on unread, so nothing is left out.
 */
export const accountData = z.record(z.string(), z.unknown());
