import { z } from '../schema';
import type { MatchedLine } from '../wire/quick-order';

/** What the catalogue on this device says of lines. */
export type OfflineLines = {
  /** Of when prices and stock are, ISO 8601. */
  asOf: string;
  /** As many as were asked, in the same order. */
  lines: readonly MatchedLine[];
  /** Variants that may cost less from a quantity on, which the catalogue doesn't tell. */
  stepped: readonly string[];
};

const onRead = z.custom<(read: OfflineLines) => void>((value) => typeof value === 'function');

/**
 * Offers the catalogue for this device, and says of when the one is that is on it. It reads `texts` by
 * it, where it is here, and else calls nothing.
 */
export const searchOfflineCatalogue = z.object({
  texts: z.optional(z.array(z.string())),
  onRead: z.optional(onRead),
});
