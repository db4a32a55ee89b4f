import styled from '@emotion/styled';
import { formatPrice } from 'shared-contracts/money';
import { pictureSources } from 'shared-contracts/paths';
import { Amount } from 'shared-ui/amount';
import { Badge } from 'shared-ui/badge';
import { Picture } from 'shared-ui/picture';
import { Marked } from '../highlight/marked';
import type { Found } from '../search/found';

/** The style of a found product as CSS text; all of it is one link. */
export const resultCard = `
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-4);
  align-items: start;
  padding: var(--space-3);
  border-radius: var(--radius-1);
  color: var(--color-text);
  line-height: var(--leading-snug);
  text-decoration: none;

  &:hover, &[aria-selected='true'] {
    color: var(--color-text);
    background: var(--color-surface-2);
  }
  &[aria-selected='true'] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  @media (max-width: 29.99rem) {
    grid-template-columns: 3.5rem minmax(0, 1fr);
  }
`;

const About = styled.span`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  font-weight: var(--weight-strong);
`;

const Kind = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

const Worth = styled.span`
  display: grid;
  gap: var(--space-1);
  justify-items: end;

  @media (max-width: 29.99rem) {
    grid-column: 2;
    justify-items: start;
  }
`;

/** What a found product shows: picture, texts with what matched, price, match and stock. */
export function ResultBody({ found }: { found: Found }) {
  const { item, percent, highlights } = found;
  const kinds = [
    { text: item.brand_name, ranges: highlights.brand_name },
    { text: item.category_name, ranges: highlights.category_name },
  ].filter(({ text }) => text !== '');
  return (
    <>
      <Picture sources={pictureSources(item.first_image, '4.5rem')} alt="" />
      <About>
        <Name>
          <Marked text={item.product_name} ranges={highlights.product_name} />
        </Name>
        {kinds.map((kind, at) => (
          <Kind key={at}>
            <Marked {...kind} />
          </Kind>
        ))}
      </About>
      <Worth>
        <Amount>{formatPrice(item.price)}</Amount>
        {percent === null ? null : <Badge>{Math.round(percent)}% match</Badge>}
        {item.in_stock === false ? <Badge tone="warning">Out of Stock</Badge> : null}
      </Worth>
    </>
  );
}
