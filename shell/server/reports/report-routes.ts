import { Hono, type Context } from 'hono';
import { hardwareOf } from 'release-registry/devices';
import type { Role } from 'release-registry/vitals';
import type { AppName } from 'shared-contracts/app-names';
import type { Route } from 'shared-contracts/document-contract';
import { isGiven, type Registry } from 'shared-contracts/release';
import { REPORT_PATH } from '../../src/report-path';
import { bucketOf } from '../releases/bucket';
import { isPreviewing } from '../previews/preview-cookie';
import { isOverridden } from '../overrides/override-cookie';
import type { Limits } from '../state/limits';
import { acceptOffer, type OfferDependencies } from './accept-offer';
import { fromOurPages } from './from-our-pages';
import type { Served } from './counted-shoppers';
import { isCrawler } from './crawlers';
import { deviceOf } from './device-of';
import { reportBatch, type ReadBatch, type ReadEntry } from './report-schema';
import type { SilentTabs } from './silent-tabs';
import type { Spending } from './spent-tickets';
import type { TelemetryKeeper } from './telemetry-keeper';
import { createVoices } from './voices';

const LARGEST = 65_536;
/**
 * The most batches of one network per minute: a tab sends a few, and an office behind one address
 * has many tabs.
 */
const BATCHES = 240;
/** The most errors that count of each release in a document; an outcome counts once. */
const ERRORS = 10;

type PageEntry = Extract<ReadEntry, { kind: 'page' }>;

type ReportDependencies = OfferDependencies & {
  silentTabs: SilentTabs;
  telemetry: TelemetryKeeper;
  /** How many networks failures have to come from (EJECTION_NETWORKS). */
  networks: number;
  warn: (message: string) => void;
  limits: Limits;
  /** Multiplies the limit (RATE_LIMIT_SCALE). */
  limitScale: number;
};

/**
 * The route for reports of tabs. Reports are counted for each release, and a release that keeps
 * failing is taken back. Only a page of this shop may send them, with the ticket of the document
 * that it was served, or with its offer where the shopper leaves before the ticket is there. A report
 * is ignored if its document didn't name the release, or if it repeats an earlier one.
 */
export function reportRoutes(dependencies: ReportDependencies): Hono {
  const { registryFile, telemetry, networkOf, watch, tickets, seal, warn } = dependencies;
  const { silentTabs } = dependencies;
  const voices = createVoices(dependencies.networks, seal);
  const limit = dependencies.limits('reports', BATCHES * dependencies.limitScale);

  /** Whose batch this is; null where it belongs to no document of this shop. */
  async function senderOf(context: Context, batch: ReadBatch) {
    const { ticket: text, offer } = batch;
    if (isOverridden(context) || isPreviewing(context)) return null;
    const accepted =
      text === undefined && offer !== undefined
        ? await acceptOffer(context, offer, dependencies)
        : null;
    const bucket = accepted?.bucket ?? bucketOf(context, seal);
    const ticket = tickets.read(accepted?.ticket ?? text, bucket);
    return bucket !== null && ticket ? { bucket, ticket } : null;
  }

  /** A value of one page; of a network the newest counts. */
  function notePage(registry: Registry, entry: PageEntry, shopper: Required<Served>) {
    const { app, version, path, name, value } = entry;
    if (!routesOf(registry).some((route) => route.path === path && isPageOf(route, app))) return;
    if (!voices.hears(entry, `${name} ${path}`, shopper)) return;
    const from = voices.ofOne(shopper);
    const hardware = hardwareOf(shopper.device);
    telemetry.notePage({ app, version }, { path, name, hardware, from, value });
  }

  /** A tab of a watched document begins, or has said more. */
  async function listen(context: Context, { tab: number, begins, offer }: ReadBatch) {
    if (number === undefined) return;
    const tab = String(number);
    const network = networkOf(context);
    if (!begins) {
      await silentTabs.saidMore(tab, network);
      return;
    }
    if (isOverridden(context) || isPreviewing(context) || isCrawler(context)) return;
    // The ticket's answer brings the bucket: two answers at once would bring two.
    const bucket = bucketOf(context, seal) ?? tab;
    const accepted = offer === undefined ? null : tickets.accept(offer, bucket);
    if (accepted) {
      const device = deviceOf(context);
      silentTabs.began(tab, { bucket, network, device, shown: accepted.shown });
    }
  }

  const gate = { largest: LARGEST, limit, networkOf, tooMany: 'Too many reports.' };
  const reports = new Hono();
  reports.post(REPORT_PATH, ...fromOurPages(gate), async (context) => {
    const said = reportBatch.safeParse(await context.req.json().catch(() => null));
    if (!said.success) return context.json({ message: 'Not a report.' }, 400);
    await listen(context, said.data);
    const { entries } = said.data;
    if (entries.length === 0) return context.body(null, 204);
    const network = networkOf(context);
    const sender = await senderOf(context, said.data);
    if (!sender) return context.body(null, 204);
    const { bucket, ticket } = sender;
    const shopper = { bucket, network, device: deviceOf(context) };
    const registry = await registryFile.read();
    const path = isPattern(registry, said.data.path) ? said.data.path : '*';
    const named = entries.filter(
      ({ app, version }) => isGiven(registry, app, version) && ticket.names(app, version),
    );
    const isNews = await tickets.spend(ticket, named.map(spendingOf));
    for (const entry of named.filter((_, at) => isNews[at])) {
      if (entry.kind === 'page') {
        notePage(registry, entry, shopper);
        continue;
      }
      const isClaim = entry.kind === 'error' || entry.kind === 'vital';
      const claimed = entry.kind === 'vital' ? entry.name : entry.kind;
      const voice = isClaim ? voices.hears(entry, claimed, shopper) : null;
      telemetry.count(entry, path, roleOf(registry, entry), voice);
      if (entry.kind === 'failure' || entry.kind === 'error') {
        warn(`report ${JSON.stringify({ path, ...entry })}`);
      }
      if (isClaim) continue;
      await watch.record(entry, shopper, entry.kind === 'failure' ? 'failed' : 'well');
    }
    return context.body(null, 204);
  });
  return reports;
}

/** What a report spends of its ticket. */
function spendingOf(entry: ReadEntry): Spending {
  const { kind, app, version } = entry;
  if (kind === 'vital') return { what: `vital ${entry.name}`, most: 1 };
  if (kind === 'page') return { what: `page ${entry.name} ${entry.path}`, most: 1 };
  return { what: `${kind} ${app} ${version}`, most: kind === 'error' ? ERRORS : 1 };
}

/** Whom a release is for now. */
function roleOf({ apps }: Registry, { app, version }: ReadEntry): Role {
  if (apps[app]?.live === version) return 'live';
  return apps[app]?.canary?.version === version ? 'canary' : 'before';
}

const routesOf = ({ apps }: Registry): Route[] =>
  Object.values(apps.shell?.releases ?? {}).flatMap(
    ({ manifest }) => manifest.document?.routes ?? [],
  );

const isPageOf = (route: Route, app: AppName) => route.kind === 'remote' && route.remote === app;

/** A path that is no route of the shell is not stored, because it may be anything. */
const isPattern = (registry: Registry, path: string) =>
  routesOf(registry).some((route) => route.path === path);
