import type { Registry } from 'shared-contracts/release';

type Previews = NonNullable<Registry['previews']>;

/** How long a preview can be looked at, in milliseconds: a week. */
export const PREVIEW_LASTS = 7 * 24 * 3_600_000;

/** Forgets the previews whose end has passed; the releases stay in the store. */
export function withoutEnded<Seen extends Pick<Registry, 'previews'>>(
  seen: Seen,
  now = Date.now(),
): Seen {
  const { previews } = seen;
  if (!previews) return seen;
  const left = Object.entries(previews).map(([app, versions]) => [
    app,
    Object.fromEntries(Object.entries(versions).filter(([, { until }]) => Date.parse(until) > now)),
  ]);
  return { ...seen, previews: Object.fromEntries(left) as Previews };
}
