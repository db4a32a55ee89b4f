import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { formatMoney, formatPrice } from 'shared-contracts/money';
import { paths, pictureSources } from 'shared-contracts/paths';
import { quantityRule } from 'shared-contracts/order-quantity';
import { quantityWords, refusalOf } from 'shared-contracts/quantity-words';
import { perUnit, pieceWords } from 'shared-contracts/unit-price';
import { saleWords } from 'shared-contracts/sale-words';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import { Amount } from 'shared-ui/amount';
import { Button } from 'shared-ui/button';
import { FormerAmount } from 'shared-ui/former-amount';
import { Picture } from 'shared-ui/picture';
import { QuantityField } from 'shared-ui/quantity-field';
import { cartLineOf } from '../cart/line-of-choice';
import { linePrice, troubleOf, type CartLine } from '../cart/lines';
import { LineTroubleBadge } from '../cart/line-trouble';
import { PriceChange } from '../cart/price-change';
import { stepWords } from '../cart/step-words';
import type { OldPrices } from '../cart/seen-prices';
import { StandInsButton } from '../stand-ins/stand-ins-button';

/** On a phone four of them are in sight. */
const Item = styled.li`
  display: grid;
  container-type: inline-size;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: start;
  padding-block: 0.375rem;
  border-bottom: 1px solid var(--color-line);
  @media (min-width: 40rem) {
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: var(--space-2) var(--space-3);
    padding-block: var(--space-3);
  }
`;

const About = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;

  /* The next line stays in sight, however long a name is. */
  > a,
  > p:not([role]) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    text-wrap: balance;
  }
  @media (min-width: 40rem) {
    gap: var(--space-1);
    > a {
      -webkit-line-clamp: 3;
    }
  }
  > a,
  > strong {
    font-weight: var(--weight-strong);
    font-size: var(--text-sm);
    line-height: var(--leading-snug);
  }
  > p {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
    line-height: var(--leading-snug);
  }
  > p[role] {
    color: var(--color-danger);
  }
`;

const Controls = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-2);
  line-height: var(--leading-snug);
  text-align: end;
  > button {
    padding-inline: 0.375rem;
    margin-inline-end: auto;
  }
  @media (max-width: 39.99rem) {
    column-gap: 0;
    /* There Remove has an edge. */
    @media (forced-colors: active) {
      column-gap: var(--space-1);
    }
    && input {
      width: 2.5rem;
    }
  }
  /* One line, in which what one costs may take two. */
  @media (max-width: 39.99rem) {
    @container (min-width: 16.5rem) {
      &:not([data-long]) {
        flex-wrap: nowrap;
      }
    }
  }

  > :last-child {
    margin-inline-start: auto;
  }
  p {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

const Instead = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-2);
  justify-items: start;
`;

/** From a hundred thousand pesos on an amount is too long for that line. */
const LONG = 10_000_000;

export type CartLineRowProps = {
  line: CartLine;
  oldPrices: OldPrices;
  /** Why the line is not in the customer's cart, or null. */
  problem: string | null;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Takes so many of another article in its place; missing where that can't be done. */
  onReplace?: (other: CartLine, quantity: number) => void;
  /** A link of the line was followed. */
  onFollow: () => void;
};

/** A line of the cart: what it is, how many, what they cost together. */
export function CartLineRow({
  line,
  oldPrices,
  problem,
  onQuantity,
  onRemove,
  onReplace,
  onFollow,
}: CartLineRowProps) {
  const { product_name: name, product_price: price, was_price: was, quantity, unit } = line;
  const { model, variant_name: variant } = line;
  const isNamed = ` ${name} ${variant} `.includes(` ${model} `);
  const sum = linePrice(line);
  const rule = quantityRule(line);
  const refusal = refusalOf(rule, quantity);
  const terms = refusal ?? quantityWords(rule);
  const pieces = price === null ? null : pieceWords(price, line.pack_quantity);
  const steps = stepWords(line);
  const sale = was ? saleWords(line.sale_ends) : null;
  return (
    <Item>
      <Picture sources={pictureSources(line.product_image, '4.5rem')} alt="" />
      <About>
        {!model || isNamed ? null : <strong className="model">{model}</strong>}
        <Link to={paths.product(line.variant_id)} onClick={onFollow}>
          {name}
        </Link>
        <p>
          <span>{variant}</span>
          {variant && line.brand_name ? ', ' : null}
          <span>{line.brand_name}</span>
        </p>
        {pieces === null ? null : <p>{pieces}</p>}
        {steps === null ? null : <p>{steps}</p>}
        {sale === null ? null : <p>{sale}</p>}
        {terms === null ? null : <p role={refusal === null ? undefined : 'note'}>{terms}</p>}
        <PriceChange line={line} oldPrices={oldPrices} />
        <LineTroubleBadge line={line} />
        {problem ? <p role="note">{problem}</p> : null}
      </About>
      <Controls data-long={(sum ?? 0) >= LONG || undefined}>
        <QuantityField
          value={quantity}
          onChange={onQuantity}
          min={0}
          max={QUANTITY_MOST}
          step={rule.step}
          least={rule.least}
          announced={false}
          label={`Quantity of ${name}`}
          decreaseLabel={`Decrease quantity of ${name}`}
          increaseLabel={`Increase quantity of ${name}`}
        />
        <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
        <div>
          <Amount>{formatPrice(sum)}</Amount>
          {price !== null && (quantity > 1 || was || unit) ? (
            <p>
              {`${formatPrice(price)}${was ? ' ' : ''}`}
              {was ? <FormerAmount>{formatMoney(was)}</FormerAmount> : null}
              {` ${perUnit(unit)}`}
            </p>
          ) : null}
        </div>
      </Controls>
      {onReplace && troubleOf(line) === 'out-of-stock' && !line.stock_count ? (
        <Instead>
          <StandInsButton
            wanted={line}
            quantity={quantity}
            onChoose={(choice, agreed) => {
              onReplace(cartLineOf(choice), agreed ?? quantity);
            }}
            onFollow={onFollow}
          />
        </Instead>
      ) : null}
    </Item>
  );
}
