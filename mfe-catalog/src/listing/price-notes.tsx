import { formatMoney, type Centavos } from 'shared-contracts/money';
import { FormerAmount } from 'shared-ui/former-amount';

type Props = { was: Centavos | null | undefined; unit: string | null | undefined };

/** What follows a price, in the same order everywhere: what it was, then what it is for. */
export function PriceNotes({ was, unit }: Props) {
  return (
    <>
      {was ? (
        <>
          <FormerAmount>{formatMoney(was)}</FormerAmount>{' '}
        </>
      ) : null}
      {unit ? `per ${unit} ` : ''}
    </>
  );
}
