import type { Report } from 'shared-contracts/door';
import { REPORT_PATH } from './report-path';

/** Sends a report to the document server; a report that can't be sent is let go. */
export function report(entry: Report): void {
  const body = JSON.stringify({ ...entry, message: entry.message.slice(0, 500) });
  if (entry.kind === 'error') console.warn(`[${entry.part ?? 'shell'}] ${entry.message}`);
  navigator.sendBeacon(REPORT_PATH, new Blob([body], { type: 'application/json' }));
}
