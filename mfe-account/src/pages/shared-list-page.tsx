import styled from '@emotion/styled';
import type { Page } from 'shared-contracts/door';
import { letterheadOf } from 'shared-contracts/letterhead';
import { readingOfOne } from 'shared-contracts/reading';
import type { SharedList } from 'shared-contracts/wire/saved-list';
import { EmptyState } from 'shared-ui/empty';
import { Letterhead } from 'shared-ui/letterhead';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Stack } from 'shared-ui/stack';
import { useAnswer } from 'shared-ui/use-answer';
import { readShared } from '../api/saved-lists';
import { useHost } from '../host';
import { fromSaved } from '../saved-lists/list-line';
import { ListSheet } from '../saved-lists/list-sheet';
import { ListFault, ListPending, WaysToLines } from '../saved-lists/read-state';
import { SaveToList } from '../saved-lists/save-to-list';

const Place = styled(PageWidth)`
  padding-block: var(--space-6);
`;

/** The price that the list's owner saw says nothing to somebody else. */
const asOfToday = (list: SharedList) =>
  list.lines.map(fromSaved).map((line) => ({ ...line, price: line.now }));

function Shared({ list }: { list: SharedList }) {
  const lines = asOfToday(list);
  return (
    <>
      <Letterhead {...letterheadOf(useHost().config)} />
      <PageTitle>{list.name}</PageTitle>
      <p>Somebody shared this list with you. Prices and stock are today’s.</p>
      <ListSheet name={list.name} lines={lines}>
        <SaveToList
          label="Save a copy"
          lines={lines.map(({ model: _model, now: _now, offered: _offered, ...line }) => line)}
        />
      </ListSheet>
    </>
  );
}

function SharedListPage({ data: { token } }: { data: { token: string } }) {
  const host = useHost();
  const { answer, again } = useAnswer(token, () =>
    readingOfOne(readShared(host.http, token), (error) => {
      host.report({ kind: 'error', message: String(error), part: 'shared list' });
    }),
  );
  return (
    <Place>
      <Stack gap={4}>
        {answer?.kind === 'read' ? <Shared list={answer.value} /> : null}
        {answer?.kind === 'missing' ? (
          <>
            <PageTitle>Shared list</PageTitle>
            <EmptyState
              drawing="missing"
              title="This link shows no list."
              text="It may have been ended. Please ask the person who gave it to you for a new one."
              action={<WaysToLines />}
            />
          </>
        ) : null}
        {answer === undefined || answer.kind === 'failed' ? (
          <PageTitle>Shared list</PageTitle>
        ) : null}
        {answer === undefined ? <ListPending what="the list" /> : null}
        {answer?.kind === 'failed' ? (
          <ListFault part="This list" answer={answer} again={again} />
        ) : null}
      </Stack>
    </Place>
  );
}

function SharedListPending() {
  return (
    <Place>
      <Stack gap={4}>
        <PageTitle>Shared list</PageTitle>
        <ListPending what="the list" speaks={false} />
      </Stack>
    </Place>
  );
}

/**
 * The list is read in the browser: a document may be kept by a cache, and would show the list after
 * its link was ended.
 */
export const sharedListPage: Page<{ token: string }> = {
  Component: SharedListPage,
  Pending: SharedListPending,
  loader: ({ params }) => Promise.resolve({ token: params.token ?? '' }),
  head: () => ({ title: 'Shared list', robots: 'noindex' }),
  status: () => 200,
};
