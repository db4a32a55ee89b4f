/**
 * Makes the handler of a failure. The failure is only logged (specification, section 8), and the
 * page shows its empty state.
 * @param what what was to be loaded, for the log
 */
export function logFailure(what: string): (error: unknown) => void {
  return (error) => {
    console.error(`${what} could not be loaded:`, error);
  };
}
