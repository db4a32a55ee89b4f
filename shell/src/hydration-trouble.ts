import type { Report } from 'shared-contracts/door';

/** React's codes for HTML that isn't what the browser would have rendered (react.dev/errors). */
const MISMATCH = /#(?:418|421|423|425)\b/;

/**
 * What React mends by itself while it takes over the document's HTML. A mismatch is a fault of
 * ours, and is told; a part that threw has told it already, and one that the server left to the
 * browser is no trouble.
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
