import styled from '@emotion/styled';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { asButton } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Skeleton } from 'shared-ui/skeleton';
import { Row, Stack } from 'shared-ui/stack';
import { ByInquiry } from '../quotations/by-inquiry';
import { QuotationList } from '../quotations/quotation-list';
import {
  loadQuotations,
  QuotationsFault,
  SignInFirst,
  type QuotationsRead,
} from '../quotations/read-quotations';
import { WaitingRequests } from '../unsent/waiting-requests';

const Place = styled(PageWidth)`
  padding-block: var(--space-6);
`;

/** Where there is nothing yet, it is the next step. */
const FirstRequest = styled(Link)(asButton());
const ToStore = styled(Link)(asButton('secondary'));

const ToRequest = styled(Link)`
  ${asButton('secondary')}
  align-self: start;
`;

function Quotations({ data }: { data: QuotationsRead }) {
  switch (data.kind) {
    case 'guest':
      return <SignInFirst />;
    case 'missing':
      return <ByInquiry />;
    case 'failed':
      return <QuotationsFault part="The list of your quotations" offline={data.away} />;
    case 'read': {
      const words = 'Ask for a quotation';
      const to = paths.quotationRequest();
      return data.value.length === 0 ? (
        <EmptyState
          drawing="sheet"
          title="No quotations yet."
          text="Say what you need, and prices for it stand here."
          action={
            <Row>
              <FirstRequest to={to}>{words}</FirstRequest>
              <ToStore to={paths.store()}>Go to the store</ToStore>
            </Row>
          }
        />
      ) : (
        <Stack gap={5}>
          <ToRequest to={to}>{words}</ToRequest>
          <QuotationList quotations={data.value} />
        </Stack>
      );
    }
  }
}

function QuotationsPage({ data }: { data: QuotationsRead }) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Place>
      <Stack gap={5}>
        <PageTitle ref={title} tabIndex={-1}>
          Quotations
        </PageTitle>
        <WaitingRequests onRemoved={() => title.current?.focus()} />
        <Quotations data={data} />
      </Stack>
    </Place>
  );
}

function QuotationsPending() {
  return (
    <Place aria-busy="true">
      <Stack gap={5}>
        <PageTitle>Quotations</PageTitle>
        <Skeleton height="16rem" speaks />
      </Stack>
    </Place>
  );
}

export const quotationsPage: Page<QuotationsRead> = {
  Component: QuotationsPage,
  Pending: QuotationsPending,
  loader: loadQuotations,
  head: (_data, config) => ({
    title: 'Quotations',
    description: `Your quotations at ${config.name}.`,
    canonical: paths.quotations(),
    robots: 'noindex',
  }),
  status: (data) => (data.kind === 'failed' ? 503 : 200),
};
