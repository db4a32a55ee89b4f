import { formatMoney, type Centavos } from 'shared-contracts/money';
import { FormerAmount } from 'shared-ui/former-amount';

type Props = {
  was: Centavos | null | undefined;
  unit: string | null | undefined;
  /** What else is said of it. */
  more?: string;
};

/** What follows a price, in the same order everywhere: what it was, then what it is for. */
export function PriceNotes({ was, unit, more = '' }: Props) {
  // One text: a blank by itself is not read out, and figures would run together.
  const rest = `${unit ? ` per ${unit}` : ''}${more && ` ${more}`}`;
  return (
    <>
      {was ? <FormerAmount>{formatMoney(was)}</FormerAmount> : null}
      {was ? rest : rest.trimStart()}
    </>
  );
}
