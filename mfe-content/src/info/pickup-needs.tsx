import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  line-height: var(--leading-snug);

  li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
  }
  li::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    margin-top: 0.375rem;
    border: 1px solid var(--color-text);
    background: var(--color-accent);
  }
`;

/** What a customer brings to the counter, as the terms say it. */
export function PickupNeeds() {
  return (
    <>
      <List>
        <li>Your order number</li>
        <li>Cash: you pay at pickup</li>
        <li>For a return: the item with its packaging, accessories and receipt</li>
      </List>
      <p>
        We tell you when everything is ready. Please wait for that before you come. More in our{' '}
        <Link to={paths.terms()}>terms and conditions</Link>.
      </p>
    </>
  );
}
