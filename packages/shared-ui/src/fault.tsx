import styled from '@emotion/styled';
import { comesBack, OFFLINE } from './offline';
import { Retry } from './retry';
import { useComesBack } from './use-comes-back';

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

/** In the place of one part that failed: its name, and a way to try again. The rest stays. */
export function Fault({
  part,
  onRetry,
  pending,
  offline = false,
  compact = false,
  className,
}: {
  /** As the start of a sentence: 'Featured items'. */
  part: string;
  /** Asks once more; a promise says how long that takes. */
  onRetry: () => unknown;
  pending: boolean;
  /** It failed because the network is away: then it is tried again when the network is back. */
  offline?: boolean | undefined;
  compact?: boolean | undefined;
  className?: string | undefined;
}) {
  useComesBack(offline, () => void onRetry());
  return (
    <Box compact={compact} className={className} data-fault>
      <p>{offline ? `${OFFLINE} ${comesBack(part)}` : `${part} is not available right now.`}</p>
      <Retry size="small" pending={pending} onRetry={onRetry} />
    </Box>
  );
}
