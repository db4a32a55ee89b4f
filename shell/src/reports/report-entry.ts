/**
 * What a tab reports to the document server about the releases that it runs. It has no data about
 * the shopper.
 */
import type { AppName } from 'shared-contracts/release';

export type FailureStage = 'entry' | 'chunk' | 'render';

export const VITALS = ['LCP', 'CLS', 'INP', 'TTFB', 'FCP'] as const;
export type VitalName = (typeof VITALS)[number];

type Released = { app: AppName; version: string };

export type ReportEntry =
  /** A release has shown its first part in this tab. */
  | (Released & { kind: 'load' })
  /** A release failed, and the last known good one replaced it. */
  | (Released & { kind: 'failure'; stage: FailureStage; part: string; message: string })
  /** Any other error. */
  | (Released & { kind: 'error'; part: string; message: string })
  /** In milliseconds; for CLS a score. */
  | (Released & { kind: 'vital'; name: VitalName; value: number });

export type ReportBatch = {
  /** The route's pattern, such as `/products/:productId`: never the path itself. */
  path: string;
  /** The document's ticket; a report without a ticket is not counted. */
  ticket?: string;
  entries: ReportEntry[];
};
