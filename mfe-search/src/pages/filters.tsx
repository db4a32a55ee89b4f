import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { toPesos } from 'shared-contracts/money';
import { asButton, Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/choice';
import { Field } from 'shared-ui/field';
import { SelectField } from 'shared-ui/select-field';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import type { Shelves } from '../api/shelves';
import { isFiltered, type SearchFilters } from '../search/filters';

const Fold = styled.details`
  &[open] {
    padding-bottom: var(--space-2);
    border-bottom: 1px solid var(--color-line);
  }
`;

const Opener = styled.summary`
  ${asButton('secondary')}
  padding-inline: var(--space-4);
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
`;

const Line = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-3);
  align-items: end;
  padding-block: var(--space-4) var(--space-3);
`;

const options = (any: string, shelves: Shelves['brands']) => [
  { value: '', label: any },
  ...shelves.map(({ id, name }) => ({ value: id, label: name })),
];

const pesos = (centavos: number | null) => (centavos === null ? '' : String(toPesos(centavos)));

/** The changed parameters of the page's URL; null removes one. */
type Change = (given: Record<string, string | null>) => void;

const none = { category: null, brand: null, min: null, max: null, stock: null };

/** Narrows results; the choice is in the URL. */
export function Filters({
  filters,
  shelves,
  onChange,
}: {
  filters: SearchFilters;
  shelves: Shelves;
  onChange: Change;
}) {
  const { category, brand, priceMin, priceMax, inStock } = filters;
  const given = (value: string) => (value.trim() === '' ? null : value.trim());
  function applyPrices(form: HTMLFormElement) {
    const data = new FormData(form);
    const read = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? given(value) : null;
    };
    const [min, max] = [read('min'), read('max')];
    if (min !== given(pesos(priceMin)) || max !== given(pesos(priceMax))) onChange({ min, max });
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    applyPrices(event.currentTarget);
  };
  const price = { inputMode: 'decimal', pattern: '[0-9]+([.][0-9]{1,2})?', maxLength: 12 } as const;
  return (
    <Fold open={isFiltered(filters) || undefined}>
      <Opener>
        <Icon icon={icons.filter} />
        Filters
      </Opener>
      <Line aria-label="Filters" onSubmit={submit}>
        {shelves.categories.length > 0 ? (
          <SelectField
            label="Category"
            name="category"
            error={undefined}
            options={options('All categories', shelves.categories)}
            value={category ?? ''}
            onChange={({ target }) => {
              onChange({ category: given(target.value) });
            }}
          />
        ) : null}
        {shelves.brands.length > 0 ? (
          <SelectField
            label="Brand"
            name="brand"
            error={undefined}
            options={options('All brands', shelves.brands)}
            value={brand ?? ''}
            onChange={({ target }) => {
              onChange({ brand: given(target.value) });
            }}
          />
        ) : null}
        {(
          [
            ['min', 'Lowest price (₱)', priceMin],
            ['max', 'Highest price (₱)', priceMax],
          ] as const
        ).map(([name, label, amount]) => (
          <Field
            key={`${name} ${amount}`}
            label={label}
            name={name}
            error={undefined}
            {...price}
            defaultValue={pesos(amount)}
            onBlur={({ target }) => {
              if (target.form?.checkValidity()) applyPrices(target.form);
            }}
          />
        ))}
        <Checkbox
          label="In stock only"
          name="stock"
          error={undefined}
          checked={inStock}
          onChange={({ target }) => {
            onChange({ stock: target.checked ? '1' : null });
          }}
        />
        {/* Enter in a price field needs a button to press. */}
        <Button type="submit" variant="secondary">
          Apply prices
        </Button>
        {isFiltered(filters) ? (
          <Button
            variant="secondary"
            onClick={() => {
              onChange(none);
            }}
          >
            Clear filters
          </Button>
        ) : null}
      </Line>
    </Fold>
  );
}
