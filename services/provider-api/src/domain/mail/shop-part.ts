/**
 * What a letter about an order or a quotation says of the shop: where and when it is picked up, until
 * when it is paid, where it can be read, and the owner's own words around it.
 */
import { formatDate } from 'shared-contracts/dates';
import type { Deps } from '../deps';
import type { Queries } from '../../database/open';
import type { ShopSettings } from '../settings/shop-settings';
import { hoursInWords } from '../settings/opening-hours';
import { filledWords, type LetterKind, type LetterWords } from '../settings/letter-kinds';
import { plainWords } from './plain-words';

/** What all letters of a moment know of the shop. */
export type LetterShop = {
  settings: Pick<ShopSettings, 'hours' | 'pickupAddress' | 'unpaidDays'>;
  words: Readonly<Record<LetterKind, LetterWords>>;
  /** Where shoppers find the shop; null where it is not known. */
  origin: string | null;
};

/** What stands around a letter's own text, and behind it. */
export type ShopPart = { introduction: string; facts: readonly string[]; closing: string };

/** Of a letter that is about no order, or corrects a mistake of ours. */
export const NO_SHOP_PART: ShopPart = { introduction: '', facts: [], closing: '' };

/** @param queries the transaction that causes the letter */
export async function letterShop(
  {
    shopSettings,
    settings,
  }: Pick<Deps, 'shopSettings'> & { settings: { shopOrigin: string | null } },
  queries: Queries,
): Promise<LetterShop> {
  return { ...(await shopSettings.forLetters(queries)), origin: settings.shopOrigin };
}

const addressIn = ({ settings }: LetterShop) => settings.pickupAddress.split('\n').join(', ');

/** Where and when something is handed out; empty where that isn't said. */
function pickup(shop: LetterShop): string {
  const [address, hours] = [addressIn(shop), hoursInWords(shop.settings.hours)];
  return [address && `Pickup at: ${address}`, hours && `Open: ${hours}`].filter(Boolean).join('\n');
}

/** Where an order or a quotation can be read; empty where the shop's address isn't known. */
const linkTo = ({ origin }: LetterShop, what: string, path: string | null) =>
  origin === null || path === null ? '' : `${what}: ${origin}${path}`;

const lastDay = (day: string | null) =>
  day === null ? '' : `The last day to pay is ${formatDate(`${day}T00:00:00+08:00`).text}.`;

type About = {
  kind: LetterKind;
  /** Of the order or quotation. */
  number: string;
  /** Of the customer. */
  name: string;
};

function around(shop: LetterShop, { kind, number, name }: About, facts: string[]): ShopPart {
  const values = {
    ...{ number, name: plainWords(name), address: addressIn(shop) },
    hours: hoursInWords(shop.settings.hours),
  };
  const { introduction, closing } = shop.words[kind];
  return {
    introduction: filledWords(introduction, values),
    facts: facts.filter(Boolean),
    closing: filledWords(closing, values),
  };
}

export const orderPart = (
  shop: LetterShop,
  order: About & {
    /** Whether goods of it wait for the customer, or will. */
    waits: boolean;
    /** Its page for the customer; null where that has none. */
    path: string | null;
    /** In Manila; null where nothing is owed. */
    payUntil: string | null;
  },
): ShopPart => {
  const facts = order.waits ? [lastDay(order.payUntil), pickup(shop)] : [];
  return around(shop, order, [...facts, linkTo(shop, 'Your order', order.path)]);
};

export const quotationPart = (
  shop: LetterShop,
  quotation: About & {
    /** Its page for the customer; null where that has none, or the letter names another. */
    path: string | null;
  },
): ShopPart =>
  around(shop, quotation, [
    quotation.kind === 'offered' ? pickup(shop) : '',
    linkTo(shop, 'Your quotation', quotation.path),
  ]);
