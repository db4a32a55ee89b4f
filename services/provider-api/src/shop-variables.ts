/** How the shop does business, as its server says it. */
import type { Settings } from 'server-kit/environment';
import { count, flag, list, words } from 'server-kit/setting';
import { tinOf } from 'shared-contracts/wire/company';
import * as z from 'zod';
import { isDay } from './domain/manila-day';
import { faultOfMethods } from './domain/settings/payment-methods';
import type { ShopSettings } from './domain/settings/shop-settings';
import { NEVER_OPEN, openingHoursOf } from './domain/settings/opening-hours';

const openingHours = words.transform((said, context) => {
  if (said === 'off') return NEVER_OPEN;
  const read = openingHoursOf(said);
  if (read !== null) return read;
  const message = 'must be off, or days and hours such as Mon-Fri 8:00-17:00, Sat 8:00-12:00';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const paymentMethods = list.refine(
  (all) => faultOfMethods(all) === null,
  'must be short names by commas, each once, such as Cash, GCash',
);

const sellerTin = words.transform((said, context) => {
  const tin = tinOf(said);
  if (tin === null) {
    const message = 'must be 9 digits and a branch code, such as 123-456-789-00000';
    context.addIssue({ code: 'custom', message });
  }
  return tin;
});

const closedDays = list.refine(
  (all) => all.every(isDay),
  'must be days such as 2026-12-25, by commas',
);

export const shopVariables = {
  /** How many days an open order may wait for its payment, to the end of the last, before cancelling it is offered. */
  UNPAID_DAYS: count(1, 365).default(7),
  /** `on`: the shop itself cancels orders that wait longer. */
  UNPAID_CANCEL: flag.default(false),
  /** The largest discount on an order or a quotation that the role counter may give, in per cent; an owner gives any. */
  COUNTER_DISCOUNT: count(0, 100).default(10),
  /** How many days after it was handed out something can come back to the counter. */
  RETURN_DAYS: count(0, 365).default(7),
  /** How customers pay, by commas. The first is cash, which alone needs no reference number. */
  PAYMENT_METHODS: paymentMethods.prefault('Cash, GCash, Maya, Bank transfer, Cheque'),
  /**
   * The seller's name as it is registered with the tax office, on receipts and other papers (National
   * Internal Revenue Code, section 113 (B), as amended by Republic Act 11976); without it papers say
   * the shop's name.
   */
  SELLER_NAME: words.optional(),
  /** The seller's registered address, on the same papers. */
  SELLER_ADDRESS: words.optional(),
  /** The seller's Taxpayer Identification Number with its branch code: `123-456-789-00000`. */
  SELLER_TIN: sellerTin.optional(),
  /**
   * `on`: receipts and order papers say `THIS DOCUMENT IS NOT VALID FOR CLAIM OF INPUT TAX`, as
   * Revenue Regulations 7-2024 of the Bureau of Internal Revenue ask of documents that supplement an
   * invoice (sections 2 and 8). The shop makes no invoice, whatever this says.
   */
  NO_INPUT_TAX: flag.default(true),
  /** Units at which the report calls a counted stock low that has no reorder point. */
  LOW_STOCK: count(0, 9999).default(5),
  /**
   * When orders are handed out, in Manila time: days by three letters and the hours of a day, such as
   * `Mon-Fri 8:00-17:00, Sat 8:00-12:00`; pages then say from when something can be collected. `off`
   * where that isn't said.
   */
  COLLECTION_HOURS: openingHours.prefault('Mon-Sat 8:00-17:00'),
  /**
   * Days on which nothing is handed out all the same, such as `2026-12-25,2026-12-30`, by commas.
   * @default none
   */
  COLLECTION_CLOSED: closedDays.default([]),
  /** Where orders are handed out, as letters say it; without it they don't. */
  PICKUP_ADDRESS: words.optional(),
  /** How long it takes to get an order ready that is on the shelf, in minutes. */
  COLLECTION_PREPARATION: count(0, 1440).default(60),
  /** How many days a cart may lie until the report counts it as left. */
  CART_DAYS: count(1, 365).default(3),
};

/** What staff may set at the counter, as it is until they do. */
export function firstSettings(settings: Settings<typeof shopVariables>): ShopSettings {
  return {
    hours: settings.COLLECTION_HOURS,
    closed: settings.COLLECTION_CLOSED,
    preparation: settings.COLLECTION_PREPARATION,
    pickupAddress: settings.PICKUP_ADDRESS ?? '',
    sellerName: settings.SELLER_NAME ?? '',
    sellerAddress: settings.SELLER_ADDRESS ?? '',
    sellerTin: settings.SELLER_TIN ?? '',
    noInputTax: settings.NO_INPUT_TAX,
    paymentMethods: settings.PAYMENT_METHODS,
    unpaidDays: settings.UNPAID_DAYS,
    cancelUnpaid: settings.UNPAID_CANCEL,
    namesRead: true,
    choicesCount: true,
  };
}
