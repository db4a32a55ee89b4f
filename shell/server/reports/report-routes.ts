import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RegistryFile } from 'release-registry/registry-file';
import { isGiven, type Registry } from 'shared-contracts/release';
import { REPORT_PATH } from '../../src/report-path';
import { bucketOf } from '../releases/bucket';
import type { Seal } from '../releases/seal';
import { isOverridden } from '../overrides/override-cookie';
import { reportBatch, type ReadEntry } from './report-schema';
import type { ReleaseWatch } from './release-watch';
import type { TelemetryKeeper } from './telemetry-keeper';
import type { Ticket, Tickets } from './ticket';

const LARGEST = 65_536;
/** A tab sends a few batches; an office behind one address has many tabs. Per minute. */
const BATCHES = 240;
/** A document tells an outcome once; of other errors so many of each release. */
const ERRORS = 10;

type ReportDependencies = {
  registryFile: RegistryFile;
  telemetry: TelemetryKeeper;
  /** The network that a call comes from. */
  networkOf: (context: Context) => string;
  watch: ReleaseWatch;
  tickets: Tickets;
  seal: Seal;
  warn: (message: string) => void;
  /** Multiplies the limit (RATE_LIMIT_SCALE). */
  limitScale: number;
};

/**
 * What tabs report: counted beside each release, and held against a release that keeps failing.
 * Only a page of this shop may send it, with the ticket of a document that it was served; what
 * names a release that its document didn't, or was told before, is ignored.
 */
export function reportRoutes({
  registryFile,
  telemetry,
  networkOf,
  watch,
  tickets,
  seal,
  warn,
  limitScale,
}: ReportDependencies): Hono {
  const limiter = new RateLimiterMemory({ points: BATCHES * limitScale, duration: 60 });

  function isNews(ticket: Ticket, entry: ReadEntry): boolean {
    const { kind, app, version } = entry;
    if (!ticket.names(app, version)) return false;
    if (kind === 'vital') return tickets.spend(ticket, `vital ${entry.name}`);
    return tickets.spend(ticket, `${kind} ${app} ${version}`, kind === 'error' ? ERRORS : 1);
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
    const { entries } = said.data;
    const bucket = bucketOf(context, seal);
    const ticket = tickets.read(said.data.ticket, bucket);
    if (bucket === null || !ticket || isOverridden(context)) return context.body(null, 204);
    const registry = await registryFile.read();
    const path = isPattern(registry, said.data.path) ? said.data.path : '*';
    for (const entry of entries) {
      if (!isGiven(registry, entry.app, entry.version) || !isNews(ticket, entry)) continue;
      telemetry.count(entry, path);
      if (entry.kind === 'failure' || entry.kind === 'error') {
        warn(`report ${JSON.stringify({ path, ...entry })}`);
      }
      if (entry.kind !== 'load' && entry.kind !== 'failure') continue;
      await watch.told(entry, { bucket, network }, entry.kind === 'failure');
    }
    return context.body(null, 204);
  });
  return reports;
}

/** A path that no shell of ours has is not kept: it may be anything. */
function isPattern({ apps }: Registry, path: string): boolean {
  const shells = Object.values(apps.shell?.releases ?? {});
  return shells.some(({ manifest }) =>
    manifest.document?.routes.some((route) => route.path === path),
  );
}

/** A foreign page could have its visitors send reports: their browsers say where they come from. */
function isOurs(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  const json = context.req.header('content-type')?.startsWith('application/json') ?? false;
  return json && (site === undefined || site === 'same-origin');
}
