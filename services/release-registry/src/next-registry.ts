import { BadEnvironment } from 'server-kit/environment';
import type { AppName, Registry } from 'shared-contracts/release';
import type { NextRegistry } from './changes';
import { namedReleases } from './named-releases';
import { ReleaseRefused } from './release-refused';

/** What would name a release whose files may be gone in a moment. */
function namedWhileRemoved({ removing = {} }: NextRegistry, next: NextRegistry): string[] {
  return Object.entries(removing).flatMap(([name, versions]) => {
    const app = name as AppName;
    const named = namedReleases(next, app);
    return versions
      .filter((version) => named.has(version))
      .map(
        (version) =>
          `${app} ${version} is being removed from the store; next: pnpm release prune, which finishes that, then publish it again`,
      );
  });
}

/**
 * The registry as it is written, from what is stored now.
 * @throws ReleaseRefused where it names what is being removed; BadEnvironment where the registry was
 *   moved to a database, so that this file is changed no more
 */
export function nextRegistry(now: Registry, next: NextRegistry): Registry {
  if (now.moved) {
    throw new BadEnvironment(
      'REGISTRY_URL: is needed, since the registry was moved to PostgreSQL (pnpm release migrate)',
    );
  }
  const faults = new Set([...namedWhileRemoved(now, next), ...namedWhileRemoved(next, next)]);
  if (faults.size > 0) throw new ReleaseRefused([...faults]);
  return { ...next, revision: Math.max(now.revision, next.revision ?? 0) + 1 };
}
