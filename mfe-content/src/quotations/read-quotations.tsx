/** What is known of quotations, and what stands in their place while they are not there. */
import styled from '@emotion/styled';
import { Link, useRevalidator } from 'react-router-dom';
import type { LoaderContext } from 'shared-contracts/door';
import { isMissingCall } from 'shared-contracts/missing-call';
import { paths } from 'shared-contracts/paths';
import { ask } from 'shared-contracts/query';
import { readingOf, readingOfOne, type Reading, type ReadingOfOne } from 'shared-contracts/reading';
import type { ListedQuotation, Quotation } from 'shared-contracts/wire/quotation';
import { asButton } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { Fault } from 'shared-ui/fault';
import { quotationQuery, quotationsQuery, sharedQuotationQuery } from '../api/quotations';
import { reportFailure } from '../api/report-failure';
import { NeedsNetwork } from '../needs-network';

export type QuotationsRead = Reading<ListedQuotation[]> | { kind: 'guest' } | { kind: 'missing' };
export type QuotationRead = ReadingOfOne<Quotation> | { kind: 'guest' };

/** Reads the customer's quotations. @throws ApiError when the page was left */
export async function loadQuotations({ host, signal }: LoaderContext): Promise<QuotationsRead> {
  if (host.session.read() === null) return { kind: 'guest' };
  let missing = false;
  const report = reportFailure(host, 'quotations');
  const read = await readingOf(ask(host.http, quotationsQuery(), signal), (error) => {
    missing = isMissingCall(error);
    if (!missing) report(error);
  });
  return missing ? { kind: 'missing' } : read;
}

/** Reads one of the customer's quotations. @throws ApiError when the page was left */
export async function loadQuotation(context: LoaderContext): Promise<QuotationRead> {
  const { host, signal, params } = context;
  if (host.session.read() === null) return { kind: 'guest' };
  const query = quotationQuery(params.quotationNumber ?? '');
  return readingOfOne(ask(host.http, query, signal), reportFailure(host, 'quotation'));
}

/** Reads what a link shows; in a browser only, because no server may keep it. */
export const readShared = (
  host: LoaderContext['host'],
  link: string,
): Promise<ReadingOfOne<Quotation>> =>
  readingOfOne(ask(host.http, sharedQuotationQuery(link)), reportFailure(host, 'shared-quotation'));

const ToLogin = styled(Link)(asButton('primary'));

export function SignInFirst() {
  return (
    <EmptyState
      drawing="sheet"
      title="Please sign in to see your quotations."
      action={<ToLogin to={paths.login()}>Sign in</ToLogin>}
    />
  );
}

export function QuotationsFault({ part, offline }: { part: string; offline: boolean }) {
  const { revalidate, state } = useRevalidator();
  const asking = { part, pending: state === 'loading', onRetry: revalidate };
  return offline ? <NeedsNetwork {...asking} /> : <Fault {...asking} />;
}
