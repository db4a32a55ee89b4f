import styled from '@emotion/styled';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { AskedLine } from 'shared-contracts/storage-keys/asked-lines';
import { readProduct } from 'shared-contracts/calls/product';
import type { LoaderContext, Page } from 'shared-contracts/door';
import { faultOf } from 'shared-contracts/errors';
import { paths } from 'shared-contracts/paths';
import { ask, queryOf } from 'shared-contracts/query';
import { asButton, Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { useAnswer } from 'shared-ui/use-answer';
import { useHost } from '../host';
import { ByInquiry } from '../quotations/by-inquiry';
import { startingRequest } from '../quotations/request-draft';
import { RequestForm } from '../quotations/request-form';
import { Columns, WhatFollows } from '../quotations/what-follows';

const LASTS = 60_000;
const QUANTITY_MOST = 9999;

/** The line that the address names, under the catalogue's names; null where there is none. */
async function load({ host, url, signal }: LoaderContext): Promise<AskedLine | null> {
  const { searchParams } = url;
  const id = searchParams.get('product');
  if (!id) return null;
  try {
    const query = queryOf(readProduct, { params: { id } }, LASTS);
    const product = await ask(host.http, query, signal);
    const variant =
      product.variants.find((one) => one.id === searchParams.get('variant')) ?? product.variants[0];
    const name = [product.product_name, variant?.variant_name && `(${variant.variant_name})`];
    return {
      product_id: product.id,
      variant_id: variant?.id ?? null,
      text: name.filter(Boolean).join(' ').slice(0, 200),
      quantity: Math.min(
        QUANTITY_MOST,
        Math.max(1, Math.trunc(Number(searchParams.get('quantity'))) || 1),
      ),
    };
  } catch (error) {
    if (faultOf(error).kind === 'aborted') throw error;
    host.report({ kind: 'error', message: String(error), part: 'quotation-request' });
    return null;
  }
}

const Place = styled(PageWidth)`
  padding-block: var(--space-6);
`;

const ToQuotations = styled(Link)(asButton('primary'));

function Sent({ number, onAgain }: { number: string; onAgain: () => void }) {
  const signedIn = useHost().session.read() !== null;
  return (
    <div role="status">
      <EmptyState
        drawing="sheet"
        title={`Your request ${number} was sent.`}
        text={
          signedIn
            ? 'We answer by mail, with prices and the day until which they hold.'
            : 'We answer by mail, with prices and the day until which they hold. Sign in with the same email address to accept them.'
        }
        action={
          signedIn ? (
            <ToQuotations to={paths.quotations()}>See your quotations</ToQuotations>
          ) : (
            <Button variant="secondary" onClick={onAgain}>
              Ask for another
            </Button>
          )
        }
      />
    </div>
  );
}

/** As high as the form with one item, so that what is below it stands still. */
const FormSpace = styled(Skeleton)`
  height: 58.5rem;
  @media (min-width: 40rem) {
    height: 42rem;
  }
`;

const FormPending = () => <FormSpace speaks />;

/** In a browser only: a server knows no draft. */
function Request({ line }: { line: AskedLine | null }) {
  const host = useHost();
  const [outcome, setOutcome] = useState<'form' | 'missing' | { number: string }>('form');
  const [begun, setBegun] = useState<'first' | 'waits' | 'taken back'>('first');
  const { answer: start, again } = useAnswer('draft', () =>
    Promise.resolve(startingRequest(host, begun === 'first' ? line : null)),
  );
  if (outcome === 'missing') return <ByInquiry />;
  if (outcome !== 'form') {
    const onAgain = () => {
      again(false);
      setOutcome('form');
    };
    return <Sent number={outcome.number} onAgain={onAgain} />;
  }
  return (
    <Columns aria-busy={!start}>
      {start ? (
        <RequestForm
          start={start}
          onSent={(number) => {
            setOutcome({ number });
          }}
          onMissing={() => {
            setOutcome('missing');
          }}
          waits={begun === 'waits'}
          onBegin={(waits) => {
            again(false);
            setBegun(waits ? 'waits' : 'taken back');
          }}
        />
      ) : (
        <FormPending />
      )}
      <WhatFollows />
    </Columns>
  );
}

function QuotationRequestPage({ data }: { data: AskedLine | null }) {
  // Whoever is here already may hand over more, from the cart beside the page.
  const { key } = useLocation();
  return (
    <Place>
      <Stack gap={5}>
        <PageTitle>Ask for a quotation</PageTitle>
        <p>Say what you need and how many. We answer with prices that hold until a day we name.</p>
        <Request key={key} line={data} />
      </Stack>
    </Place>
  );
}

function QuotationRequestPending() {
  return (
    <Place>
      <Stack gap={5}>
        <PageTitle>Ask for a quotation</PageTitle>
        <Columns aria-busy="true">
          <FormPending />
          <WhatFollows />
        </Columns>
      </Stack>
    </Place>
  );
}

export const quotationRequestPage: Page<AskedLine | null> = {
  Component: QuotationRequestPage,
  Pending: QuotationRequestPending,
  loader: load,
  head: (_data, config) => ({
    title: 'Ask for a quotation',
    description: `Ask ${config.name} for prices of what you need.`,
    canonical: paths.quotationRequest(),
    robots: 'noindex',
  }),
  status: () => 200,
};
