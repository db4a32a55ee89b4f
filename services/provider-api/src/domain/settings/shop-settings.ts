/**
 * What an owner sets at the counter: when orders are handed out and where, who sells, how customers
 * pay, how long an order may wait for it, and whether names of products are read and choices of shoppers count. Each value is
 * stored as a text, with who changed it and when; the newest counts. What nobody has changed is as the
 * server's environment says.
 */
import { tinOf } from 'shared-contracts/wire/company';
import { isDay } from '../manila-day';
import { faultOfMethods, methodsIn } from './payment-methods';
import { hoursText, NEVER_OPEN, openingHoursOf, type OpeningHours } from './opening-hours';

export type ShopSettings = {
  /** When orders are handed out. A shop that never opens says nothing of it. */
  hours: OpeningHours;
  /** Days on which it is closed all the same, '2026-12-25'. */
  closed: readonly string[];
  /** How long it takes to get an order ready, in minutes. */
  preparation: number;
  /** Where orders are handed out, in lines; empty where that isn't said. */
  pickupAddress: string;
  /** The registered name; empty: papers say the shop's name. */
  sellerName: string;
  sellerAddress: string;
  /** With its branch code. */
  sellerTin: string;
  /** Whether papers say that they are not valid for claim of input tax. */
  noInputTax: boolean;
  /** How customers pay; the first is cash, which stays. */
  paymentMethods: readonly string[];
  /** How many days an open order may wait for its payment. */
  unpaidDays: number;
  /** Whether the shop itself cancels what waits longer. */
  cancelUnpaid: boolean;
  /** Whether facets, filters and the search take what the names of products say (name-facts). */
  namesRead: boolean;
  /** Whether what shoppers choose is counted, and raised in searches. */
  choicesCount: boolean;
};

/** How a setting is kept and named. */
type Setting<Value> = {
  /** As pages, history and log say it. */
  label: string;
  write: (value: Value) => string;
  /** @returns undefined for a text that says nothing, which then counts for nothing */
  read: (text: string) => Value | undefined;
};

const words = (label: string): Setting<string> => ({
  label,
  write: (value) => value,
  read: (text) => text,
});
const yesOrNo = (label: string): Setting<boolean> => ({
  label,
  write: (value) => (value ? 'yes' : 'no'),
  read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
});
const count = (label: string): Setting<number> => ({
  label,
  write: String,
  read: (text) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined),
});

export const SETTINGS: { [Name in keyof ShopSettings]: Setting<ShopSettings[Name]> } = {
  hours: {
    label: 'Opening hours',
    write: hoursText,
    read: (text) => (text === 'off' ? NEVER_OPEN : (openingHoursOf(text) ?? undefined)),
  },
  closed: {
    label: 'Closed on',
    write: (days) => days.join(', '),
    read(text) {
      const days = text.split(',').flatMap((day) => day.trim() || []);
      return days.every(isDay) ? days : undefined;
    },
  },
  preparation: count('Minutes to get an order ready'),
  pickupAddress: words('Pickup address'),
  sellerName: words('Registered name'),
  sellerAddress: words('Registered address'),
  sellerTin: {
    ...words('TIN with branch code'),
    read: (text) => (text === '' ? '' : (tinOf(text) ?? undefined)),
  },
  noInputTax: yesOrNo('Not valid for claim of input tax'),
  paymentMethods: {
    label: 'Payment methods',
    write: (methods) => methods.join('\n'),
    read(text) {
      const methods = methodsIn(text);
      return faultOfMethods(methods) === null ? methods : undefined;
    },
  },
  unpaidDays: count('Days to pay'),
  cancelUnpaid: yesOrNo('Unpaid orders end by themselves'),
  namesRead: yesOrNo('Facts read from names are used'),
  choicesCount: yesOrNo('What shoppers choose counts in searches'),
};

export const SETTING_NAMES = Object.keys(SETTINGS) as (keyof ShopSettings)[];

/** A setting as it is stored. */
export const written = <Name extends keyof ShopSettings>(
  name: Name,
  values: Pick<ShopSettings, Name>,
): string => SETTINGS[name].write(values[name]);
