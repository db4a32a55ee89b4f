/** Where people sign in and keep their account. */
export const PATHS = {
  home: '/',
  signIn: '/sign-in',
  signOut: '/sign-out',
  welcome: '/welcome',
  account: '/account',
} as const;
