/** Who changes what shoppers get by the command, for the history. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withNewEvents } from './new-events';
import type { ReleaseStore } from './store';

/**
 * Who is at work here: the name in the settings of the caller's Git.
 * @param folder where the caller stands
 * @returns undefined where no Git is there, or no name is set
 */
export async function personAt(folder: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['-C', folder, 'config', 'user.name']);
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * A store in whose history each change names who made it.
 * @param personOf asked where something changes; undefined where nobody is known
 */
export function changedBy(
  store: ReleaseStore,
  personOf: () => Promise<string | undefined>,
): ReleaseStore {
  const { registry } = store;
  return {
    ...store,
    registry: {
      ...registry,
      async replace(seen, next) {
        const person = await personOf();
        const more = person === undefined ? {} : { person };
        return registry.replace(
          seen,
          withNewEvents(seen, next, () => more),
        );
      },
    },
  };
}
