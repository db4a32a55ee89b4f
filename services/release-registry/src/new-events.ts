import type { Registry, RegistryEvent } from 'shared-contracts/release';
import type { NextRegistry } from './changes';

/** The next registry, with something more said of each change that is new in its history. */
export function withNewEvents(
  seen: Registry,
  next: NextRegistry,
  more: (event: RegistryEvent) => Partial<RegistryEvent>,
): NextRegistry {
  const history = next.history.map((event) =>
    seen.history.includes(event) ? event : { ...event, ...more(event) },
  );
  return { ...next, history };
}
