/** What a tab tells the document server of the releases that it runs. No shopper is in it. */
import type { AppName } from 'shared-contracts/release';

export type FailureStage = 'entry' | 'chunk' | 'render';

export const VITALS = ['LCP', 'CLS', 'INP', 'TTFB', 'FCP'] as const;
export type VitalName = (typeof VITALS)[number];

type Released = { app: AppName; version: string };

export type ReportEntry =
  /** A release has shown its first part in this tab. */
  | (Released & { kind: 'load' })
  /** A release could not do what it was there for; the last known good one took its place. */
  | (Released & { kind: 'failure'; stage: FailureStage; part: string; message: string })
  /** Anything else that went wrong. */
  | (Released & { kind: 'error'; part: string; message: string })
  /** Milliseconds; of CLS a score. */
  | (Released & { kind: 'vital'; name: VitalName; value: number });

export type ReportBatch = {
  /** The route's pattern, such as `/products/:productId`: never the path itself. */
  path: string;
  /** The document's: what is told without one is not counted. */
  ticket?: string;
  entries: ReportEntry[];
};
