import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCUMENT_VERSION } from 'shared-contracts/document-version';

export const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** What a shell without pages tells the document server. */
const NO_PAGES = { version: DOCUMENT_VERSION, routes: [], headerSlots: [], earlyInput: '' };

export type Wanted = {
  app?: string;
  version: string;
  script?: string;
  manifest?: object;
  /** What the contract says otherwise than its manifest does; null for a release without one. */
  contract?: object | null;
};

/** What a release of this manifest gives and wants, and nothing besides. */
function contractOf(
  app: string,
  manifest: { pages: object; fragments: object; shared: string[] },
): object {
  const each = <Value>(names: string[], value: Value) =>
    Object.fromEntries(names.map((name) => [name, value]));
  const shell = {
    host: [],
    takes: {},
    libraries: each(manifest.shared, { version: '1.0.0' }),
    tokens: [],
    routes: [],
    pages: {},
    slotOwners: {},
  };
  return {
    format: 3,
    app,
    door: 1,
    pages: Object.keys(manifest.pages),
    fragments: each(Object.keys(manifest.fragments), { type: 'object', properties: {} }),
    slots: {},
    tells: {},
    hears: {},
    writes: {},
    reads: {},
    host: [],
    passes: {},
    tokens: [],
    paths: [],
    calls: {},
    libraries: app === 'shell' ? {} : each(manifest.shared, { range: '*', names: [] }),
    ...(app === 'shell' ? { shell } : {}),
  };
}

/** A built folder as a bundler leaves it. */
export async function builtFolder(
  folder: string,
  { app = 'mfe-search', version, script = '/* entry */', manifest, contract = {} }: Wanted,
): Promise<string> {
  const path = join(folder, `${app}-${version}`);
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'entry.js'), script);
  const told = {
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
  };
  const text = contract && JSON.stringify({ ...contractOf(app, told), ...contract });
  if (text !== null) await writeFile(join(path, 'contract.json'), text);
  const named = text === null ? {} : { contract: { file: 'contract.json', integrity: sri(text) } };
  await writeFile(join(path, 'release.json'), JSON.stringify({ ...told, ...named }));
  return path;
}
