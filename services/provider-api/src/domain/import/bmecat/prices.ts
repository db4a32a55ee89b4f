/** The price of an article for one of its order units, and those for more. */
import { seen, type Fault } from '../faults';
import type { XmlElement } from '../files/xml-elements';
import { momentOf } from '../../trade/moment-text';
import { all, said } from './elements';

/** Without tax, for everybody. Others are a customer's, with tax, or a recommendation. */
const PRICE_TYPE = 'net_list';
const OURS = 'PHP';

export type PriceHearer = {
  fault: (fault: Fault) => void;
  /** Hears what is left out, for a count. */
  note: (text: string) => void;
};

export type ArticlePrices = {
  price?: number | string;
  currency?: string;
  price_steps?: { quantity: number; price: number | string }[];
  /** The lowest quantity that has a price. */
  from: number;
};

type Price = { amount: number | string; lower: number; currency: string | undefined };

/** Whether prices are in force: a day is all of it. */
function isInForce(details: XmlElement, now: Date, note: PriceHearer['note']): boolean {
  const ends = [
    ['valid_start_date', false],
    ['valid_end_date', true],
  ] as const;
  for (const [kind, isEnd] of ends) {
    const [element] = all(details, 'DATETIME').filter(({ attributes }) => attributes.type === kind);
    const moment = momentOf(said(element, 'DATE') ?? said(details, kind.toUpperCase()), isEnd);
    if (moment === null) continue;
    if (isEnd ? Date.parse(moment) > now.getTime() : Date.parse(moment) <= now.getTime()) continue;
    note(`prices ${isEnd ? 'whose time is over' : 'that are not yet in force'}`);
    return false;
  }
  return true;
}

/** Prices are for so many units, and multiplied by a factor. */
function amountOf(price: XmlElement, units: number): number | string {
  const written = said(price, 'PRICE_AMOUNT') ?? '';
  const factor = Number(said(price, 'PRICE_FACTOR') ?? 1);
  const isNumber = /^\d+(?:\.\d+)?$/.test(written);
  // What is written in another way may still be one price.
  if (!isNumber && factor === 1 && units === 1) return written;
  return isNumber ? Number(((Number(written) * factor) / units).toPrecision(12)) : Number.NaN;
}

/** The prices in one currency: ours where some are, else the catalogue's. */
function inOneCurrency(prices: Price[], catalogue: string | undefined): Price[] {
  const wanted = [OURS, catalogue, prices[0]?.currency];
  const currency = wanted.find((one) => prices.some((price) => price.currency === one));
  return prices.filter((price) => price.currency === currency);
}

/**
 * @param article its element
 * @param options the catalogue's currency, the price type that a map asks for, and the clock
 */
export function pricesOf(
  article: XmlElement,
  options: { currency: string | undefined; type: string | undefined; now: Date },
  { fault, note }: PriceHearer,
): ArticlePrices {
  const { type = PRICE_TYPE, now } = options;
  const [order] = all(article, 'ARTICLE_ORDER_DETAILS', 'PRODUCT_ORDER_DETAILS');
  const units = Number(said(order, 'PRICE_QUANTITY') ?? 1);
  const found: Price[] = [];
  for (const details of all(article, 'ARTICLE_PRICE_DETAILS', 'PRODUCT_PRICE_DETAILS')) {
    const prices = all(details, 'ARTICLE_PRICE', 'PRODUCT_PRICE');
    const wanted = prices.filter((price) => price.attributes.price_type === type);
    for (const { attributes } of prices) {
      if (attributes.price_type === type) continue;
      note(
        `prices of the type ${attributes.price_type ?? 'none'}: price_type of a map chooses one`,
      );
    }
    if (wanted.length === 0 || !isInForce(details, now, note)) continue;
    for (const price of wanted) {
      found.push({
        amount: amountOf(price, units),
        lower: Number(said(price, 'LOWER_BOUND') ?? 1),
        currency: said(price, 'PRICE_CURRENCY')?.toUpperCase() ?? options.currency?.toUpperCase(),
      });
    }
  }
  const prices = inOneCurrency(found, options.currency?.toUpperCase()).toSorted(
    (a, b) => a.lower - b.lower,
  );
  const [first] = prices;
  if (!first) return { from: 1 };
  const bad = (reason: string, value: unknown) =>
    fault({ field: 'price', reason, seen: seen(String(value)) });
  const steps: { quantity: number; price: number | string }[] = [];
  let last = first;
  for (const price of prices.slice(1)) {
    if (price.amount === last.amount) continue;
    if (price.lower === last.lower) {
      bad(`has two values for ${price.lower} or more`, `${last.amount}, ${price.amount}`);
    }
    steps.push({ quantity: price.lower, price: price.amount });
    last = price;
  }
  for (const { amount, lower } of prices) {
    if (Number.isNaN(amount)) bad('is no number, of so many units', said(order, 'PRICE_QUANTITY'));
    if (!Number.isInteger(lower) || lower < 1) bad('has a LOWER_BOUND that is no quantity', lower);
  }
  if (!(units > 0)) bad('is of a PRICE_QUANTITY that is none', said(order, 'PRICE_QUANTITY'));
  // Nobody sells a tenth of a centavo, and a rounded price would be another one.
  const isOurs = first.currency === undefined || first.currency === OURS;
  if (isOurs && typeof first.amount === 'number' && units !== 1) {
    const rounded = Math.round(first.amount * 100) / 100;
    if (Math.abs(rounded - first.amount) > first.amount * 0.005) {
      bad(`is ${first.amount} for one unit, which centavos can not say`, first.amount);
    }
  }
  return {
    price: first.amount,
    from: first.lower,
    ...(first.currency === undefined ? {} : { currency: first.currency }),
    ...(steps.length > 0 ? { price_steps: steps } : {}),
  };
}
