import type { Context } from 'hono';
import { nameRoute } from 'server-kit/present-request';
import type { ShopConfig } from 'shared-contracts/config';
import type { Registry } from 'shared-contracts/release';
import { matchRoute } from '../src/match-route';
import { documentUrl } from './document-address';
import type { Environment } from './environment';
import { localReleases } from './overrides/local-releases';
import { afterOff, forgetPreviews, wantedPreviews } from './previews/preview-cookie';
import { shownPreviews } from './previews/shown-previews';
import { chosenReleases } from './releases/chosen-releases';
import { flagsFor } from './releases/flags';
import type { Visit } from './visit';

type VisitDependencies = {
  environment: Pick<Environment, 'REMOTE_ORIGINS' | 'DEVELOPMENT_BUILDS'>;
  config: ShopConfig;
  development: boolean;
  /** Where local builds may come from. */
  overrideOrigins: string[];
  /** Whether shoppers reach the shop by https. */
  secure: boolean;
};

/**
 * Reads which page a request is for, and chooses the releases of its document.
 * @param bucket the shopper's; null gets what is live
 * @returns the answer itself where there is no document to make: a redirect, or that there is no shop
 */
export async function requestedVisit(
  context: Context,
  registry: Registry,
  bucket: string | null,
  { environment, config, development, overrideOrigins, secure }: VisitDependencies,
): Promise<Visit | Response> {
  const { REMOTE_ORIGINS: origins, DEVELOPMENT_BUILDS: builds } = environment;
  const requested = new URL(context.req.url);
  const wanted = wantedPreviews(context);
  if (wanted === 'off') {
    forgetPreviews(context);
    return context.redirect(afterOff(requested, context.req.header('referer')), 302);
  }
  const released = chosenReleases(registry, bucket, origins);
  const previewed =
    wanted && shownPreviews(context, wanted, released, { registry, origins, secure });
  const base = previewed?.chosen ?? released;
  const local = await localReleases(context, base, { builds, origins: overrideOrigins });
  const chosen = local?.chosen ?? base;
  const { document } = chosen;
  if (!document) {
    const what = builds ? 'shell that builds' : 'release yet';
    return context.text(`The shop has no ${what}.`, 503);
  }
  const route = matchRoute(document.routes, requested.pathname)?.route ?? null;
  if (route?.kind === 'redirect') return context.redirect(route.to, 302);
  nameRoute(route ? `page ${route.remote}/${route.page}` : 'page none');
  const url = documentUrl(requested, route, { origin: config.origin, development });
  const flags = flagsFor(registry, bucket);
  return {
    ...{ url, route, chosen, document, local, previewed, flags },
    wanted: wanted && wanted.names,
  };
}
