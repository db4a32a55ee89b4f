import type { Report } from 'shared-contracts/door';

/** React's codes for HTML that isn't what the browser would have rendered (react.dev/errors). */
const MISMATCH = /#(?:418|421|423|425)\b/;

/**
 * Handles the errors from which React recovers while it hydrates the document's HTML. A mismatch is
 * a fault of ours and is reported. A part that threw was already reported, and a part that the
 * server left to the browser is no fault.
 */
export function hydrationTrouble(report: (report: Report) => void) {
  return (error: unknown): void => {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const message = String(cause);
    if (!MISMATCH.test(message)) return;
    console.error(`hydration: ${message}`);
    report({ kind: 'error', message, part: 'shell/hydration' });
  };
}
