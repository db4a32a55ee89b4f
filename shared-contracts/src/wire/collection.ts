/** From when something can be collected: an addition of the reference provider. */
import { z } from '../schema';

const said = z.object({
  /** A moment, ISO 8601. */
  from: z.string(),
  /** Calendar days from the day of the reply at the shop, 0 for that day itself. */
  days: z.int().check(z.minimum(0)),
});
export type Collection = z.infer<typeof said>;

/** Undefined for one that can't be read. */
export const collection = z.pipe(
  z.unknown(),
  z.transform((value): Collection | undefined => {
    const { data } = z.safeParse(said, value);
    return data && !Number.isNaN(Date.parse(data.from)) ? data : undefined;
  }),
);
