/** What the document server and the shell read of a development build, in place of a release's. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ENTRY } from '../federation-defaults.mjs';
import { ROOT } from '../run/services.mjs';
import { SHARED } from '../shared-libraries.mjs';
import { developmentIdentity } from './development-build.mjs';

const sha384 = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * The entry under a name that no other build has: a page that was made with this build starts with
 * it, whatever is built meanwhile, and comes up to date by hot updates.
 * @param {string} hash webpack's
 */
export const entryOf = (hash) => ENTRY.replace('.js', `.${hash}.js`);

/** What makes it is loaded when somebody asks, and not before the first build. */
async function documentContract() {
  const { documentContractOf } = await import('../document-contract.mjs');
  return documentContractOf(join(ROOT, 'shell'));
}

/**
 * @param {string} app
 * @param {string} hash of the build
 * @param {Buffer} entry the script that starts it
 * @param {string[]} files all that it gave out
 */
export async function developmentManifest(app, hash, entry, files) {
  const { version, container, policy } = developmentIdentity(app);
  const file = entryOf(hash);
  return {
    app,
    version,
    container,
    policies: [policy],
    entry: file,
    // Later chunks and hot updates change under their names, and have none.
    integrity: { [file]: sha384(entry) },
    pages: {},
    fragments: {},
    fonts: files.filter((name) => name.endsWith('.woff2')),
    shared: Object.keys(SHARED),
    development: {},
    ...(app === 'shell' && { document: await documentContract() }),
  };
}
