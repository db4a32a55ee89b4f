import type { ReactNode } from 'react';
import { EmptyState } from './empty';
import { Retry } from './retry';
import { Row } from './stack';
import { useComesBack } from './use-comes-back';

/** The first sentence of every message about a missing network. */
export const OFFLINE = 'You are offline.';

/** The sentence about a part that is missing because of that. */
export const comesBack = (part: string) => `${part} comes back by itself.`;

type Place =
  /** One of several parts of a page: without a drawing and without another way. */
  | { small: true; wayOn?: undefined }
  /** `wayOn`: a link to what is there without a network. */
  | { small?: undefined; wayOn: ReactNode };

/**
 * Shown instead of what could not be fetched because the network is down. When the network is back,
 * it is fetched again.
 */
export function Offline({
  part,
  onRetry,
  pending,
  small,
  wayOn,
}: {
  /** The part's name as the start of a sentence: 'This list'. */
  part: string;
  /** Asks once more; Retry is busy until a returned promise settles. */
  onRetry: () => unknown;
  pending: boolean;
} & Place) {
  useComesBack(true, () => void onRetry());
  return (
    <EmptyState
      drawing={small ? undefined : 'offline'}
      title={OFFLINE}
      text={comesBack(part)}
      action={
        <Row>
          <Retry pending={pending} onRetry={onRetry} />
          {wayOn}
        </Row>
      }
    />
  );
}
