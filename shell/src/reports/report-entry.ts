/**
 * What a tab reports to the document server about the releases that it runs. It has no data about
 * the shopper.
 */
import type { AppName } from 'shared-contracts/release';

export type FailureStage = 'entry' | 'chunk' | 'render';

export const VITALS = ['LCP', 'CLS', 'INP', 'TTFB', 'FCP'] as const;
export type VitalName = (typeof VITALS)[number];

type Released = { app: AppName; version: string };
/** `stack` has places in scripts of releases, see stack.ts. */
type Thrown = { part: string; message: string; stack?: string[] };

export type ReportEntry =
  /** A release has shown its first part in this tab. */
  | (Released & { kind: 'load' })
  /** A release failed, and the last known good one replaced it. */
  | (Released & Thrown & { kind: 'failure'; stage: FailureStage })
  /** Any other error. */
  | (Released & Thrown & { kind: 'error' })
  /** In milliseconds; for CLS a score. */
  | (Released & { kind: 'vital'; name: VitalName; value: number });

/** What was measured of a page, by its route's pattern; see vitals.ts. */
export type PageEntry = {
  kind: 'page';
  /** Of the release whose page it is. */
  app: string;
  version: string;
  /** Milliseconds, of the last two elements and bytes for each page that was opened. */
  name: 'LCP' | 'SHOWN' | 'NODES' | 'HEAP';
  path: string;
  value: number;
};

export type PageReport = Omit<ReportBatch, 'entries'> & { entries: PageEntry[] };

export type ReportBatch = {
  /** The route's pattern, such as `/products/:productId`: never the path itself. */
  path: string;
  /** The document's ticket; a report without a ticket is not counted. */
  ticket?: string;
  /** The document's offer of a ticket, where the tab has no ticket yet. */
  offer?: string;
  entries: ReportEntry[];
};
