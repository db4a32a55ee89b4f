import { EmptyState } from './empty';
import { Retry } from './retry';
import { useComesBack } from './use-comes-back';

/** The first sentence of every message about a missing network. */
export const OFFLINE = 'You are offline.';

/** The sentence about a part that is missing because of that. */
export const comesBack = (part: string) => `${part} comes back by itself.`;

/**
 * Shown instead of a part that could not be fetched because the network is down. When the network
 * is back, the part is fetched again.
 */
export function Offline({
  part,
  onRetry,
  pending,
  small = false,
}: {
  /** The part's name as the start of a sentence: 'This list'. */
  part: string;
  /** Asks once more; Retry is busy until a returned promise settles. */
  onRetry: () => unknown;
  pending: boolean;
  /** One of several parts of a page: without a drawing. */
  small?: boolean | undefined;
}) {
  useComesBack(true, () => void onRetry());
  return (
    <EmptyState
      drawing={small ? undefined : 'offline'}
      title={OFFLINE}
      text={comesBack(part)}
      action={<Retry pending={pending} onRetry={onRetry} />}
    />
  );
}
