/** One import at a time: two in steps would both treat a row as new. */
export type Turn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** @returns what does work once all that was given before is done, however that ended */
export function createTurn(): Turn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
