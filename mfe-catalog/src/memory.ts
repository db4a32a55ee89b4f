/** Values by key, for a time: what a page has loaded and may show again without asking. */
export type Memory<Value> = {
  /** The value, unless it was never kept, is too old, or had to make room. */
  read(key: string): Value | undefined;
  /** The value however old it is, unless it had to make room. */
  last(key: string): Value | undefined;
  keep(key: string, value: Value): void;
  forget(key: string): void;
};

/**
 * @param most how many values are kept; beyond it the oldest goes
 * @param lasts how long a value is kept, in milliseconds
 */
export function createMemory<Value>(most: number, lasts: number): Memory<Value> {
  const values = new Map<string, { value: Value; until: number }>();
  return {
    read(key) {
      const kept = values.get(key);
      return kept && kept.until > Date.now() ? kept.value : undefined;
    },
    last: (key) => values.get(key)?.value,
    keep(key, value) {
      values.delete(key);
      values.set(key, { value, until: Date.now() + lasts });
      for (const oldest of values.keys()) {
        if (values.size <= most) break;
        values.delete(oldest);
      }
    },
    forget(key) {
      values.delete(key);
    },
  };
}
