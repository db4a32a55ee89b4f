/** The form of the shop's settings: what is typed of each, and what is wrong with it at its field. */
import { TIN_FAULT, tinOf } from 'shared-contracts/wire/company';
import * as z from 'zod';
import { isDay } from '../../domain/manila-day';
import { faultOfMethods, methodsIn } from '../../domain/settings/payment-methods';
import { invalid } from '../../domain/refusal';
import type { ShopSettings } from '../../domain/settings/shop-settings';
import { WEEK } from '../../domain/settings/opening-hours';
import { typed, wholeNumber } from '../form';

const DAY_MINUTES = 24 * 60;
const NO_CLOCK = 'Must be a time of day such as 8:00 or 17:30.';

/** A time of day in minutes since midnight; null where nothing is typed. */
const clock = typed(10).transform((text, context) => {
  if (text === '') return null;
  const [, hour = '', minute = '0'] = /^(\d{1,2})(?::(\d{2}))?$/.exec(text) ?? [];
  const minutes = hour === '' ? Number.NaN : Number(hour) * 60 + Number(minute);
  if (minutes <= DAY_MINUTES && Number(minute) < 60) return minutes;
  context.addIssue({ code: 'custom', message: NO_CLOCK });
  return z.NEVER;
});

const closedDays = typed(2000).transform((text, context) => {
  const days = [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
  const wrong = days.find((day) => !isDay(day));
  if (wrong === undefined) return days.toSorted();
  context.addIssue({ code: 'custom', message: `‘${wrong}’ is no day such as 2026-12-25.` });
  return z.NEVER;
});

const tin = typed(30).transform((text, context) => {
  const read = text === '' ? '' : tinOf(text);
  if (read !== null) return read;
  context.addIssue({ code: 'custom', message: TIN_FAULT });
  return z.NEVER;
});

const ticked = z
  .enum(['yes'])
  .optional()
  .transform((value) => value === 'yes');

const PREPARATION = 'Must be a whole number of minutes, 1440 at most.';
const UNPAID = 'Must be a whole number of days from 1 to 365.';

type Day = (typeof WEEK)[number]['day'];
type Time = `${'opens' | 'closes'}-${Day}`;

/** The fields of one day, by its place in the week. */
export const dayFields = (day: Day): { opens: Time; closes: Time } => ({
  opens: `opens-${day}`,
  closes: `closes-${day}`,
});

const hours = Object.fromEntries(
  WEEK.flatMap(({ day }) => Object.values(dayFields(day)).map((name) => [name, clock])),
) as Record<Time, typeof clock>;

export const shopForm = z
  .object({
    shown: z.string().max(64).default(''),
    closed: closedDays,
    preparation: wholeNumber(PREPARATION, 0, DAY_MINUTES),
    pickupAddress: typed(400),
    sellerName: typed(200),
    sellerAddress: typed(400),
    sellerTin: tin,
    noInputTax: ticked,
    otherMethods: typed(2000),
    unpaidDays: wholeNumber(UNPAID, 1, 365),
    cancelUnpaid: ticked,
    namesRead: ticked,
    choicesCount: ticked,
  })
  .extend(hours);

type Typed = z.output<typeof shopForm>;

/**
 * @param cash the first of the shop's payment methods, which no form changes
 * @throws Refusal invalid for a day with one of the two times, or that closes before it opens, and for
 *   names of payment methods
 */
export function settingsTyped(fields: Typed, cash: string): ShopSettings {
  const faults: Record<string, string> = {};
  const open: ShopSettings['hours'][number][] = Array.from({ length: 7 }, () => null);
  for (const { day } of WEEK) {
    const names = dayFields(day);
    const [opens, closes] = [fields[names.opens], fields[names.closes]];
    if (opens === null && closes === null) continue;
    if (opens === null) faults[names.opens] = 'Please say when it opens, or empty both.';
    else if (closes === null) faults[names.closes] = 'Please say when it closes, or empty both.';
    else if (closes <= opens) faults[names.closes] = 'Must be later than it opens.';
    else open[day] = { opens, closes };
  }
  const paymentMethods = [cash, ...methodsIn(fields.otherMethods)];
  const fault = faultOfMethods(paymentMethods);
  if (fault !== null) faults.otherMethods = fault;
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const { closed, preparation, pickupAddress, sellerName, sellerAddress, sellerTin } = fields;
  const { noInputTax, unpaidDays, cancelUnpaid, namesRead, choicesCount } = fields;
  return {
    ...{ hours: open, closed, preparation, pickupAddress, sellerName, sellerAddress, sellerTin },
    ...{ noInputTax, paymentMethods, unpaidDays, cancelUnpaid, namesRead, choicesCount },
  };
}
