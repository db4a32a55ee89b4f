import type { Context } from 'hono';
import type { RegistryFile } from 'release-registry/registry-file';
import { bucketOf, giveBucket } from '../releases/bucket';
import type { Seal } from '../releases/seal';
import { keepShare, shareOf } from '../releases/share';
import { deviceOf } from './device-of';
import type { ReleaseWatch } from './release-watch';
import type { Tickets } from './ticket';

export type OfferDependencies = {
  registryFile: RegistryFile;
  /** The network that a call comes from. */
  networkOf: (context: Context) => string;
  watch: ReleaseWatch;
  tickets: Tickets;
  seal: Seal;
  /** Whether shoppers reach the shop by https. */
  secure: boolean;
};

export type Accepted = { ticket: string; bucket: string };

/**
 * Accepts the offer of a document that caches share: the tab gets its ticket, the browser its bucket
 * and share, and the document counts as served to this shopper.
 * @returns null where this shop hasn't made the offer
 */
export async function acceptOffer(
  context: Context,
  offer: string,
  { registryFile, networkOf, watch, tickets, seal, secure }: OfferDependencies,
): Promise<Accepted | null> {
  const bucket = bucketOf(context, seal) ?? giveBucket(context, seal, secure);
  const accepted = tickets.accept(offer, bucket);
  if (!accepted) return null;
  const shopper = { bucket, network: networkOf(context), device: deviceOf(context) };
  watch.served(shopper, accepted.shown);
  keepShare(context, shareOf(await registryFile.read(), bucket), secure);
  return { ticket: accepted.ticket, bucket };
}
