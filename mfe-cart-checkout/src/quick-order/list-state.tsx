import { Fault } from 'shared-ui/fault';
import { Notice } from 'shared-ui/notice';
import { ReadAgain, ReadHere } from './read-here';
import { counted } from './result-words';
import { Unoffered } from './unoffered';
import type { QuickOrder } from './use-quick-order';

/** What is said of the list as a whole: what failed, where its lines come from, what was left out. */
export function ListState({
  order: { matching, source, left, sharedTooLong, retry },
  priceAsked,
}: {
  order: QuickOrder;
  priceAsked: boolean;
}) {
  return (
    <>
      {sharedTooLong ? (
        <Notice tone="warning">
          <p>
            The list that you shared was too long to come along. Please copy it and paste it here.
          </p>
        </Notice>
      ) : null}
      {matching.kind === 'unoffered' ? <Unoffered /> : null}
      {matching.kind === 'failed' ? (
        <Fault part="Quick order" pending={false} offline={matching.away} onRetry={retry} />
      ) : null}
      {source.kind === 'here' ? <ReadHere asOf={source.asOf} priceAsked={priceAsked} /> : null}
      {source.kind === 'again' ? <ReadAgain changed={source.changed} /> : null}
      {left > 0 ? (
        <Notice tone="warning">
          <p>{counted(left, 'line is', 'lines are')} left: one order has 200 at most.</p>
        </Notice>
      ) : null}
    </>
  );
}
