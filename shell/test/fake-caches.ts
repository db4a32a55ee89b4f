/** Caches in memory, which a test can make full or unreadable. */

/** As a promise, which rejects where the work throws. */
const soon = <Result>(work: () => Result) =>
  new Promise<Result>((resolve) => {
    resolve(work());
  });

export class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  /** How many entries fit in all. */
  room = Infinity;
  /** Whether the browser refuses every access. */
  blocked = false;

  #used(): number {
    return [...this.stores.values()].reduce((sum, { size }) => sum + size, 0);
  }

  #check(): void {
    if (this.blocked) throw new DOMException('blocked', 'SecurityError');
  }

  open(name: string) {
    return soon(() => {
      this.#check();
      const entries = this.stores.get(name) ?? new Map<string, Response>();
      this.stores.set(name, entries);
      return {
        match: (key: string) => soon(() => entries.get(key)?.clone()),
        put: (key: string, reply: Response) =>
          soon(() => {
            if (this.#used() >= this.room) throw new DOMException('full', 'QuotaExceededError');
            entries.set(key, reply);
          }),
        delete: (key: string | { url: string }) =>
          soon(() => entries.delete(typeof key === 'string' ? key : key.url)),
        keys: () => soon(() => [...entries.keys()].map((url) => ({ url }))),
      };
    });
  }

  keys(): Promise<string[]> {
    return soon(() => {
      this.#check();
      return [...this.stores.keys()];
    });
  }

  delete(name: string): Promise<boolean> {
    return soon(() => {
      this.#check();
      return this.stores.delete(name);
    });
  }

  /** As the browser's type. */
  get asStorage(): CacheStorage {
    return this as unknown as CacheStorage;
  }
}
