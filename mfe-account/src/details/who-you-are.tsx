import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import type { User } from 'shared-contracts/wire/account';
import { DetailPanel } from './detail-panel';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(4rem, auto) minmax(0, 1fr);
  gap: var(--space-2) var(--space-5);

  dt {
    color: var(--color-text-muted);
  }
  dd {
    font-weight: var(--weight-medium);
    overflow-wrap: anywhere;
  }
`;

/** The customer's name and email, as the shop has them. */
export function WhoYouAre({ user }: { user: User }) {
  return (
    <DetailPanel title="Name and email">
      <Facts>
        <dt>Name</dt>
        <dd>{user.name}</dd>
        {user.email ? (
          <>
            <dt>Email</dt>
            <dd>{user.email}</dd>
          </>
        ) : null}
      </Facts>
      <p>
        Is something wrong? Please <Link to={paths.contact()}>contact us</Link> and we will correct
        it.
      </p>
    </DetailPanel>
  );
}
