import { SANITISER_POLICY } from 'host-kit/sanitise';
import type { Registry } from 'shared-contracts/release';
import { LOADER_POLICY } from '../src/remotes/loader-policy';
import type { InlineSources } from './inline-code';

/** Where browsers report what the policy has refused. */
export const POLICY_REPORTS = '/_policy-reports';

/** The live map, which loads only after a click. */
const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** The Trusted Types policies of every release that a tab may still run. */
function policyNames(registry: Registry): string[] {
  const released = Object.values(registry.apps).flatMap((app) =>
    Object.values(app.releases).flatMap(({ manifest }) => manifest.policies),
  );
  return [...new Set([SANITISER_POLICY, LOADER_POLICY, ...released])];
}

/**
 * A developer's local build, for their own document only. A `hot` one changes while the page runs:
 * its later scripts have no integrity that the document could name.
 */
export type LocalExemption = { origin: string; policies: string[]; hot: boolean };

/**
 * The policy of a document: inline scripts and styles that it was written with, scripts from the
 * shop's and the remotes' origins, and only with their integrity; no HTML or script from text except
 * through the named policies.
 * @param inline what allows the document's inline scripts and styles
 * @param previewed policies of releases that this document alone shows
 */
export function documentHeaders(
  inline: InlineSources,
  registry: Registry,
  remoteOrigins: string[],
  local: LocalExemption | null = null,
  previewed: string[] = [],
): Record<string, string> {
  const origins = [...remoteOrigins, ...(local ? [local.origin] : [])].join(' ');
  const policies = [...policyNames(registry), ...previewed, ...(local?.policies ?? [])];
  const csp = [
    "default-src 'none'",
    `script-src ${["'self'", ...inline.script].join(' ')} ${origins}`,
    `style-src ${["'self'", ...inline.style].join(' ')}`,
    "img-src 'self' data:",
    `font-src 'self'${local?.hot ? ` ${local.origin}` : ''}`,
    // The remotes' origins for a Retry, which fetches released files past the cache.
    `connect-src 'self' ${origins}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${MAP_ORIGIN}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Both ways of reporting, because not every browser has the newer one.
    `report-uri ${POLICY_REPORTS}`,
    'report-to policy',
    // A remote loaded anew by Retry makes its policy a second time.
    `trusted-types ${policies.join(' ')} 'allow-duplicates'`,
  ];
  return {
    'Content-Security-Policy': csp.join('; '),
    ...(local?.hot
      ? {}
      : { 'Integrity-Policy': 'blocked-destinations=(script), endpoints=(policy)' }),
    'Reporting-Endpoints': `policy="${POLICY_REPORTS}"`,
    ...commonHeaders,
  };
}

/** One year, which the browsers' preload lists require. */
const HSTS = 'max-age=31536000';

/**
 * On every answer of the document server, also on those that Node gives by itself. Where shoppers
 * use https, their browsers then use nothing else. This holds for this host only, because the shop
 * can't know whether other hosts of its domain have https (docs/decisions/0007).
 */
export function serverHeaders(shopOrigin: string | undefined): Record<string, string> {
  const secure = shopOrigin?.startsWith('https:') ?? false;
  return { ...commonHeaders, ...(secure ? { 'Strict-Transport-Security': HSTS } : {}) };
}

/** On every answer, whatever the shop's origin. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
