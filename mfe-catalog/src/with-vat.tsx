import { withVatWords, type Centavos } from 'shared-contracts/money';
import { useHost } from './host';

/** What a price comes to with VAT, in a shop that says so; nothing where there is no price. */
export function WithVat({ of: amount }: { of: Centavos | null | undefined }) {
  return useHost().config.pricesWithVat && amount ? <small>{withVatWords(amount)}</small> : null;
}
