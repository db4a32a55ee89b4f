import type { Events, FactName } from 'shared-contracts/facts';

/** Facts between remotes. An error in a listener is reported, and the other listeners still run. */
export function createEvents(onListenerError: (error: unknown, fact: FactName) => void): Events {
  const listeners = new Map<FactName, Set<(fact: never) => void>>();
  return {
    tell(name, fact) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          (listener as (fact: unknown) => void)(fact);
        } catch (error) {
          onListenerError(error, name);
        }
      }
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener));
      return () => {
        set.delete(listener);
      };
    },
  };
}
