import styled from '@emotion/styled';
import { formatMoney } from 'shared-contracts/money';
import { quantityRule } from 'shared-contracts/order-quantity';
import { quantityWords } from 'shared-contracts/quantity-words';
import type { PriceStep } from 'shared-contracts/price-steps';
import { saleWords } from 'shared-contracts/sale-words';
import type { Variant } from 'shared-contracts/wire/product-details';

const Terms = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  font-size: var(--text-sm);
  line-height: var(--leading-snug);
`;

const Steps = styled.table`
  width: auto;
  th {
    padding-block: var(--space-1);
    font-weight: var(--weight-regular);
  }
  td {
    padding-block: var(--space-1);
    font-weight: var(--weight-medium);
  }
`;

/** '10 to 49', '200 or more'. */
const rangeOf = (from: number, to: number | undefined) => {
  if (to === undefined) return `${from} or more`;
  return to > from ? `${from} to ${to}` : String(from);
};

/** Prices by quantity, from the least that is sold. */
function PriceSteps({ steps, least }: { steps: readonly PriceStep[]; least: number }) {
  const sold = steps.filter((_, at) => (steps[at + 1]?.quantity ?? Infinity) > least);
  if (sold.length < 2) return null;
  return (
    <Steps className="ruled">
      <thead>
        <tr>
          <th scope="col">Quantity</th>
          <th scope="col" className="number">
            Each
          </th>
        </tr>
      </thead>
      <tbody>
        {sold.map(({ quantity, price }, at) => {
          const next = sold[at + 1]?.quantity;
          return (
            <tr key={quantity}>
              <th scope="row">{rangeOf(Math.max(least, quantity), next && next - 1)}</th>
              <td className="number">{formatMoney(price)}</td>
            </tr>
          );
        })}
      </tbody>
    </Steps>
  );
}

/** How a variant is sold, where its catalogue says so: for how long, in which quantities, how soon. */
export function SellingTerms({ variant }: { variant: Variant }) {
  const { was_price: was, sale_ends: ends, price_steps: steps, lead_time: lead } = variant;
  const rule = quantityRule(variant);
  const words = quantityWords(rule);
  const onSale = typeof was === 'number';
  if (!onSale && !steps?.length && words === null && !lead) return null;
  return (
    <Terms>
      {onSale ? <p>{saleWords(ends) ?? 'Sale price'}</p> : null}
      {steps ? <PriceSteps steps={steps} least={rule.least} /> : null}
      {words === null ? null : <p>{words}</p>}
      {lead ? (
        <p>
          {variant.stock_count ? 'Lead time for more' : 'Lead time'}: {lead}
        </p>
      ) : null}
    </Terms>
  );
}
