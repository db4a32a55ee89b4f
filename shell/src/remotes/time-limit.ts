/** How long a part of a remote may take to load or to show itself, in milliseconds. */
export const REMOTE_LIMIT = 10_000;

/**
 * A promise that may not take longer.
 * @param limit in milliseconds
 * @throws what the promise throws, or an error that says how long was waited
 */
export function withinLimit<Value>(promise: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`not loaded within ${limit / 1000} s`));
    }, limit);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
