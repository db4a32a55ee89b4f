import styled from '@emotion/styled';
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
    flex: 1 1 14rem;
    max-width: 26rem;
  }
  > a {
    align-self: center;
    padding-block: var(--space-2);
  }
`;

/** Looks among one's own orders; what was looked for stands in the URL. */
export function OrderSearch({ query }: { query: string }) {
  return (
    <Line role="search" aria-label="Your orders" action={paths.orderHistory()}>
      <Field
        key={query}
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
      {query ? <Link to={paths.orderHistory()}>Show all orders</Link> : null}
    </Line>
  );
}
