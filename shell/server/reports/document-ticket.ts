import type { Context } from 'hono';
import type { AppName } from 'shared-contracts/release';
import { bucketOf, giveBucket } from '../releases/bucket';
import type { ChosenReleases } from '../releases/chosen-releases';
import { shownReleases } from '../releases/shown-releases';
import { deviceOf } from './device-of';
import type { OfferDependencies } from './accept-offer';

/** The ticket of one answer; its document counts as served to this shopper. */
export function documentTicket(
  context: Context,
  { set, good }: ChosenReleases,
  shown: AppName[],
  { networkOf, watch, tickets, seal, secure }: Omit<OfferDependencies, 'registryFile'>,
): string {
  const bucket = bucketOf(context, seal) ?? giveBucket(context, seal, secure);
  const shopper = { bucket, network: networkOf(context), device: deviceOf(context) };
  watch.served(shopper, shownReleases(set, shown));
  return tickets.issue(bucket, [set, good]);
}
