/** mfe-search in a repository of its own, made by the commands of docs/how-to.md and nothing else. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { commandsOf, runCommands } from './how-to.mjs';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

const LIST = 'Move a remote into a repository of its own';
const PNPM = ['--yes', 'pnpm@12.21.0', '--silent'];
/** Who commits there. */
const GIT = { GIT_CONFIG_GLOBAL: '/dev/null' };
for (const who of ['AUTHOR', 'COMMITTER']) {
  Object.assign(GIT, { [`GIT_${who}_NAME`]: 'Somebody', [`GIT_${who}_EMAIL`]: 'somebody@example' });
}

/** The list's blocks by the command that begins what each is for. */
const BLOCKS = {
  packed: 'pnpm --filter tooling packs',
  opened: 'tar ',
  installed: 'cat > pnpm-workspace.yaml',
  committed: 'git init',
  built: 'pnpm build',
  keyMade: 'pnpm release keys make',
  keyAdded: 'pnpm release keys add',
  shipped: 'pnpm release check',
};

/** @returns {Record<keyof typeof BLOCKS, string>} in the order of the list, and no block besides */
export function blocksOfList() {
  const blocks = commandsOf(LIST);
  const names = Object.keys(BLOCKS);
  const strange = blocks.find((block, at) => !block.startsWith(BLOCKS[names[at]] ?? '\0'));
  if (strange !== undefined || blocks.length !== names.length) {
    throw new Error(
      `docs/how-to.md, '${LIST}': nothing runs this:\n${strange ?? 'a block is gone'}`,
    );
  }
  return Object.fromEntries(names.map((name, at) => [name, blocks[at]]));
}

/**
 * Makes the repository, and installs it.
 * @param {string} folder an empty folder, outside of the workspace
 * @returns {Promise<string>} the repository's folder
 * @throws where a command fails, with what it has said
 */
export async function makeOutside(folder) {
  const repository = join(folder, 'mfe-search');
  mkdirSync(repository);
  const { packed, opened, installed, committed } = blocksOfList();
  // What is tried is what is there, under whatever version.
  await runCommands(packed, ROOT, { REPOSITORY: repository, UNRELEASED_PACKS: 'on' });
  // What this machine has is not asked for again.
  const env = { ...GIT, pnpm_config_prefer_offline: 'true' };
  for (const block of [opened, installed, committed]) await runCommands(block, repository, env);
  return repository;
}

/**
 * Installs more in a repository, such as another bundler: exactly these versions.
 * @param {string} repository
 * @param {string[]} packages each with its version
 */
export async function addPackages(repository, packages) {
  const add = async (...more) => {
    const args = [...PNPM, 'add', '--save-dev', '--save-exact', ...more, ...packages];
    const { code, output } = await run('npx', args, { quiet: true, cwd: repository });
    if (code !== 0) throw new Error(`npx ${args.join(' ')}:\n${output.trimEnd()}`);
  };
  await add('--offline').catch(() => add());
}

/**
 * Builds the repository's release, with its types checked.
 * @param {string} repository
 * @throws where it does not build, or has type errors
 */
export async function buildOutside(repository) {
  await runCommands(blocksOfList().built, repository, {});
}

/**
 * Ships as the list does: the team makes a key, an owner adds it, and the team publishes.
 * @param {string} repository
 * @param {Record<string, string>} settings of the shop's owner: RELEASE_STORE, RELEASE_TRUST and the
 *   owner's key
 * @returns {Promise<string>} what the last commands have said
 * @throws where one of them fails, with what it has said
 */
export async function shipOutside(repository, settings) {
  const { keyMade, keyAdded, shipped } = blocksOfList();
  const { RELEASE_OWNER_KEY_FILE: owner, RELEASE_STORE, RELEASE_TRUST } = settings;
  const config = join(repository, '../config');
  const team = {
    ...{ RELEASE_STORE, RELEASE_TRUST, XDG_CONFIG_HOME: config },
    // Where the store's folder lies, keys of others may lie too: only the team's own signs.
    RELEASE_KEY_FILE: join(config, 'storefront-release-keys/search-own.pem'),
  };
  const [key] = /ed25519:\S+/.exec(await runCommands(keyMade, repository, team)) ?? [];
  if (key === undefined) throw new Error(`${keyMade}: it says no public key`);
  await runCommands(keyAdded, repository, {
    ...team,
    RELEASE_OWNER_KEY_FILE: owner,
    TEAM_KEY: key,
  });
  return runCommands(shipped, repository, team);
}
