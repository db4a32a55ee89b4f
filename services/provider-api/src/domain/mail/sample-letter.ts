/** A whole letter of each kind with made-up contents, for who changes its words. */
import type { OrderStatus } from '../../database/tables/orders';
import { quotationText } from './inquiry-letters';
import type { LetterKind } from '../settings/letter-kinds';
import { orderLetter } from './letters';
import type { Letter } from './mailer';
import {
  handedOutLetter,
  orderChangedLetter,
  orderEditedLetter,
  returnedLetter,
} from './order-letters';
import { offerLetter, requestedLetter } from './quotation-letters';
import { paths } from 'shared-contracts/paths';
import { orderPart, quotationPart, type LetterShop } from './shop-part';

const TO = 'ana.cruz@example.ph';
const NAME = 'Ana Cruz';
const ORDER = 'ORD-7K3M-92QX';
const QUOTATION = 'QUO-4H8P-TW6R';
const SUMS = { subtotal: 899_900, vat: 107_988, total: 1_007_888 };
const LINE = {
  ...{ productName: 'Cordless Hammer Drill', variantName: 'Kit', model: 'TMW-HD18' },
  ...{ quantity: 1, price: 899_900 },
};
const PHONE = '0917 000 0000';
const request = { name: NAME, email: TO, mobile: PHONE, number: QUOTATION };

const STATUS: Partial<Record<LetterKind, Exclude<OrderStatus, 'Pending'>>> = {
  confirmed: 'Confirmed',
  ready: 'Ready for pickup',
  collected: 'Completed',
  cancelled: 'Cancelled',
};

/** @param payUntil the last day to pay, '2026-06-08' */
function ofOrder(shop: LetterShop, kind: LetterKind, payUntil: string): Letter {
  const waits = !['collected', 'cancelled', 'returned'].includes(kind);
  const about = { kind, number: ORDER, name: NAME, waits, path: paths.order(ORDER), payUntil };
  const part = orderPart(shop, about);
  const order = { number: ORDER, name: NAME };
  const status = STATUS[kind];
  if (status) {
    const money = { owed: kind === 'ready' ? SUMS.total : 0, received: 0, refundDue: 0 };
    const reason = kind === 'cancelled' ? 'We had no payment for it in time.' : '';
    return orderChangedLetter(TO, part, status, {
      ...{ ...order, ...money, reason, words: '', poNumber: null },
    });
  }
  const goods = ['1 x Cordless Hammer Drill (Kit)'];
  if (kind === 'partly') {
    const rest = { rest: goods, isKept: true, total: SUMS.total, refundDue: 0 };
    return handedOutLetter(TO, part, { ...order, taken: goods, ...rest });
  }
  if (kind === 'returned') {
    return returnedLetter(TO, part, { ...order, returned: goods, amount: SUMS.total });
  }
  if (kind === 'changed') {
    const changes = ['Cordless Hammer Drill (Kit): 2 → 1'];
    const now = { lines: [LINE], discountRate: 0, totals: SUMS };
    return orderEditedLetter(TO, part, { ...order, changes, ...now });
  }
  const who = { contactEmail: null, company: null, facts: [], phone: PHONE };
  return orderLetter(TO, part, { ...order, ...who, lines: [LINE], totals: SUMS });
}

function ofQuotation(shop: LetterShop, kind: 'requested' | 'offered', until: string): Letter {
  const path = kind === 'requested' ? `/quotations/${QUOTATION}` : null;
  const part = quotationPart(shop, { kind, number: QUOTATION, name: NAME, path });
  if (kind === 'requested') {
    const lines = [{ text: 'Cordless Hammer Drill', quantity: 1 }];
    return requestedLetter({ ...request, lines }, part, TO);
  }
  const lines = [{ ...LINE, fullPrice: null, discountRate: 0 }];
  const totals = { ...SUMS, rate: 0 };
  const offer = { lines, totals, missing: [], words: '', terms: '', replaces: null };
  const text = quotationText({ number: QUOTATION, ...offer, validUntil: until });
  const page = shop.origin && `${shop.origin}/quotations/shared/…`;
  return offerLetter(
    { name: NAME, email: TO },
    part,
    { number: QUOTATION, text, page, version: 1 },
    TO,
  );
}

/**
 * @param shop with the words that are to be seen
 * @param day until which an order is paid or a quotation holds: '2026-06-08'
 */
export const sampleLetter = (shop: LetterShop, kind: LetterKind, day: string): Letter =>
  kind === 'requested' || kind === 'offered'
    ? ofQuotation(shop, kind, day)
    : ofOrder(shop, kind, day);
