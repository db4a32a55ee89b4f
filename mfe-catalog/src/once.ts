/**
 * Loads once and gives the same value from then on; a failed load may be tried again. The shell
 * asks for a page at every visit, also when only the query changed: another component there would
 * make React start the page anew, and focus and typed text would be lost.
 */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
