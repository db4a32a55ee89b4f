/** The part of a visit that asks for quotations, and answers those that staff have offered. */
import { requestQuotation } from 'shared-contracts/calls';
import type { CallName } from './promised';
import type { Step } from './step';
import type { Visitor } from './visitor';

function wantGoods({ known }: Visitor): Promise<null> {
  const { product_id, variant_id } = known;
  known.lines = [{ product_id, variant_id, text: 'for the conformance test', quantity: 1 }];
  return Promise.resolve(null);
}

function recordNumber({ known }: Visitor, json: unknown): void {
  known.number = (json as { number?: unknown } | null)?.number;
}

const noOffer = ({ offer }: Visitor) =>
  Promise.resolve(offer ? null : 'staff have not offered anything');

async function offered({ offer, known }: Visitor): Promise<string | null> {
  if (!offer || typeof known.number !== 'string') return 'staff have not offered anything';
  await offer(known.number);
  return null;
}

/** One that is declined can't be accepted, so another is asked for. */
async function offeredAgain(visitor: Visitor): Promise<string | null> {
  const { wire, known, token } = visitor;
  const { name, email, mobile, lines } = known;
  const body = { name, email, mobile, lines };
  recordNumber(visitor, (await wire.call(requestQuotation, { body }, { token })).json);
  return offered(visitor);
}

const isListed: Step['after'] = ({ known }, json) =>
  JSON.stringify(json).includes(JSON.stringify(known.number))
    ? []
    : ['number: the quotation that was asked for is not there'];

export const quotationSteps = {
  requestQuotation: { before: wantGoods, record: recordNumber },
  listQuotations: { after: isListed },
  readQuotation: { after: isListed },
  shareQuotation: { before: offered },
  revokeQuotationLink: { before: noOffer },
  declineQuotation: { before: noOffer },
  acceptQuotation: { before: offeredAgain },
} satisfies Partial<Record<CallName, Step>>;
