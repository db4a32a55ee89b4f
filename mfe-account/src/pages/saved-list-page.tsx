import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { readingOfOne } from 'shared-contracts/reading';
import { asButton } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Row, Stack } from 'shared-ui/stack';
import { useAnswer } from 'shared-ui/use-answer';
import { readList } from '../api/saved-lists';
import { useHost } from '../host';
import { OwnList } from '../saved-lists/own-list';
import { ListFault, ListPending } from '../saved-lists/read-state';
import { useInBrowser } from '../saved-lists/use-guest-list';
import { useSession } from '../session/use-session';

const Place = styled(PageWidth)`
  padding-block: var(--space-4) var(--space-6);
`;

const Back = styled(Link)`
  ${asButton('secondary', 'small')}
  align-self: start;
  @media print {
    display: none;
  }
`;

const ToLogin = styled(Link)(asButton('primary'));
const ToStore = styled(Link)(asButton('secondary'));

function CustomerList({ listId }: { listId: string }) {
  const host = useHost();
  const { answer, again } = useAnswer(listId, () =>
    readingOfOne(readList(host.http, listId), (error) => {
      host.report({ kind: 'error', message: String(error), part: 'saved list' });
    }),
  );
  switch (answer?.kind) {
    case undefined:
      return (
        <>
          <PageTitle>Saved list</PageTitle>
          <ListPending what="your list" />
        </>
      );
    case 'read':
      return <OwnList key={listId} read={answer.value} />;
    case 'missing':
      return (
        <>
          <PageTitle>List not found</PageTitle>
          <p>You have no such list. A list of another account is not shown here.</p>
        </>
      );
    case 'failed':
      return (
        <>
          <PageTitle>Saved list</PageTitle>
          <ListFault part="This list" answer={answer} again={again} />
        </>
      );
  }
}

function SavedListPage({ data: { listId } }: { data: { listId: string } }) {
  const inBrowser = useInBrowser();
  const session = useSession();
  return (
    <Place>
      <Stack gap={4}>
        <Back to={paths.savedLists()}>All your lists</Back>
        {inBrowser && session !== null ? (
          <CustomerList key={listId} listId={listId} />
        ) : (
          <>
            <PageTitle>Saved list</PageTitle>
            {inBrowser ? (
              <EmptyState
                drawing="sheet"
                title="Please sign in to see this list."
                text="A list is kept with the account that made it."
                action={
                  <Row>
                    <ToLogin to={paths.login()}>Sign in</ToLogin>
                    <ToStore to={paths.store()}>Go to the store</ToStore>
                  </Row>
                }
              />
            ) : (
              <ListPending what="your list" />
            )}
          </>
        )}
      </Stack>
    </Place>
  );
}

function SavedListPending() {
  return (
    <Place>
      <Stack gap={4}>
        <PageTitle>Saved list</PageTitle>
        <ListPending what="your list" speaks={false} />
      </Stack>
    </Place>
  );
}

/** A customer's list is read in the browser, where the session is. */
export const savedListPage: Page<{ listId: string }> = {
  Component: SavedListPage,
  Pending: SavedListPending,
  loader: ({ params }) => Promise.resolve({ listId: params.listId ?? '' }),
  head: () => ({ title: 'Saved list', robots: 'noindex' }),
  status: () => 200,
};
