import styled from '@emotion/styled';
import { withVatWords, type Centavos } from 'shared-contracts/money';
import { useHost } from './host';

const Small = styled.small`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);
`;

/** What a price comes to with VAT, in a shop that says so; nothing where there is no price. */
export function WithVat({ of: amount }: { of: Centavos | null }) {
  const { pricesWithVat = false } = useHost().config;
  return pricesWithVat && amount !== null ? <Small>{withVatWords(amount)}</Small> : null;
}
