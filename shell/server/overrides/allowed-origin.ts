/**
 * The origins from which a local build may come where OVERRIDE_ORIGINS is not set: the developer's
 * machine.
 */
export const LOCAL_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Whether an origin is on the list: exactly, or with `*` as its port.
 * @param allowed such as `http://localhost:*` or `https://builds.example.com`
 */
export function isAllowed(origin: string, allowed: string[]): boolean {
  const anyPort = origin.replace(/:\d+$/, '');
  return allowed.some((each) => each === origin || each === `${anyPort}:*`);
}
