import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import type { Quotation } from 'shared-contracts/wire/quotation';
import { asButton } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { Notice } from 'shared-ui/notice';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { SectionTitle } from 'shared-ui/section-title';
import { Skeleton } from 'shared-ui/skeleton';
import { Row, Stack } from 'shared-ui/stack';
import { AcceptForm } from '../quotations/accept-form';
import { DeclineForm } from '../quotations/decline-form';
import { QuotationActions } from '../quotations/quotation-actions';
import { QuotationSheet } from '../quotations/quotation-sheet';
import {
  loadQuotation,
  QuotationsFault,
  SignInFirst,
  type QuotationRead,
} from '../quotations/read-quotations';
import { StandInsPart } from '../quotations/stand-ins';
import { ReplacedNotice } from '../quotations/version-notes';

const Place = styled(PageWidth)`
  padding-block: var(--space-4) var(--space-6);
`;

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

/** What can be done with it; where there is room, the answer stands first. */
const Steps = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  justify-content: flex-end;
  align-items: start;
  gap: var(--space-6) var(--space-8);
`;

const Answer = styled(OnScreen)`
  flex: 1 1 36rem;
  min-width: 0;
`;

const ToQuotations = styled(Link)(asButton('primary'));
const ToRequest = styled(Link)(asButton('secondary'));

const Back = styled(Link)(asButton('secondary', 'small'));

function Deciding({ quotation }: { quotation: Quotation }) {
  const { order_number: order, number } = quotation;
  if (order !== '') {
    return (
      <Notice tone="success">
        <p>
          Accepted as order <Link to={paths.order(order)}>{order}</Link>.
        </p>
      </Notice>
    );
  }
  return (
    <Stack gap={4}>
      <SectionTitle>Accept</SectionTitle>
      <AcceptForm key={number} quotation={quotation} />
      <DeclineForm number={number} />
    </Stack>
  );
}

function QuotationShown({ quotation }: { quotation: Quotation }) {
  const { status, link, order_number: order } = quotation;
  // An answer takes its form along, and a link its button.
  const steps = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) steps.current?.focus();
  }, [status, link, order]);
  return (
    <Stack gap={5}>
      <ReplacedNotice quotation={quotation} own />
      <QuotationSheet quotation={quotation} />
      {quotation.gone.length > 0 ? (
        <OnScreen>
          <StandInsPart gone={quotation.gone} />
        </OnScreen>
      ) : null}
      <Steps
        ref={steps}
        tabIndex={-1}
        onClickCapture={() => {
          pressed.current = true;
        }}
      >
        <QuotationActions quotation={quotation} />
        {status === 'Sent' || order !== '' ? (
          <Answer>
            <Deciding quotation={quotation} />
          </Answer>
        ) : null}
      </Steps>
    </Stack>
  );
}

function QuotationOrNot({ data }: { data: QuotationRead }) {
  switch (data.kind) {
    case 'read':
      return <QuotationShown quotation={data.value} />;
    case 'guest':
      return (
        <>
          <PageTitle>Your quotation</PageTitle>
          <SignInFirst />
        </>
      );
    case 'failed':
      return (
        <>
          <PageTitle>Your quotation</PageTitle>
          <QuotationsFault part="This quotation" offline={data.away} />
        </>
      );
    case 'missing':
      return (
        <>
          <PageTitle>Quotation not found</PageTitle>
          <EmptyState
            drawing="missing"
            title="You have no quotation of this number."
            text="Please check its number. A quotation of another account is not shown here."
            action={
              <Row>
                <ToQuotations to={paths.quotations()}>See your quotations</ToQuotations>
                <ToRequest to={paths.quotationRequest()}>Ask for a quotation</ToRequest>
              </Row>
            }
          />
        </>
      );
  }
}

function QuotationPage({ data }: { data: QuotationRead }) {
  return (
    <Place>
      <Stack gap={3}>
        <OnScreen>
          <Back to={paths.quotations()}>All your quotations</Back>
        </OnScreen>
        <QuotationOrNot data={data} />
      </Stack>
    </Place>
  );
}

function QuotationPending() {
  return (
    <Place aria-busy="true">
      <Stack gap={5}>
        <PageTitle>Your quotation</PageTitle>
        <Skeleton height="24rem" speaks />
      </Stack>
    </Place>
  );
}

const statuses = { read: 200, guest: 200, missing: 404, failed: 503 } as const;

export const quotationPage: Page<QuotationRead> = {
  Component: QuotationPage,
  Pending: QuotationPending,
  loader: loadQuotation,
  head: (data) => ({
    title: data.kind === 'read' ? `Quotation ${data.value.number}` : 'Your quotation',
    robots: 'noindex',
  }),
  status: ({ kind }) => statuses[kind],
};
