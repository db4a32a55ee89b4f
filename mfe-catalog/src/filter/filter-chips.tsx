import styled from '@emotion/styled';
import { formatMoney } from 'shared-contracts/money';
import { Button } from 'shared-ui/button';
import { Chip } from 'shared-ui/chip';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { FilterNames, ListFilter } from 'shared-contracts/list-filter';
import { useFilter, type Fixed } from './use-filter';

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  li {
    max-width: 100%;
  }
  button {
    max-width: 100%;
    overflow-wrap: anywhere;
    text-align: start;
  }
`;

type Narrowing = {
  key: string;
  words: string;
  /** What of a filter changes without it. The list may lag behind what has been asked of it. */
  without: (from: ListFilter) => Partial<ListFilter>;
};

function priceWords({ priceMin, priceMax }: ListFilter): string {
  if (priceMin === null) return priceMax === null ? '' : `Up to ${formatMoney(priceMax)}`;
  if (priceMax === null) return `From ${formatMoney(priceMin)}`;
  return `${formatMoney(priceMin)} to ${formatMoney(priceMax)}`;
}

/** 'Length: 50 mm..80 mm' as a shopper reads it. */
const specWords = (spec: string): string =>
  spec
    .replace(/: \.\./, ': up to ')
    .replace(/\.\.$/, ' and more')
    .replace('..', ' to ')
    .replace(/ \[\d+]$/, '');

/** What a filter narrows by, one by one, each with the filter that is left without it. */
function narrowingsOf(filter: ListFilter, names: FilterNames): Narrowing[] {
  const price = priceWords(filter);
  return [
    ...filter.categories.map((id) => ({
      key: `category ${id}`,
      words: names.categories[id] ?? `Category ${id}`,
      without: ({ categories }: ListFilter) => ({
        categories: categories.filter((other) => other !== id),
      }),
    })),
    ...filter.brands.map((id) => ({
      key: `brand ${id}`,
      words: names.brands[id] ?? `Brand ${id}`,
      without: ({ brands }: ListFilter) => ({ brands: brands.filter((other) => other !== id) }),
    })),
    ...(price
      ? [{ key: 'price', words: price, without: () => ({ priceMin: null, priceMax: null }) }]
      : []),
    ...(filter.inStock
      ? [{ key: 'stock', words: 'In stock', without: () => ({ inStock: false }) }]
      : []),
    ...filter.specs.map((spec) => ({
      key: `spec ${spec}`,
      words: specWords(spec),
      without: ({ specs }: ListFilter) => ({ specs: specs.filter((other) => other !== spec) }),
    })),
  ];
}

type Props = {
  /** The filter of the list as it is shown. */
  filter: ListFilter;
  names: FilterNames;
  fixed: Fixed;
};

/** The filter of the list as chips; pressing one removes it. */
export function FilterChips({ filter, names, fixed }: Props) {
  const { filter: asked, change, clear } = useFilter(fixed);
  const narrowings = narrowingsOf(filter, names);
  if (narrowings.length === 0) return null;
  return (
    <Chips aria-label="Filters">
      {narrowings.map(({ key, words, without }) => (
        <li key={key}>
          <Chip onClick={() => change(without(asked))}>
            <VisuallyHidden>Remove filter: </VisuallyHidden>
            {words}
            <Icon icon={icons.close} />
          </Chip>
        </li>
      ))}
      {narrowings.length > 1 ? (
        <li>
          <Button variant="quiet" size="small" onClick={clear}>
            Clear all filters
          </Button>
        </li>
      ) : null}
    </Chips>
  );
}
