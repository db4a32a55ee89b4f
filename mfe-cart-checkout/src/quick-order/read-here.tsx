import { timeText } from 'shared-contracts/time-text';
import { Notice } from 'shared-ui/notice';

/** Where lines come from that the provider has not read. */
export function ReadHere({ asOf, priceAsked }: { asOf: string; priceAsked: boolean }) {
  return (
    <Notice tone="warning" title="Read from the catalogue on this device">
      <p>
        {`Prices and stock are as of ${timeText(asOf)}. They are asked again when the network is back.`}
        {priceAsked ? ' So are prices by quantity; until then your cart has the price of one.' : ''}
      </p>
    </Notice>
  );
}

/** @param changed how many lines differ */
export function againWords(changed: number): string {
  const lines = changed === 1 ? '1 line has changed' : `${changed} lines have changed`;
  return `The network is back. Prices and stock are of now; ${changed === 0 ? 'nothing has changed' : lines}.`;
}

/** What the shop has said once the network was back. */
export function ReadAgain({ changed }: { changed: number }) {
  return (
    <Notice tone={changed > 0 ? 'warning' : 'success'}>
      <p>{againWords(changed)}</p>
    </Notice>
  );
}
