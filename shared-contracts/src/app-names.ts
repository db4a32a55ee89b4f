import { REMOTE_NAMES } from './door';

/** Everything that is released by itself. */
export const APP_NAMES = ['shell', ...REMOTE_NAMES] as const;
export type AppName = (typeof APP_NAMES)[number];
