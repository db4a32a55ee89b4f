import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Stack } from 'shared-ui/stack';
import { AccountDeletion } from '../details/account-deletion';
import { CompanyDetails } from '../details/company-details';
import { DataDownload } from '../details/data-download';
import { PasswordChange } from '../details/password-change';
import { WhoYouAre } from '../details/who-you-are';
import { useSession } from '../session/use-session';

const Place = styled(PageWidth)`
  padding-block: var(--space-6);
`;

const Column = styled(Stack)`
  max-width: 40rem;
`;

function MyDetailsPage() {
  const session = useSession();
  return (
    <Place>
      <Column gap={5}>
        <PageTitle>My details</PageTitle>
        {session === null ? (
          <p>
            <Link to={paths.login()}>Sign in</Link> to see your details.
          </p>
        ) : (
          <>
            <p>
              <Link to={paths.orderHistory()}>Your orders</Link>,{' '}
              <Link to={paths.savedLists()}>saved lists</Link>
            </p>
            <WhoYouAre user={session.user} />
            <CompanyDetails user={session.user} />
            <PasswordChange user={session.user} />
            <DataDownload />
            <AccountDeletion user={session.user} />
          </>
        )}
      </Column>
    </Place>
  );
}

function MyDetailsPending() {
  return (
    <Place>
      <PageTitle>My details</PageTitle>
    </Place>
  );
}

export const myDetailsPage: Page<null> = {
  Component: MyDetailsPage,
  Pending: MyDetailsPending,
  loader: () => Promise.resolve(null),
  head: (_data, config) => ({
    title: 'My details',
    description: `Your account at ${config.name}.`,
    canonical: paths.myDetails(),
    robots: 'noindex',
  }),
  status: () => 200,
};
