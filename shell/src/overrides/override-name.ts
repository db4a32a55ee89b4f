/** How a local build is named, in the address and in the cookie: `mfe-search@http://localhost:3002`. */
import { isRemoteName } from 'shared-contracts/app-names';
import type { RemoteName } from 'shared-contracts/door';

export const OVERRIDE_PARAMETER = 'override';
export const OVERRIDE_COOKIE = 'override';
/** The cookie's value while overrides are switched on and none is set. */
export const SWITCHED_ON = 'on';

export type OverrideName = { app: RemoteName; origin: string };

/** Reads `REMOTE@ORIGIN`; null where it names no remote or no plain origin. */
export function parseOverride(text: string): OverrideName | null {
  const [app = '', ...rest] = text.split('@');
  if (!isRemoteName(app)) return null;
  try {
    const url = new URL(rest.join('@'));
    const plain = url.pathname === '/' && !url.search && !url.hash && !url.username;
    return plain && /^https?:$/.test(url.protocol) ? { app, origin: url.origin } : null;
  } catch {
    return null;
  }
}

export const overrideText = ({ app, origin }: OverrideName): string => `${app}@${origin}`;
