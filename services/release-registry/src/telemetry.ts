/**
 * What shoppers' tabs have reported of each release: counted by the document server, stored beside
 * the registry or where several document servers count together (telemetry-tables.ts), shown by
 * `status`. It has no data about shoppers: only numbers, names of parts,
 * pseudonyms of networks, and shortened messages.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appName, shadowExample } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { DEVICES } from './devices';
import { pageFigures } from './page-figures';
import { ROLES } from './vitals';

const fault = z.object({
  message: z.string(),
  part: z.string(),
  /** The route's pattern. */
  path: z.string(),
  times: z.number(),
  /** Whether the last known good release had to come in; counts of earlier servers don't say. */
  kind: z.optional(z.enum(['failure', 'error'])),
  /** When it was reported last. */
  last: z.optional(z.string()),
  /** Where it was thrown: `mfe-search/1.2.0-3f9a1c20/entry.js:1:2345`, the innermost first. */
  stack: z.optional(z.array(z.string())),
});
export type Fault = z.infer<typeof fault>;

const spread = z.object({ counts: z.array(z.number()), sum: z.number() });

const networks = z.object({
  told: z.array(z.string()),
  failed: z.array(z.string()),
  troubled: z.array(z.string()),
});

/** What came of rendering pages with a shadow too (docs/decisions/0081). */
const shadowed = z.object({
  /** Pages that were compared, and those of them that differ. */
  pages: z.number(),
  differ: z.number(),
  /** The newest of each kind of page, newest last. */
  examples: z.array(shadowExample),
});
/** How a release's server build did: pages in which it had a part, and how it failed others. */
const onServer = z.object({
  rendered: z.number(),
  threw: z.number(),
  refused: z.number(),
  killed: z.number(),
});
export type OnServer = z.infer<typeof onServer>;

/** How many pages a release failed on the server, and of how many; null where none was made with it. */
export function failedOnServer(told: ReleaseTelemetry | null | undefined) {
  if (!told?.onServer) return null;
  const { rendered, threw, refused, killed } = told.onServer;
  const failed = threw + refused + killed;
  return { failed, of: rendered + failed };
}

const releaseTelemetry = z.object({
  app: appName,
  version: z.string(),
  team: z.string(),
  /** Tabs that have shown a part of it. */
  loads: z.number(),
  /** Tabs in which the last known good release had to replace it. */
  failures: z.number(),
  /** All other errors. */
  errors: z.number(),
  /**
   * Shoppers for whom it worked, as the document server counts them (only a few of one network).
   */
  well: z._default(z.number(), 0),
  /** Shoppers for whom it failed, and shoppers with an error of it, counted alike. */
  failed: z._default(z.number(), 0),
  troubled: z._default(z.number(), 0),
  /**
   * Tabs that began and said nothing more, because a script hangs them; also where another release of
   * the page may be to blame. Earlier servers don't count them.
   */
  silent: z.optional(z.number()),
  /** Those for whom it worked and failed, by the kinds of their devices; earlier servers don't say. */
  devices: z.optional(
    z.partialRecord(z.enum(DEVICES), z.object({ well: z.number(), failed: z.number() })),
  ),
  /** What was measured of single pages; earlier servers don't say. */
  pages: z.optional(pageFigures),
  /** Only of a release that is, or was, a shadow. */
  shadowed: z.optional(shadowed),
  /** As document servers saw it, without any tab; earlier ones don't count it. */
  onServer: z.optional(onServer),
  /** The first networks of those who told anything, of failures and of errors, by pseudonyms. */
  networks: z._default(networks, { told: [], failed: [], troubled: [] }),
  /** When the first of them was reported. */
  since: z.optional(z.string()),
  /** The kinds of failures and errors, the newest last; of too many the rarest go first. */
  faults: z.array(fault),
  /** The newest values of each vital: milliseconds, of CLS a score; only a few of one network. */
  vitals: z.record(z.string(), z.array(z.number())),
  /** How all values of each vital are spread (see vitals.ts), by whom the release was for. */
  spreads: z.optional(z.record(z.string(), z.partialRecord(z.enum(ROLES), spread))),
});
export type ReleaseTelemetry = z.infer<typeof releaseTelemetry>;

/** The counts of one release; null where they are none. */
export function readCounts(value: unknown): ReleaseTelemetry | null {
  return z.safeParse(releaseTelemetry, value).data ?? null;
}

/** A reason why a person was called: a suspicion that changed nothing by itself. */
const telemetryAlert = z.object({
  at: z.string(),
  app: appName,
  version: z.string(),
  reason: z.string(),
});
export type TelemetryAlert = z.infer<typeof telemetryAlert>;

/** An alert; null where it is none. */
export function readAlert(value: unknown): TelemetryAlert | null {
  return z.safeParse(telemetryAlert, value).data ?? null;
}

const telemetry = z.object({
  savedAt: z.string(),
  /** By `app@version`. */
  releases: z.record(z.string(), releaseTelemetry),
  /** The newest, newest last. */
  alerts: z._default(z.array(telemetryAlert), []),
});
export type Telemetry = z.infer<typeof telemetry>;

const fileIn = (store: string) => join(store, 'telemetry.json');

/** The telemetry beside a registry; null where there is none, or none that can be read. */
export async function readTelemetry(store: string): Promise<Telemetry | null> {
  try {
    const read = z.safeParse(telemetry, JSON.parse(await readFile(fileIn(store), 'utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Replaces the whole file at once, so that a reader gets either the old one or the new one. */
export async function writeTelemetry(store: string, value: Telemetry): Promise<void> {
  await mkdir(store, { recursive: true });
  const draft = join(store, `.telemetry-${randomUUID()}`);
  try {
    await writeFile(draft, `${JSON.stringify(value)}\n`);
    await rename(draft, fileIn(store));
  } finally {
    await rm(draft, { force: true });
  }
}

/** The 75th percentile, by which web vitals are judged; null without values. */
export function p75(values: number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? null;
}
