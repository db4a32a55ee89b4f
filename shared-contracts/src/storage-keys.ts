/**
 * What apps hand each other, and their own next release, in the browser's storage. Each key is in a
 * file of its own, whose functions alone read and write it: `write…`, `read…` for the value, `holds…`
 * for whether there is one (in `…-held.ts` where its caller mustn't carry the schema). A release's
 * contract says by them which keys it writes and reads, with the shape of the value, and the check
 * compares releases by it. A key that only one app knows, of
 * which nothing is lost if it can't be read, is no part of this.
 *
 * An older or broken value: a change of a shape goes live in two steps, first a release that reads
 * both, then one that writes the new one. What still can't be read is left out, line by line in a
 * list of lines, and the page goes on as if it had never been stored.
 */
import type { AppName } from './app-names';
import type { z } from './schema';
import { askedLines } from './storage-keys/asked-lines';
import { begunOrder } from './storage-keys/begun-order';
import { cartUnits } from './storage-keys/cart-units';
import { guestCart } from './storage-keys/guest-cart';
import { persistentSignInMark } from './storage-keys/persistent-sign-in';
import { savedList } from './storage-keys/saved-list';
import { unsentMessages } from './storage-keys/unsent-messages';

type Schema = () => z.core.$ZodType;

/** A key of the browser's storage: its writers and readers, and what each of them says of the value. */
export type StorageKey = {
  area: 'localStorage' | 'sessionStorage';
  key: string;
  writers: readonly AppName[];
  /** Who reads the value, and who only whether there is one. */
  readers: readonly AppName[];
  holders: readonly AppName[];
  writes: Schema;
  reads: Schema;
};

/** Every key, by the name of its file in `storage-keys/`. */
export const storageKeys = {
  /** A list that can't be read whole is no list: its lines are from one click, of the same tab. */
  'asked-lines': {
    area: 'sessionStorage',
    key: 'asked-lines',
    writers: ['mfe-account', 'mfe-cart-checkout', 'mfe-content'],
    readers: ['mfe-content'],
    holders: [],
    writes: askedLines,
    reads: askedLines,
  },
  /** An order that can't be read is none; without its customer and entries the form is empty. */
  'begun-order': {
    area: 'localStorage',
    key: 'begun-order',
    writers: ['mfe-cart-checkout'],
    readers: ['mfe-account', 'mfe-cart-checkout'],
    holders: ['mfe-account'],
    writes: begunOrder,
    reads: begunOrder,
  },
  /** A number that can't be read is none, until the cart has been read again. */
  'cart-units': {
    area: 'localStorage',
    key: 'cart-units',
    writers: ['mfe-cart-checkout'],
    readers: ['shell'],
    holders: [],
    writes: cartUnits,
    reads: cartUnits,
  },
  /** A line that can't be read, has no price or is there twice is left out. */
  'guest-cart': {
    area: 'localStorage',
    key: 'cart',
    writers: ['mfe-cart-checkout'],
    readers: ['mfe-cart-checkout'],
    holders: ['shell'],
    writes: guestCart,
    reads: guestCart,
  },
  /** A text that is none of these is asked about at the provider. */
  'persistent-sign-in': {
    area: 'localStorage',
    key: 'persistent-sign-in',
    writers: ['mfe-account', 'shell'],
    readers: ['mfe-account', 'shell'],
    holders: ['shell'],
    writes: persistentSignInMark,
    reads: persistentSignInMark,
  },
  /** A line that can't be read or is there twice is left out. */
  'saved-list': {
    area: 'localStorage',
    key: 'saved-list',
    writers: ['mfe-account'],
    readers: ['mfe-account'],
    holders: ['mfe-account'],
    writes: savedList,
    reads: savedList,
  },
  /** A message that can't be read is left out. */
  'unsent-messages': {
    area: 'localStorage',
    key: 'unsent-messages',
    writers: ['mfe-content'],
    readers: ['mfe-content'],
    holders: ['shell'],
    writes: unsentMessages,
    reads: unsentMessages,
  },
} satisfies Record<string, StorageKey>;
