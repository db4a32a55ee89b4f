import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';

const Line = styled(Form)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);

  > div {
    flex: 1 1 11rem;
    max-width: 26rem;
  }
  > a {
    align-self: center;
    padding-block: var(--space-2);
  }
`;

/** Looks among one's own orders; what was looked for stands in the URL. */
export function OrderSearch({ query }: { query: string }) {
  const field = useRef<HTMLInputElement>(null);
  // Back and 'Show all orders' change the URL without the field, which keeps the focus if it has it.
  useEffect(() => {
    if (field.current) field.current.value = query;
  }, [query]);
  return (
    <Line role="search" aria-label="Your orders" action={paths.orderHistory()}>
      <Field
        ref={field}
        label="Order number or product"
        name="q"
        type="search"
        autoComplete="off"
        defaultValue={query}
        error={undefined}
      />
      <Button type="submit" variant="secondary">
        Find order
      </Button>
      {query ? (
        <Link
          to={paths.orderHistory()}
          onClick={() => {
            // The link goes, and must not take the focus with it.
            field.current?.focus();
          }}
        >
          Show all orders
        </Link>
      ) : null}
    </Line>
  );
}
