import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import type { LineChoice } from 'shared-contracts/wire/quick-order';

const Choices = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 var(--space-1);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  label {
    display: flex;
    align-items: flex-start;
    gap: var(--space-3);
    min-height: var(--touch);
    padding-block: var(--space-2);
    line-height: var(--leading-snug);
    cursor: pointer;
  }
  input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: var(--color-accent-strong);
  }
  p {
    margin-block: var(--space-2);
    font-size: var(--text-sm);
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

/** What tells one choice from the others: name, variant, number, price and stock. */
export const detailsOf = ({
  variant_name,
  model,
  price,
  in_stock,
  unit,
  instead_of: instead,
}: LineChoice) =>
  [
    instead ? `Instead of ${instead}` : '',
    variant_name,
    model,
    `${formatPrice(price)}${unit && price !== null ? ` per ${unit}` : ''}`,
    in_stock === false ? 'Out of Stock' : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** The variants that a line may mean. */
export function LineChoices({
  text,
  choices,
  more,
  chosen,
  onChoose,
}: {
  text: string;
  choices: readonly LineChoice[];
  /** Whether others fit as well. */
  more: boolean;
  chosen: string | null;
  onChoose: (variantId: string) => void;
}) {
  const name = useId();
  return (
    <Choices>
      <legend>
        {choices[0]?.instead_of ? 'Which one will do for' : 'Which one is'} “{text}”?
      </legend>
      {choices.map((choice) => (
        <label key={choice.variant_id}>
          <input
            type="radio"
            name={name}
            checked={choice.variant_id === chosen}
            onChange={() => {
              onChoose(choice.variant_id);
            }}
          />
          <span>
            {choice.product_name}
            <small>{detailsOf(choice)}</small>
          </span>
        </label>
      ))}
      {more ? (
        <p>
          Others fit as well. Say more of it in your list, or{' '}
          <Link to={paths.search(text)}>see all of them</Link>.
        </p>
      ) : null}
    </Choices>
  );
}
