import { isCommonPassword } from 'passwords/common-passwords';
import { invalid } from '../refusal';

const PASSWORD_LEAST = 8;

/**
 * The rules for a new password: eight characters or more, the same twice, not one of the common
 * passwords. Long ones are never shortened (the contract allows 1024 characters).
 * @throws Refusal invalid with the fields
 */
export function checkNewPassword(given: {
  password: string;
  password_confirmation: string;
  email: string;
}): void {
  const { password, email } = given;
  if ([...password].length < PASSWORD_LEAST) {
    throw invalid({ password: `The password must have at least ${PASSWORD_LEAST} characters.` });
  }
  if (isCommonPassword(password) || password.toLowerCase() === email) {
    throw invalid({ password: 'This password is too easy to guess. Please choose another one.' });
  }
  if (password !== given.password_confirmation) {
    throw invalid({ password_confirmation: 'The password confirmation does not match.' });
  }
}
