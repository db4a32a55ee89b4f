/** The packages of this workspace. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/services.mjs';

/** @returns {Record<string, string>} the folders of the workspace's packages, by their names */
export function workspacePackages() {
  const children = (folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);
  const top = readdirSync(ROOT).filter((name) =>
    /^(shell|mfe-.+|shared-contracts|e2e)$/.test(name),
  );
  const folders = [...top, ...children('packages'), ...children('services')];
  const read = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  return Object.fromEntries(folders.map((folder) => [read(folder).name, folder]));
}
