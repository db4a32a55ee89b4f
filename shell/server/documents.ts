import type { Context } from 'hono';
import type { Registry } from 'shared-contracts/release';
import type { RegistryFile } from 'release-registry/registry-file';
import type { Metrics } from 'server-kit/metrics';
import { nameRoute } from 'server-kit/present-request';
import { answerVisit } from './answer-visit';
import { documentKey } from './document-address';
import { createDocumentCache } from './document-cache';
import { sharedFor } from './document-caching';
import { documentMetrics } from './document-metrics';
import type { Environment } from './environment';
import { setByStaff } from './follow-shop';
import { makeDocument, randomText, type MakingDependencies } from './make-document';
import { bucketOf } from './releases/bucket';
import type { Seal } from './releases/seal';
import { whyUnserved } from './releases/served-shell';
import type { ReleaseWatch } from './reports/release-watch';
import type { Tickets } from './reports/ticket';
import { requestedVisit } from './requested-visit';
import type { Shadows } from './shadows/shadows';

export type DocumentsDependencies = Omit<MakingDependencies, 'mark'> & {
  environment: Environment;
  registryFile: RegistryFile;
  metrics: Metrics;
  /** The network that a call comes from. */
  networkOf: (context: Context) => string;
  seal: Seal;
  tickets: Tickets;
  watch: ReleaseWatch;
  shadows: Shadows;
  /** Called with a message for a person on call. */
  alert: (message: string) => void;
};

/**
 * Answers requests for every page of the shop: with the rendered page where that works, else with a
 * document whose page the browser makes.
 */
export function createDocuments(dependencies: DocumentsDependencies) {
  const { environment, registryFile, metrics, pool, seal, alert } = dependencies;
  const { DOCUMENT_FRESH: fresh, DOCUMENT_STALE: stale } = environment;
  const making = {
    ...dependencies,
    secure: dependencies.config.origin.startsWith('https:'),
    fileOrigins: Object.values(environment.REMOTE_ORIGINS),
    shared: sharedFor(fresh),
    // A random mark in place of the ticket in a cached document; nobody can guess it.
    mark: randomText(),
  };
  const cache = createDocumentCache({ fresh, stale, mark: making.mark });
  documentMetrics(metrics, pool, cache);
  let revision = -1;
  let said = setByStaff(dependencies.config);

  /** Removes what was made with an earlier registry, or says what staff have changed. */
  function changed(registry: Registry): void {
    cache.drop();
    said = setByStaff(dependencies.config);
    ({ revision } = registry);
    dependencies.shadows.follow(registry);
    const shell = registry.apps.shell;
    const why = shell && whyUnserved(shell.releases[shell.live]?.manifest);
    if (why) alert(why);
  }

  /** Answers one page's request. */
  return async (context: Context): Promise<Response> => {
    nameRoute('page');
    const registry = await registryFile.read();
    const { config } = dependencies;
    const isOther = config.hours !== said.hours || config.pickup !== said.pickup;
    if (registry.revision !== revision || isOther) changed(registry);
    const bucket = bucketOf(context, seal);
    const visit = await requestedVisit(context, registry, bucket, making);
    if (visit instanceof Response) return visit;
    const made = visit.local
      ? { ...(await makeDocument(visit, registry, making)), etag: null }
      : await cache.get(documentKey(visit, registry), () => makeDocument(visit, registry, making));
    return answerVisit(context, visit, made, { ...making, registry, bucket });
  };
}
