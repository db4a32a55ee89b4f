import styled from '@emotion/styled';
import { useEffect } from 'react';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { Notice } from 'shared-ui/notice';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Stack } from 'shared-ui/stack';
import { useAnswer } from 'shared-ui/use-answer';
import { useHost } from '../host';
import { bringListAlong } from '../saved-lists/bring-along';
import { BrowserList } from '../saved-lists/browser-list';
import { ListOverview } from '../saved-lists/list-overview';
import { ListFault, ListPending, readLists } from '../saved-lists/read-state';
import { useGuestLines, useInBrowser } from '../saved-lists/use-guest-list';
import { useSession } from '../session/use-session';

const Place = styled(PageWidth)`
  padding-block: var(--space-6);
`;

function CustomerLists({ userId }: { userId: string }) {
  const host = useHost();
  const waiting = useGuestLines().length;
  // Asked anew when lines have come to the account.
  const { answer, again } = useAnswer(`${userId} ${waiting}`, () => readLists(host));
  const absent = answer?.kind === 'absent';
  useEffect(() => {
    if (waiting > 0) void bringListAlong(host);
  }, [host, waiting]);

  if (answer === undefined) return <ListPending what="your saved lists" />;
  if (absent) return <BrowserList guest={false} />;
  if (answer.kind === 'failed') {
    return <ListFault part="The overview of your lists" answer={answer} again={again} />;
  }
  return (
    <Stack gap={5}>
      {waiting > 0 ? (
        <Notice tone="info">
          <p>
            {waiting === 1 ? 'An item' : `${waiting} items`} of this browser’s list could not be
            taken along yet. Nothing is lost: they stay in this browser.
          </p>
        </Notice>
      ) : null}
      <ListOverview lists={answer.value} />
    </Stack>
  );
}

function SavedListsPage() {
  const inBrowser = useInBrowser();
  const session = useSession();
  return (
    <Place>
      <Stack gap={5}>
        <PageTitle>Saved lists</PageTitle>
        {!inBrowser ? (
          <ListPending what="your saved lists" />
        ) : session === null ? (
          <BrowserList guest />
        ) : (
          <CustomerLists userId={session.user.id} />
        )}
      </Stack>
    </Place>
  );
}

function SavedListsPending() {
  return (
    <Place>
      <Stack gap={5}>
        <PageTitle>Saved lists</PageTitle>
        <ListPending what="your saved lists" speaks={false} />
      </Stack>
    </Place>
  );
}

/** Its content is the browser's or the customer's, so the document has none of it. */
export const savedListsPage: Page<null> = {
  Component: SavedListsPage,
  Pending: SavedListsPending,
  loader: () => Promise.resolve(null),
  head: (_data, config) => ({
    title: 'Saved lists',
    description: `What you buy again at ${config.name}.`,
    canonical: paths.savedLists(),
    robots: 'noindex',
  }),
  status: () => 200,
};
