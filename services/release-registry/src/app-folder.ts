/** Where the command builds apps: in this workspace, or in the repository of one remote. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isAppName, type AppName } from 'shared-contracts/app-names';
import { ReleaseRefused } from './release-refused';

/** The workspace; of the packed command the folder in which it is installed. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Whether it runs in the workspace, and not as a packed file or in a server's bundle. */
export const IN_WORKSPACE = existsSync(join(ROOT, 'pnpm-workspace.yaml'));

/** The folder from which a path of the command line is read. */
export const callersFolder = () => process.env.INIT_CWD ?? process.cwd();

/** Whose repository a folder is: the name in its package.json; null where that is no app's. */
function ownerOf(folder: string): AppName | null {
  try {
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name?: unknown;
    };
    return typeof name === 'string' && isAppName(name) ? name : null;
  } catch {
    return null;
  }
}

/**
 * The folder in which an app is built. Outside of the workspace that is the repository in which the
 * caller stands.
 * @throws ReleaseRefused where that repository is not the app's
 */
export function appFolder(
  app: AppName,
  inWorkspace = IN_WORKSPACE,
  here = callersFolder(),
): string {
  if (inWorkspace) return join(ROOT, app);
  const owner = ownerOf(here);
  if (owner === app) return here;
  const found = owner === null ? 'names no app' : `has the name ${owner}`;
  throw new ReleaseRefused([
    `name: the command is of ${app}; ${join(here, 'package.json')} ${found}`,
    `next: call it where the package.json of ${app} is, or name what was built: --from FOLDER`,
  ]);
}
