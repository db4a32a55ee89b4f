import { EmptyState } from './empty';
import { Retry } from './retry';
import { useComesBack } from './use-comes-back';

/** What is said first wherever the network is away. */
export const OFFLINE = 'You are offline.';

/** What is said of a part that is missing because of that. */
export const comesBack = (part: string) => `${part} comes back by itself.`;

/**
 * In the place of what could not be fetched because the network is away. It is asked for again
 * when the network is back.
 */
export function Offline({
  part,
  onRetry,
  pending,
}: {
  /** As the start of a sentence: 'This list'. */
  part: string;
  /** Asks once more; a promise says how long that takes. */
  onRetry: () => unknown;
  pending: boolean;
}) {
  useComesBack(true, () => void onRetry());
  return (
    <EmptyState
      title={OFFLINE}
      text={comesBack(part)}
      action={<Retry pending={pending} onRetry={onRetry} />}
    />
  );
}
