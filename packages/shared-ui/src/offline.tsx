import type { ReactNode } from 'react';
import { EmptyState } from './empty';
import { Retry } from './retry';
import { useComesBack } from './use-comes-back';

/** The first sentence of every message about a missing network. */
export const OFFLINE = 'You are offline.';

/** The sentence about a part that is missing because of that. */
export const comesBack = (part: string) => `${part} comes back by itself.`;

type Props = {
  /** The part's name as the start of a sentence: 'This list'. */
  part: string;
  /** Asks once more; Retry is busy until a returned promise settles. */
  onRetry: () => unknown;
  pending: boolean;
  /** A link to what is there without a network; null for one of several parts, without a drawing. */
  wayOn: ReactNode;
};

/** Shown instead of what the network keeps away. When it is back, `onRetry` is called. */
export function Offline({ part, onRetry, pending, wayOn }: Props) {
  useComesBack(true, () => void onRetry());
  return (
    <EmptyState
      drawing={wayOn ? 'offline' : undefined}
      title={OFFLINE}
      text={comesBack(part)}
      action={
        <>
          <Retry pending={pending} onRetry={onRetry} />
          {wayOn}
        </>
      }
    />
  );
}
