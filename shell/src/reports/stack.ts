import type { AppName } from 'shared-contracts/app-names';

/** A place in a release's script: `mfe-search/1.2.0-3f9a1c20/entry.js:1:2345`. */
const PLACE = /[a-z-]+\/\d+\.\d+\.\d+[\w.-]*\/[\w.@-]+\.js:\d+:\d+/g;
const MOST = 8;
/** How much of a stack is read, in characters: its message may be long. */
const READ = 8_000;

/**
 * Where an error was thrown, the innermost call first: places in scripts of releases, and nothing
 * else that the stack says. Empty where there is none.
 */
export function stackOf(error: unknown): { stack?: string[] } {
  const text = error instanceof Error ? (error.stack ?? '').slice(0, READ) : '';
  const places = text.match(PLACE)?.slice(0, MOST) ?? [];
  return places.length > 0 ? { stack: places } : {};
}

/**
 * The version of the app whose script threw, by the innermost of its places; a release that was
 * replaced in this tab may still run. Undefined where no script of the app is among them.
 */
export function thrownBy(app: AppName, stack: readonly string[] = []): string | undefined {
  const places = stack.map((place) => place.split('/'));
  return places.find(([owner]) => owner === app)?.[1];
}
