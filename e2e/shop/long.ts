/**
 * What `pnpm test` leaves to `TESTS=long pnpm test`, so that it takes a quarter of an hour: what another
 * test proves in another look or at lower cost. A promise is always proven by a test that isn't long.
 */

/** The tag of a test that is long. */
export const LONG_TAG = '@long';

/** The details of a test that is long, its second argument. */
export const LONG = { tag: LONG_TAG } as const;

/** Whether long tests run too, and samples are complete. */
export const RUNS_LONG = process.env.TESTS === 'long';
