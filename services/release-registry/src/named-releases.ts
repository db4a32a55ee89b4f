import type { AppName, Registry } from 'shared-contracts/release';

/**
 * The versions of an app that a registry names: what shoppers are given or can get back, what a
 * team's key has signed as such, previews, shadows, and what waits to go live.
 */
export function namedReleases(
  { apps, previews, sets, shadows }: Pick<Registry, 'apps' | 'previews' | 'sets' | 'shadows'>,
  app: AppName,
): Set<string> {
  const state = apps[app];
  const given = [state, state?.pointer].flatMap((each) =>
    each ? [each.live, each.canary?.version, each.lastKnownGood] : [],
  );
  const waiting = Object.values(sets ?? {}).map(({ releases }) => releases[app]?.version);
  return new Set(
    [
      ...Object.keys(state?.releases ?? {}),
      ...given,
      ...Object.keys(previews?.[app] ?? {}),
      ...waiting,
      shadows?.[app]?.version,
    ].filter((version) => typeof version === 'string'),
  );
}
