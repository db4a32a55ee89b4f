/** How long a part of a remote may take to load or to render, in milliseconds. */
export const REMOTE_LIMIT = 10_000;

/**
 * Gives a promise a time limit.
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
