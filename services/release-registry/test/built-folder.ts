import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCUMENT_VERSION } from 'shared-contracts/document-version';

const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** What a shell without pages tells the document server. */
const NO_PAGES = { version: DOCUMENT_VERSION, routes: [], headerSlots: [], earlyInput: '' };

export type Wanted = { app?: string; version: string; script?: string; manifest?: object };

/** A built folder as a bundler leaves it. */
export async function builtFolder(
  folder: string,
  { app = 'mfe-search', version, script = '/* entry */', manifest }: Wanted,
): Promise<string> {
  const path = join(folder, `${app}-${version}`);
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'entry.js'), script);
  await writeFile(
    join(path, 'release.json'),
    JSON.stringify({
      app,
      version,
      entry: 'entry.js',
      container: app.replaceAll('-', '_'),
      policies: [`${app}@${version}`],
      integrity: { 'entry.js': sri(script) },
      pages: { search: ['entry.js'] },
      fragments: {},
      fonts: [],
      shared: ['react'],
      ...(app === 'shell' ? { document: NO_PAGES } : {}),
      ...manifest,
    }),
  );
  return path;
}
