import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import {
  OVERRIDE_COOKIE,
  OVERRIDE_PARAMETER,
  overrideText,
  parseOverride,
  type OverrideName,
} from '../../src/overrides/override-name';
import { isAllowed } from './allowed-origin';

/** Whether this browser runs a local build, and so is a developer's. */
export function isOverridden(context: Context): boolean {
  return parseOverride(getCookie(context, OVERRIDE_COOKIE) ?? '') !== null;
}

/**
 * The local build that a visit asks for. The address counts only where the developer has switched
 * overrides on before, which sets a cookie that isn't sent with a foreign link. So a link can't put
 * foreign code into a shopper's shop.
 * @param allowed origins, see allowed-origin.ts; none switches overrides off
 */
export function overrideOf(context: Context, allowed: string[]): OverrideName | null {
  const kept = getCookie(context, OVERRIDE_COOKIE);
  if (kept === undefined || allowed.length === 0) return null;
  const asked = parseOverride(context.req.query(OVERRIDE_PARAMETER) ?? '');
  const wanted = asked ?? parseOverride(kept);
  if (!wanted || !isAllowed(wanted.origin, allowed)) return null;
  // It stays for the next pages too, until Reset or the end of the browser's session.
  if (asked) {
    setCookie(context, OVERRIDE_COOKIE, overrideText(asked), { path: '/', sameSite: 'Strict' });
  }
  return wanted;
}
