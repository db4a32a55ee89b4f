/** React contexts, which React changes while it renders, so they are not frozen. */
const CONTEXTS = new Set<unknown>(
  ['react.context', 'react.provider', 'react.consumer'].map((name) => Symbol.for(name)),
);

const isThing = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const isContext = (thing: object) =>
  CONTEXTS.has((Object.getOwnPropertyDescriptor(thing, '$$typeof') ?? {}).value);

const isModule = (thing: object) =>
  (Object.getOwnPropertyDescriptor(thing, Symbol.toStringTag) ?? {}).value === 'Module';

/**
 * Freezes objects, and everything that can be reached from them. Values that a library computes on
 * first use are computed now.
 */
export function harden(things: Iterable<unknown>): void {
  const seen = new Set<unknown>();
  const waiting = [...things];
  while (waiting.length > 0) {
    const thing = waiting.pop();
    if (!isThing(thing) || seen.has(thing) || isContext(thing)) continue;
    seen.add(thing);
    for (const key of Reflect.ownKeys(thing)) {
      const { get } = Object.getOwnPropertyDescriptor(thing, key) ?? {};
      try {
        if (get) waiting.push(Reflect.get(thing, key));
      } catch {
        // A getter that works on instances only.
      }
      const part: PropertyDescriptor = Object.getOwnPropertyDescriptor(thing, key) ?? {};
      waiting.push(part.value, part.get, part.set);
    }
    waiting.push(Object.getPrototypeOf(thing));
    // The bytes of a typed array can't be frozen, and other code can't change a module's exports
    // anyway.
    if (!ArrayBuffer.isView(thing) && !isModule(thing)) Object.freeze(thing);
  }
}

/**
 * Lets a plain assignment give an object a property of its own where it inherits one from a frozen
 * prototype; the assignment would fail otherwise.
 */
export function allowOverriding(prototype: object, parts: readonly string[]): void {
  for (const part of parts) {
    const inherited: PropertyDescriptor | undefined = Object.getOwnPropertyDescriptor(
      prototype,
      part,
    );
    if (!inherited?.configurable || !('value' in inherited)) continue;
    const value: unknown = inherited.value;
    Object.defineProperty(prototype, part, {
      enumerable: false,
      get: () => value,
      set(this: unknown, own: unknown) {
        if (this === prototype || !isThing(this)) throw new TypeError(`${part} stays as it is`);
        Object.defineProperty(this, part, {
          value: own,
          writable: true,
          enumerable: true,
          configurable: true,
        });
      },
    });
  }
}
