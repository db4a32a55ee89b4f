import type { Registry, ReleaseManifest } from 'shared-contracts/release';

function liveManifest(
  registry: Registry,
  app: keyof Registry['apps'],
): ReleaseManifest | undefined {
  const state = registry.apps[app];
  return state?.releases[state.live]?.manifest;
}

/**
 * Why a release may not go live beside what is live now: a shared library that the live shell
 * doesn't provide, or a page or fragment that the release before it had and this one lacks.
 * @returns nothing where it may
 */
export function refusals(candidate: ReleaseManifest, registry: Registry): string[] {
  const reasons: string[] = [];
  const shell = liveManifest(registry, 'shell');
  if (shell && candidate.app !== 'shell') {
    for (const name of candidate.shared) {
      if (!shell.shared.includes(name)) {
        reasons.push(`it needs ${name}, which the live shell ${shell.version} does not provide`);
      }
    }
  }
  if (candidate.app === 'shell') {
    for (const app of Object.keys(registry.apps) as (keyof Registry['apps'])[]) {
      const live = liveManifest(registry, app);
      for (const name of live?.shared ?? []) {
        if (app !== 'shell' && !candidate.shared.includes(name)) {
          reasons.push(`the live ${app} ${live?.version} needs ${name}, which it does not provide`);
        }
      }
    }
  }
  const before = liveManifest(registry, candidate.app);
  for (const [kind, label] of [
    ['pages', 'page'],
    ['fragments', 'fragment'],
  ] as const) {
    for (const name of Object.keys(before?.[kind] ?? {})) {
      if (!(name in candidate[kind])) {
        reasons.push(`the ${label} ${name} of ${before?.version} is gone`);
      }
    }
  }
  return reasons;
}
