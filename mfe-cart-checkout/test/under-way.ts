/** The calls that are on their way to the provider, for tests that hold the tab's clock. */

const calls = new Set<Promise<unknown>>();

/** A call that `answered` waits for. */
export async function underWay(call: Promise<unknown>): Promise<unknown> {
  calls.add(call);
  try {
    return await call;
  } finally {
    calls.delete(call);
  }
}

/** The clock on the wall, also where a test holds the tab's. */
const { setTimeout: reallyWait } = globalThis;

/** Waits until every call has its answer, and what the tab sends on it has one too. */
export async function answered(): Promise<void> {
  // An answer's next call may leave a few turns after it.
  for (let quiet = 0; quiet < 3; quiet = calls.size > 0 ? 0 : quiet + 1) {
    await Promise.allSettled(calls);
    await new Promise<void>((done) => void reallyWait(done, 0));
  }
}
