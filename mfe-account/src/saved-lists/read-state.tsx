/** What is known of a customer's lists, and what stands in their place while they are not there. */
import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { HostApi } from 'shared-contracts/door';
import { isMissingCall } from 'shared-contracts/missing-call';
import { paths } from 'shared-contracts/paths';
import { readingOf, type Reading } from 'shared-contracts/reading';
import type { SavedList } from 'shared-contracts/wire/saved-list';
import { asButton } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { Fault } from 'shared-ui/fault';
import { Skeleton } from 'shared-ui/skeleton';
import { Row, Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { fetchLists } from '../api/saved-lists';
import { NeedsNetwork } from '../needs-network';

/** `absent`: the provider has no lists, so a customer has the browser's as a guest does. */
export type ListsRead = Reading<SavedList[]> | { kind: 'absent' };

/** Reads the customer's lists; a failure is only logged. */
export async function readLists(host: HostApi): Promise<ListsRead> {
  let absent = false;
  const read = await readingOf(fetchLists(host.http), (error) => {
    absent = isMissingCall(error);
    if (!absent) host.report({ kind: 'error', message: String(error), part: 'saved lists' });
  });
  return absent ? { kind: 'absent' } : read;
}

const ToShop = styled(Link)(asButton('primary'));

const ToQuickOrder = styled(Link)(asButton('secondary'));

/** Where lines come from. */
export function WaysToLines() {
  return (
    <Row>
      <ToShop to={paths.store()}>Go to the store</ToShop>
      <ToQuickOrder to={paths.quickOrder()}>Quick order</ToQuickOrder>
    </Row>
  );
}

/** In the place of lines while there are none. */
export function NothingSaved() {
  return (
    <EmptyState
      drawing="sheet"
      title="Nothing is saved yet."
      text="Choose ‘Save to list’ on a product’s page, and it is here for the next order."
      action={<WaysToLines />}
    />
  );
}

/**
 * In the place of a list while it loads.
 * @param what 'your saved lists'
 * @param speaks whether it says so of a long wait, which the shell says of a whole page
 */
export function ListPending({ what, speaks = true }: { what: string; speaks?: boolean }) {
  return (
    <Stack aria-busy="true">
      <VisuallyHidden role="status">Loading {what}…</VisuallyHidden>
      <Skeleton height="4rem" />
      <Skeleton height="14rem" speaks={speaks} />
    </Stack>
  );
}

/** In the place of what could not be read; it stays there while it is read again. */
export function ListFault({
  part,
  answer,
  again,
}: {
  part: string;
  answer: { away: boolean };
  again: (stays: boolean) => void;
}) {
  const [tried, setTried] = useState<object>();
  const asking = {
    part,
    pending: tried === answer,
    onRetry: () => {
      setTried(answer);
      again(true);
    },
  };
  return answer.away ? <NeedsNetwork {...asking} /> : <Fault {...asking} />;
}
