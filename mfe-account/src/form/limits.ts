import { limitsOf, type Limits } from 'shared-contracts/limits';
import {
  changePasswordBody,
  deleteAccountBody,
  emailBody,
  loginBody,
  registerBody,
  resetPasswordBody,
  verifyBody,
} from 'shared-contracts/wire/account';

/** How long a password is, only the server judges (specification, section 5). */
function withoutLengths<Name extends string>(
  limits: Record<Name, Limits>,
  ...names: NoInfer<Name>[]
): Record<Name, Limits> {
  const unjudged = names.map((name) => [name, { ...limits[name], most: Infinity }]);
  return { ...limits, ...(Object.fromEntries(unjudged) as Record<Name, Limits>) };
}

// What each call takes of a form's fields, read from its schema.

export const loginLimits = withoutLengths(limitsOf(loginBody), 'password');
export const registerLimits = withoutLengths(
  limitsOf(registerBody),
  'password',
  'password_confirmation',
);
export const verifyLimits = limitsOf(verifyBody);
export const emailLimits = limitsOf(emailBody);
export const resetLimits = withoutLengths(
  limitsOf(resetPasswordBody),
  'password',
  'password_confirmation',
);
export const changeLimits = withoutLengths(
  limitsOf(changePasswordBody),
  'current_password',
  'password',
  'password_confirmation',
);
export const deleteLimits = withoutLengths(limitsOf(deleteAccountBody), 'password');
