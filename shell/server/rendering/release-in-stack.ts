import type { ServerRelease } from './server-builds';

/** As `server-builds.ts` names a build's code. */
const FRAME = /([a-z-]+@[\w.+-]+)\.cjs:\d+:\d+/g;

/**
 * The release whose code is innermost in a stack, so that whoever renders a part isn't blamed for what the
 * part throws; undefined where none is in it.
 * @param stack whatever a release has thrown says; it may be anything
 */
export function releaseInStack(
  stack: unknown,
  releases: ServerRelease[],
): ServerRelease | undefined {
  if (typeof stack !== 'string') return undefined;
  for (const [, name] of stack.slice(0, 20_000).matchAll(FRAME)) {
    const found = releases.find(({ app, version }) => `${app}@${version}` === name);
    if (found) return found;
  }
  return undefined;
}

/** The stack of what was thrown, which may throw when it is read. */
export function stackOf(thrown: unknown): unknown {
  try {
    return (thrown as { stack?: unknown } | null)?.stack;
  } catch {
    return undefined;
  }
}
