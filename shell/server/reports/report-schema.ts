import { PAGE_FIGURE_NAMES } from 'release-registry/page-figures';
import { appName, releaseVersion } from 'shared-contracts/release';
import * as z from 'zod';
import { VITALS } from '../../src/reports/report-entry';
import { LONGEST_OFFER } from './ticket';
import { withoutPersonal } from './without-personal';

const MOST_ENTRIES = 100;

const released = { app: appName, version: releaseVersion };
const message = z.string().max(1_000).transform(withoutPersonal);
const part = z.string().max(60).transform(withoutPersonal);
/** As shell/src/reports/stack.ts makes it: words of our own builds, and nothing that was typed. */
const place = z
  .string()
  .max(200)
  .regex(/^[a-z-]+\/\d+\.\d+\.\d+[\w.-]*\/[\w.@-]+\.js:\d{1,9}:\d{1,9}$/);
/** A tab of an older shell sends none. */
const stack = z.array(place).max(8).optional();

const entry = z.discriminatedUnion('kind', [
  z.object({ ...released, kind: z.literal('load') }),
  z.object({
    ...released,
    kind: z.literal('failure'),
    stage: z.enum(['entry', 'chunk', 'render']),
    part,
    message,
    stack,
  }),
  z.object({ ...released, kind: z.literal('error'), part, message, stack }),
  z.object({
    ...released,
    kind: z.literal('vital'),
    name: z.enum(VITALS),
    value: z.number().min(0).max(600_000),
  }),
  z.object({
    ...released,
    kind: z.literal('page'),
    name: z.enum(PAGE_FIGURE_NAMES),
    value: z.number().min(0).max(1e9),
    /** The pattern of the page's route, where the tab has shown another since. */
    path: z.string().max(100),
  }),
]);
export type ReadEntry = z.infer<typeof entry>;
/** One that is counted by its release, whichever page it came from. */
export type CountedEntry = Exclude<ReadEntry, { kind: 'page' }>;

/** A batch of reports as a tab sends it. */
const batch = z.object({
  /** The pattern of the page's route. */
  path: z.string().max(100),
  /**
   * The document's, see ticket.ts; a tab of an older shell has none, and its reports are not
   * counted.
   */
  ticket: z.string().max(500).optional(),
  /** The document's, of a tab that was left before it had its ticket. */
  offer: z.string().max(LONGEST_OFFER).optional(),
  /** Of a tab that is waited for, see silent-tabs.ts: what it calls itself, and whether it begins. */
  tab: z.number().min(0).max(1).optional(),
  begins: z.literal(true).optional(),
  entries: z.array(entry).max(MOST_ENTRIES),
});
export const reportBatch = batch.refine(
  ({ tab, entries }) => tab !== undefined || entries.length > 0,
);
export type ReadBatch = z.infer<typeof reportBatch>;
