import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { AppName, ReleaseSource } from 'shared-contracts/release';
import { callersFolder, IN_WORKSPACE, ROOT } from './app-folder';
import { ReleaseRefused } from './release-refused';

/** What any app is built from beside its own folder. */
const BUILT_FROM = ['shared-contracts', 'packages', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/**
 * What is checked out where apps are published from.
 * @param root the folder of the whole workspace
 * @param apps none for the whole of it
 * @returns the commit, its author, when it was made, and whether what these apps are built from has
 *   changes that no commit has; nothing where there is no Git
 */
export async function checkedOut(root: string, apps: AppName[]): Promise<ReleaseSource> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', ['-C', root, ...args])).stdout.trim();
  try {
    const said = await git('log', '-1', '--format=%H%n%an%n%ct');
    const [commit = '', author = '', seconds = ''] = said.split('\n');
    const committed = new Date(1000 * Number(seconds)).toISOString();
    const parts = apps.length > 0 ? [...apps, ...BUILT_FROM] : [];
    const changes = await git('status', '--porcelain', '--', ...parts);
    return { commit, author, committed, dirty: changes !== '' };
  } catch {
    return {};
  }
}

/**
 * What is checked out where the command builds apps: here, or in a remote's own repository.
 * @returns as `checkedOut`
 */
export const checkedOutHere = (apps: AppName[]): Promise<ReleaseSource> =>
  IN_WORKSPACE ? checkedOut(ROOT, apps) : checkedOut(callersFolder(), []);

/**
 * What is checked out where a folder lies that was built elsewhere: in the repository of its team.
 * @param root the folder of this workspace, whose commit says nothing of what others have built
 * @returns nothing where there is no Git around it
 */
export async function checkedOutAround(folder: string, root: string): Promise<ReleaseSource> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', ['-C', folder, ...args])).stdout.trim();
  try {
    const top = await realpath(await git('rev-parse', '--show-toplevel'));
    return top === (await realpath(root)) ? {} : await checkedOut(top, []);
  } catch {
    return {};
  }
}

/**
 * What apps are built from and published with.
 * @param dirty whether changes that no commit has may be in it
 * @throws ReleaseRefused where they are and may not
 */
export async function sourceToBuild(
  apps: AppName[],
  dirty: boolean,
  checked: (apps: AppName[]) => Promise<ReleaseSource> = checkedOutHere,
): Promise<ReleaseSource> {
  const source = await checked(apps);
  if (!source.dirty || dirty) return source;
  throw new ReleaseRefused(['there are changes that no commit has: commit them, or say --dirty']);
}
