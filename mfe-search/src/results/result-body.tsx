import styled from '@emotion/styled';
import { Fragment } from 'react';
import { listedPrice } from 'shared-contracts/listed-price';
import { formatMoney, withVatWords } from 'shared-contracts/money';
import { pictureSources } from 'shared-contracts/paths';
import { Amount } from 'shared-ui/amount';
import { Badge } from 'shared-ui/badge';
import { FormerAmount } from 'shared-ui/former-amount';
import { Picture } from 'shared-ui/picture';
import { Marked } from '../highlight/marked';
import { useHost } from '../host';
import type { Found } from '../search/found';

/** The style of a found product as CSS text; all of it is one link. */
export const resultCard = `
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  padding: var(--space-3);
  border-radius: var(--radius-1);
  color: var(--color-text);
  line-height: var(--leading-snug);
  text-decoration: none;

  @media (hover: hover) {
    &:hover {
      background: var(--color-surface-2);
    }
  }
  &[aria-selected='true'] {
    background: var(--color-surface-2);
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  @media (max-width: 29.99rem) {
    grid-template-columns: 4rem minmax(0, 1fr);
    column-gap: var(--space-3);
  }
`;

const About = styled.span`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  overflow-wrap: anywhere;
`;

/** Shortened where it would fill a phone's screen by itself. */
const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  font-weight: var(--weight-strong);
`;

const Kind = styled.small`
  color: var(--color-text-muted);
`;

const Worth = styled.span`
  display: grid;
  gap: var(--space-1);
  justify-items: end;
  overflow-wrap: anywhere;
  text-align: end;

  @media (max-width: 29.99rem) {
    grid-column: 2;
    justify-items: start;
    text-align: start;
    > span {
      white-space: normal;
    }
  }
`;

/** What a found product shows: picture, texts with what matched, price, match and stock. */
export function ResultBody({ found, percent: told = true }: { found: Found; percent?: boolean }) {
  const { item, highlights, variant } = found;
  const percent = told ? found.percent : null;
  const shown = variant ?? item;
  const { words, lower } = listedPrice(shown);
  const amount = variant ? variant.price : (item.price ?? item.price_from);
  // Of a variant that the query names, only its own price is known.
  const { was_price: was, unit } = variant ? {} : item;
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
        {item.instead_of ? <small>Instead of {item.instead_of}</small> : null}
        {/* The variant that the query names. */}
        {variant ? <small>{variant.variant_name}</small> : null}
        {variant?.model ? <Kind className="model">Model {variant.model}</Kind> : null}
        {kinds.length === 0 ? null : (
          <Kind>
            {kinds.map((kind, at) => (
              <Fragment key={at}>
                {at === 0 ? null : ' · '}
                <Marked {...kind} />
              </Fragment>
            ))}
          </Kind>
        )}
      </About>
      <Worth>
        <Amount>{words}</Amount>
        {useHost().config.pricesWithVat && amount ? <Kind>{withVatWords(amount)}</Kind> : null}
        {was || unit || lower !== null ? (
          <Kind>
            {was ? <FormerAmount>{formatMoney(was)}</FormerAmount> : null}
            {unit ? ` per ${unit}` : ''}
            {lower === null ? '' : ` from ${formatMoney(lower)}`}
          </Kind>
        ) : null}
        {percent === null ? null : <Badge>{Math.round(percent)}% match</Badge>}
        {shown.in_stock === false ? <Badge tone="warning">Out of Stock</Badge> : null}
      </Worth>
    </>
  );
}
