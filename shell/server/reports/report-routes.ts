import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ejectRelease } from 'release-registry/operations';
import type { RegistryFile } from 'release-registry/registry-file';
import { REPORT_PATH } from '../../src/report-path';
import { bucketOf } from '../releases/bucket';
import { isOverridden } from '../overrides/override-cookie';
import { createReleaseHealth, type ReleaseHealth } from './release-health';
import { reportBatch, type ReadEntry } from './report-schema';
import type { TelemetryKeeper } from './telemetry-keeper';

const LARGEST = 65_536;
/** A tab sends a few batches; an office behind one address has many tabs. Per minute. */
const BATCHES = 240;
/** More releases than are ever named at once. */
const MOST_HELD = 50;

type ReportDependencies = {
  registryFile: RegistryFile;
  telemetry: TelemetryKeeper;
  /** The network that a call comes from. */
  networkOf: (context: Context) => string;
  warn: (message: string) => void;
  /** How many networks failures have to come from before a release goes. */
  networks: number;
  /** Multiplies the limit (RATE_LIMIT_SCALE). */
  limitScale: number;
};

/**
 * What tabs report: counted beside each release, and held against a release that keeps failing.
 * Only a page of this shop may send it; what names a release that nobody is given is ignored.
 */
export function reportRoutes({
  registryFile,
  telemetry,
  networkOf,
  warn,
  networks,
  limitScale,
}: ReportDependencies): Hono {
  const limiter = new RateLimiterMemory({ points: BATCHES * limitScale, duration: 60 });
  const healths = new Map<string, ReleaseHealth>();

  function healthOf(app: string, version: string): ReleaseHealth {
    const name = `${app}@${version}`;
    const health = healths.get(name) ?? createReleaseHealth(networks);
    healths.delete(name);
    healths.set(name, health);
    const [oldest] = healths.keys();
    if (healths.size > MOST_HELD && oldest !== undefined) healths.delete(oldest);
    return health;
  }

  async function judge({ app, version }: ReadEntry): Promise<void> {
    const reason = healthOf(app, version).verdict();
    if (reason === null) return;
    const outcome = await ejectRelease(app, version, reason, registryFile);
    // Were it published again, it would start with a clean slate.
    healths.delete(`${app}@${version}`);
    warn(
      outcome
        ? `ejected ${app} ${version}: ${reason}; everybody gets ${outcome.version}`
        : `${app} ${version} keeps failing (${reason}), and nothing can replace it`,
    );
  }

  const reports = new Hono();
  reports.post(REPORT_PATH, bodyLimit({ maxSize: LARGEST }), async (context) => {
    if (!isOurs(context)) return context.json({ message: 'Not from here.' }, 403);
    const network = networkOf(context);
    try {
      await limiter.consume(network);
    } catch {
      context.header('Retry-After', '60');
      return context.json({ message: 'Too many reports.' }, 429);
    }
    const said = reportBatch.safeParse(await context.req.json().catch(() => null));
    if (!said.success) return context.json({ message: 'Not a report.' }, 400);
    if (isOverridden(context)) return context.body(null, 204);
    const { apps } = await registryFile.read();
    const bucket = bucketOf(context);
    for (const entry of said.data.entries) {
      if (!apps[entry.app]?.releases[entry.version]) continue;
      telemetry.count(entry, said.data.path);
      if (entry.kind === 'failure' || entry.kind === 'error') {
        warn(`report ${JSON.stringify({ path: said.data.path, ...entry })}`);
      }
      if (bucket === null || (entry.kind !== 'load' && entry.kind !== 'failure')) continue;
      healthOf(entry.app, entry.version).note({
        bucket,
        network,
        failed: entry.kind === 'failure',
      });
      if (entry.kind === 'failure') await judge(entry);
    }
    return context.body(null, 204);
  });
  return reports;
}

/** A foreign page could have its visitors send reports: their browsers say where they come from. */
function isOurs(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  const json = context.req.header('content-type')?.startsWith('application/json') ?? false;
  return json && (site === undefined || site === 'same-origin');
}
