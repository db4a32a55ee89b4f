import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Stack } from 'shared-ui/stack';
import { AccountDeletion } from '../details/account-deletion';
import { CompanyDetails } from '../details/company-details';
import { DataDownload } from '../details/data-download';
import { PersistentSignIns } from '../details/persistent-sign-ins';
import { PasswordChange } from '../details/password-change';
import { WhoYouAre } from '../details/who-you-are';
import { useHost } from '../host';
import { useSession } from '../session/use-session';

const Place = styled(PageWidth)`
  padding-block: var(--space-6);
`;

/** What is read and what is changed stand side by side where there is room. */
const Columns = styled.div`
  display: grid;
  gap: var(--space-7) var(--space-9);

  @media (min-width: 64rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

function MyDetailsPage() {
  const host = useHost();
  const session = useSession();
  return (
    <Place>
      <Stack gap={5}>
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
            <Columns>
              <Stack gap={7}>
                <WhoYouAre user={session.user} />
                <CompanyDetails user={session.user} />
              </Stack>
              <Stack gap={7}>
                <PasswordChange user={session.user} />
                {host.config.persistentSignIn ? <PersistentSignIns user={session.user} /> : null}
                <DataDownload />
                <AccountDeletion user={session.user} />
              </Stack>
            </Columns>
          </>
        )}
      </Stack>
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
