import type { Head, LoaderContext } from 'shared-contracts/door';
import { previewPicture } from 'shared-contracts/paths';
import { readOffer, type Offer } from '../reorder/read-offer';
import { firstOf, sharedCartPath, sharedLines, type SharedLine } from './shared-lines';

/** What the link says, and what the shop says of its first lines, by variant. */
export type SharedCart = {
  lines: SharedLine[];
  /** How many parts of the link could not be read. */
  left: number;
  offers: Record<string, Offer>;
};

/** Reads the first lines of a shared cart; nothing of the visitor's own cart. */
export async function loadSharedCart({ url, host }: LoaderContext): Promise<SharedCart> {
  const { lines, left } = sharedLines(url.searchParams);
  const offers = await Promise.all(
    firstOf(lines).map(async ({ variant_id: id }) => [id, await readOffer(host.http, id)] as const),
  );
  return { lines, left, offers: Object.fromEntries(offers) };
}

/** '1 item', '3 items': the lines, as a shopper counts them. */
export const itemsText = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** The page's head: a preview of the link says what is in the cart, and shows its first picture. */
export function sharedCartHead({ lines, offers }: SharedCart): Head {
  if (lines.length === 0) return { title: 'A shared cart', robots: 'noindex' };
  const known = lines.flatMap(({ variant_id: id, quantity }) => {
    const offer = offers[id];
    return offer && 'line' in offer ? [{ ...offer.line, quantity }] : [];
  });
  const named = known.slice(0, 3).map((line) => `${line.quantity} × ${line.product_name}`);
  const more = lines.length - named.length;
  const image = previewPicture(known.map((line) => line.product_image).find(Boolean));
  return {
    title: `A shared cart: ${itemsText(lines.length)}`,
    description:
      named.length === 0
        ? `${itemsText(lines.length)} to look at and add to your own cart.`
        : `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    canonical: sharedCartPath(lines),
    ...(image === null ? {} : { image }),
    robots: 'noindex',
  };
}
