import styled from '@emotion/styled';
import { comesBack, OFFLINE } from './offline';
import { Retry } from './retry';
import { useReplaced } from './use-comes-back';

const Box = styled('div', { shouldForwardProp: (name) => name !== 'compact' })<{
  compact: boolean;
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: ${({ compact }) => (compact ? 'var(--space-1) var(--space-2)' : 'var(--space-4)')};
  border: 1px dashed var(--color-line-strong);
  border-radius: var(--radius-1);
  font-size: ${({ compact }) => (compact ? 'var(--text-sm)' : 'var(--text-md)')};
  line-height: var(--leading-snug);
`;

/**
 * Shown instead of one part that failed: its name, and a Retry button. The rest of the page stays.
 */
export function Fault({
  part,
  onRetry,
  pending,
  offline = false,
  compact = false,
  className,
}: {
  /** The part's name as the start of a sentence: 'Featured items'. */
  part: string;
  /** Asks once more; Retry is busy until a returned promise settles. */
  onRetry: () => unknown;
  pending: boolean;
  /**
   * Whether the network is down: when it is back, `onRetry` is called, and a few more times where
   * it fails again.
   */
  offline?: boolean | undefined;
  compact?: boolean | undefined;
  className?: string | undefined;
}) {
  useReplaced(offline, () => void onRetry());
  return (
    <Box compact={compact} className={className} data-fault>
      <p>{offline ? `${OFFLINE} ${comesBack(part)}` : `${part} is not available right now.`}</p>
      <Retry size="small" pending={pending} onRetry={onRetry} />
    </Box>
  );
}
