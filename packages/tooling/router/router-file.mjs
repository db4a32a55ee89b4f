import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../shared-libraries.mjs';

/**
 * The file that has the router itself; its name is a hash and changes with each version.
 * @throws where the package has no such file, or several
 */
export function routerFile() {
  const folder = join(packageFolder('react-router'), 'dist/production');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .filter((name) =>
      readFileSync(join(folder, name), 'utf8').includes('\nfunction createRouter('),
    );
  if (files.length !== 1) throw new Error(`${files.length} files of react-router have the router`);
  return realpathSync(join(folder, files[0]));
}
