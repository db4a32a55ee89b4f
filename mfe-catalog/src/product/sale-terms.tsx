import styled from '@emotion/styled';
import { useHost } from '../host';

const Terms = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-2) var(--space-5);
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-line);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);

  .term {
    display: contents;
  }
  dt {
    color: var(--color-text-muted);
  }
`;

/** How anything here is bought: what a shopper asks before adding it (specification, section 1). */
export function SaleTerms() {
  const { address, pickup, hours } = useHost().config;
  const place = pickup ?? `${address.city}, ${address.region}`;
  const terms = [
    ['Pickup', `${place}. ${hours}`],
    ['Payment', 'Cash on Delivery (in cash, at pickup)'],
    ['Returns', 'Within 7 days, when defective, damaged or wrongly delivered'],
  ] as const;
  return (
    <Terms>
      {terms.map(([name, value]) => (
        <div key={name} className="term">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Terms>
  );
}
