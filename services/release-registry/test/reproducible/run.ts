/**
 * `pnpm --filter release-registry reproducible`: the same sources give the same bytes, in folders
 * of other names, on another Node, and after edits that were undone. It takes some minutes.
 */
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { z } from 'shared-contracts/schema';
import { appName } from 'shared-contracts/release';
import { NODE_VERSION, otherNode } from 'tooling/run/other-node';
import { edit, sourcesOf } from './edits';
import { linkWorkspace, ROOT } from './linked-tree';
import { buildIn, differences, type Bytes } from './release-bytes';

const USAGE = `usage: pnpm --filter release-registry reproducible [--app APP] [--edits N] [--nodes 22,24 | --nodes none]
  --app    which app is built; mfe-search by default
  --edits  how many edits are made, built, undone and built again; 50 by default
  --nodes  other versions of Node, which npm brings into a folder that is removed again; 22 by default`;

/** Folders of different depth and length: a path in a build would show. */
const FOLDERS = ['a', 'a-folder-with-a-much-longer-name', 'one/of/many/folders/deep/below'];

function fail(line: string): never {
  console.error(`${line}\n${USAGE}`);
  process.exit(2);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        app: { type: 'string', default: 'mfe-search' },
        edits: { type: 'string', default: '50' },
        nodes: { type: 'string', default: '22' },
      },
    });
    const app = z.safeParse(appName, values.app);
    if (!app.success) fail(`${values.app} is no app of this shop`);
    if (!/^\d{1,4}$/.test(values.edits)) fail(`--edits ${values.edits} is no number`);
    const nodes = values.nodes === 'none' ? [] : values.nodes.split(',');
    if (nodes.some((node) => !NODE_VERSION.test(node))) {
      fail(`--nodes ${values.nodes} is no list of versions`);
    }
    return { app: app.data, edits: Number(values.edits), nodes };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { app, edits, nodes } = readArguments();
mkdirSync(join(ROOT, '.cache'), { recursive: true });
const folder = await mkdtemp(join(ROOT, '.cache/reproducible-'));
const rows: { different: string[] }[] = [];
let first: Bytes | undefined;
/** Edits that made another release. */
let others = 0;

function note(what: string, bytes: Bytes): void {
  first ??= bytes;
  const different = differences(first, bytes);
  rows.push({ different });
  const said = different.length === 0 ? 'equal' : `differs: ${different.join(', ')}`;
  console.log(`${what.padEnd(52)} ${bytes.version}  ${bytes.files.size} files  ${said}`);
}

try {
  for (const name of FOLDERS) linkWorkspace(app, join(folder, name));
  const here = join(folder, FOLDERS[0] ?? '');
  for (const name of FOLDERS) {
    note(`Node ${process.versions.node}, ${name}`, await buildIn(join(folder, name), app));
  }
  for (const version of nodes) {
    const node = await otherNode(version, folder);
    const { stdout } = await promisify(execFile)(node, ['--version']);
    note(`Node ${stdout.trim().slice(1)}, ${FOLDERS[0]}`, await buildIn(here, app, node));
  }
  const sources = sourcesOf(app);
  for (let nth = 1; nth <= edits; nth += 1) {
    const source = sources[nth % sources.length] ?? '';
    const undo = edit(here, app, source, nth);
    const edited = await buildIn(here, app);
    undo();
    // Not every source is in a release: what only the stand-alone run has changes neither its
    // version nor its bytes. Whoever changes the bytes changes the version.
    const isAnother = edited.version !== first?.version;
    if (isAnother) others += 1;
    else note(`edit ${nth} of ${edits} of what no release has: ${source}`, edited);
    note(`edit ${nth} of ${edits} undone: ${source}`, await buildIn(here, app));
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

const faults = rows.filter(({ different }) => different.length > 0);
console.log(
  `${rows.length - faults.length} of ${rows.length} are equal; ${others} of ${edits} edits had another version`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
