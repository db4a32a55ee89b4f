/** Said where the server answered without words. It doesn't say whether there is an account. */
export const CODE_REQUESTED =
  'If there is an account with this email, a code to reset its password was sent.';

export const PASSWORD_CHANGED = 'Your password has been changed. You can now sign in.';
