/** The workspace in another folder, of which a file costs a name and no bytes. */
import { linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../../..');

const LEFT_OUT = new Set(['.cache', '.data', '.git', 'dist', 'dist-alone', 'test-results']);

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // Links between packages are relative: the copy stands on its own.
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkSync(source, target);
    else if (entry.isDirectory() && (!LEFT_OUT.has(entry.name) || from.includes('node_modules/'))) {
      linkTree(source, target);
    }
  }
}

/**
 * Links what an app is built from into a folder.
 * @param folder on the disk of the workspace
 */
export function linkWorkspace(app: string, folder: string): void {
  for (const part of new Set([app, 'shell', 'shared-contracts', 'packages', 'node_modules'])) {
    linkTree(join(ROOT, part), join(folder, part));
  }
  for (const file of ['pnpm-lock.yaml', 'package.json', 'pnpm-workspace.yaml']) {
    linkSync(join(ROOT, file), join(folder, file));
  }
}
