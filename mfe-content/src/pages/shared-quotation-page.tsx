import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { asButton } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { Fault } from 'shared-ui/fault';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Skeleton } from 'shared-ui/skeleton';
import { Row, Stack } from 'shared-ui/stack';
import { useAnswer } from 'shared-ui/use-answer';
import { useHost } from '../host';
import { NeedsNetwork } from '../needs-network';
import { PrintButton } from '../quotations/quotation-actions';
import { QuotationSheet } from '../quotations/quotation-sheet';
import { readShared } from '../quotations/read-quotations';
import { ReplacedNotice } from '../quotations/version-notes';

const Place = styled(PageWidth)`
  padding-block: var(--space-6);
`;

const ToRequest = styled(Link)(asButton('primary'));
const ToStore = styled(Link)(asButton('secondary'));

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

function SharedQuotationPage({ data: { link } }: { data: { link: string } }) {
  const host = useHost();
  const [pending, setPending] = useState(false);
  const { answer, again } = useAnswer(link, () =>
    readShared(host, link).finally(() => {
      setPending(false);
    }),
  );
  const asking = {
    part: 'This quotation',
    pending,
    onRetry: () => {
      setPending(true);
      again(true);
    },
  };
  if (answer?.kind === 'read') {
    return (
      <Place>
        <Stack gap={5}>
          <ReplacedNotice quotation={answer.value} own={false} />
          <QuotationSheet quotation={answer.value} />
          <OnScreen>
            <PrintButton />
          </OnScreen>
        </Stack>
      </Place>
    );
  }
  return (
    <Place aria-busy={answer === undefined}>
      <Stack gap={5}>
        <PageTitle>Quotation</PageTitle>
        {answer === undefined ? <Skeleton height="24rem" speaks /> : null}
        {answer?.kind === 'missing' ? (
          <EmptyState
            drawing="missing"
            title="This link has ended."
            text="Please ask for a new one where you got it from."
            action={
              <Row>
                <ToRequest to={paths.quotationRequest()}>Ask for a quotation</ToRequest>
                <ToStore to={paths.store()}>Go to the store</ToStore>
              </Row>
            }
          />
        ) : null}
        {answer?.kind === 'failed' ? (
          answer.away ? (
            <NeedsNetwork {...asking} />
          ) : (
            <Fault {...asking} />
          )
        ) : null}
      </Stack>
    </Place>
  );
}

function SharedQuotationPending() {
  return (
    <Place aria-busy="true">
      <Stack gap={5}>
        <PageTitle>Quotation</PageTitle>
        <Skeleton height="24rem" speaks />
      </Stack>
    </Place>
  );
}

/** Read by the browser alone: no document may keep what a link shows, because it can be revoked. */
export const sharedQuotationPage: Page<{ link: string }> = {
  Component: SharedQuotationPage,
  Pending: SharedQuotationPending,
  loader: ({ params }) => Promise.resolve({ link: params.link ?? '' }),
  head: () => ({ title: 'Quotation', robots: 'noindex' }),
  status: () => 200,
};
