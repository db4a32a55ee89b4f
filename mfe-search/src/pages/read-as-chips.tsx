import styled from '@emotion/styled';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { filterOf, withFilter } from 'shared-contracts/list-filter';
import { z } from 'shared-contracts/schema';
import { readAs, type ReadAs } from 'shared-contracts/wire/read-as';
import { Button } from 'shared-ui/button';
import { Chip } from 'shared-ui/chip';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { VisuallyHidden } from 'shared-ui/visually-hidden';

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
  /* One row that scrolls, with room for the touch areas of its chips. */
  @media (max-width: 39.99rem) {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-block: -0.3125rem;
    padding-block: 0.3125rem;
    li {
      flex: none;
      max-width: 80vw;
    }
  }
`;

/**
 * The address of the results without a part of what was read: the others become choices of the filter,
 * beside the words that say none of them.
 */
function withoutPart(
  params: URLSearchParams,
  { category, facts, rest }: ReadAs,
  left: 'category' | ReadAs['facts'][number] | 'all',
): URLSearchParams {
  const filter = filterOf(params);
  const kept = left === 'all' ? [] : facts.filter((fact) => fact !== left);
  const own = category && kept.length > 0 && left !== 'category' ? [category.id] : [];
  const next = withFilter(params, {
    ...filter,
    categories: filter.categories.length > 0 ? filter.categories : own,
    specs: [...filter.specs, ...kept.map(({ label, value }) => `${label}: ${value}`)],
  });
  next.set('q', rest);
  return next;
}

/** `read` is in the form in which it came. */
export type ReadAsChipsProps = { read: unknown };

/** What the query was read as, as chips; what can't be read shows none. */
export function ReadAsChips({ read }: ReadAsChipsProps) {
  const { data } = z.safeParse(readAs, read);
  return data ? <Chosen read={data} /> : null;
}

/** Pressing one searches without it. */
function Chosen({ read }: { read: ReadAs }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { category, facts } = read;
  const without = (left: Parameters<typeof withoutPart>[2]) => () => {
    // The pressed chip goes, and the results stay.
    document.querySelector<HTMLElement>('#products')?.focus({ preventScroll: true });
    void navigate({ search: `?${withoutPart(params, read, left).toString()}` });
  };
  const parts = [
    ...(category ? [{ words: `Category: ${category.name}`, leave: without('category') }] : []),
    ...facts.map((fact) => ({
      words: `${fact.label}: ${fact.value}`,
      leave: without(fact),
    })),
  ];
  return (
    <Chips aria-label="Read from your search">
      {parts.map(({ words, leave }) => (
        <li key={words}>
          <Chip onClick={leave}>
            <VisuallyHidden>Search without: </VisuallyHidden>
            {words}
            <Icon icon={icons.close} />
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="small" onClick={without('all')}>
          Clear all
        </Button>
      </li>
    </Chips>
  );
}
