#!/usr/bin/env node
/**
 * Makes a release of a folder that any bundler has built: writes `release.json` and `contract.json`
 * into it. Run in the remote's repository.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { containerEntry } from './container-entry.mjs';
import { contractOf } from './contract/contract.mjs';
import { identityOf } from './identity/build-identity.mjs';
import { placeOf } from './identity/place.mjs';
import { integrityOf } from './release-manifest-plugin.mjs';
import { SHARED } from './shared-libraries.mjs';

const USAGE = `usage: release-manifest FOLDER [--entry FILE] [--wrap FILE] [--policy NAME]...
                        [--page NAME[=FILE,FILE]]... [--fragment SLOT[=FILE,FILE]]...
  --entry     the script that leaves the container (entry.js)
  --wrap      a CommonJS bundle in the folder, of which the entry is made
  --policy    a Trusted Types policy that its scripts create (the one of tooling/identity)
  --page, --fragment
              what it has, with the scripts that are preloaded for it`;

const ENTRY = 'entry.js';
const CONTRACT = 'contract.json';

/** `search=a.js,b.js` */
function partsOf(given, scripts) {
  return Object.fromEntries(
    given.map((each) => {
      const [name, files = ''] = each.split('=');
      const named = files.split(',').filter(Boolean);
      const lost = named.find((file) => !scripts.includes(file));
      if (lost) throw new Error(`${name} names ${lost}, which the folder doesn't hold`);
      return [name, named];
    }),
  );
}

/**
 * @param {string} folder what was built
 * @param {{ entry?: string, wrap?: string, policy?: string[], page?: string[], fragment?: string[] }} options
 * @param {string} repository the remote's own
 * @returns {Promise<object>} the manifest
 * @throws where something is missing
 */
export async function writeRelease(folder, options, repository) {
  const { app, version, container, policy } = identityOf(repository);
  const entry = options.entry ?? ENTRY;
  if (options.wrap) {
    const bundle = join(folder, options.wrap);
    writeFileSync(join(folder, entry), containerEntry(bundle, container, repository));
    // It is in the entry now.
    rmSync(bundle);
  }
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  if (!scripts.includes(entry)) throw new Error(`${folder} holds no ${entry}`);
  const pages = partsOf(options.page ?? [], scripts);
  const fragments = partsOf(options.fragment ?? [], scripts);
  const contract = await contractOf(placeOf(repository), {
    pages: Object.keys(pages),
    fragments: Object.keys(fragments),
  });
  const write = (name, value) =>
    writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  write(CONTRACT, contract);
  const integrity = Object.fromEntries(
    scripts.map((name) => [name, integrityOf(join(folder, name))]),
  );
  const manifest = {
    app,
    version,
    container,
    policies: options.policy ?? [policy],
    entry,
    shared: Object.keys(SHARED),
    integrity,
    pages,
    fragments,
    fonts: readdirSync(folder).filter((name) => name.endsWith('.woff2')),
    contract: { file: CONTRACT, integrity: integrityOf(join(folder, CONTRACT)) },
  };
  write('release.json', manifest);
  return manifest;
}

/** @param {string[]} args */
function read(args) {
  const many = { type: 'string', multiple: true };
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      entry: { type: 'string' },
      wrap: { type: 'string' },
      policy: many,
      page: many,
      fragment: many,
    },
  });
  if (positionals.length !== 1) throw new Error('which folder?');
  return { folder: resolve(positionals[0]), values };
}

if (/release-manifest(?:\.mjs)?$/.test(process.argv[1] ?? '')) {
  try {
    const { folder, values } = read(process.argv.slice(2));
    const { app, version } = await writeRelease(folder, values, process.cwd());
    console.log(`${app} ${version}`);
  } catch (error) {
    console.error(`release-manifest: ${error.message.split('\n')[0]}\n${USAGE}`);
    process.exitCode = 2;
  }
}
