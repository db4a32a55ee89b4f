/** The commands of docs/how-to.md, as they stand there: what a list says is what a test runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

/** `pnpm` on a machine that has it only through npx. */
const PNPM = 'pnpm() { npx --yes pnpm@12.21.0 --silent "$@"; }';

const BLOCK = /^( *)```sh\n([\s\S]*?)\n *```$/gm;

/**
 * @param {string} heading of a list
 * @returns {string[]} its blocks of commands, in order
 * @throws where there is no such list, or it has none
 */
export function commandsOf(heading) {
  const text = readFileSync(join(ROOT, 'docs/how-to.md'), 'utf8');
  const lists = text.split(/^## /m);
  const list = lists.find((each) => each.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...list.matchAll(BLOCK)].map(([, indent, commands]) =>
    commands.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  if (blocks.length === 0) throw new Error(`docs/how-to.md: '${heading}' has no commands`);
  return blocks;
}

/**
 * Runs one block as a person would type it.
 * @param {string} commands
 * @param {string} cwd
 * @param {Record<string, string | undefined>} env beside our own
 * @returns {Promise<string>} what was printed
 * @throws with what was printed where one of its commands fails
 */
export async function runCommands(commands, cwd, env) {
  const script = `set -euo pipefail\n${PNPM}\n${commands}`;
  const { code, output } = await run('bash', ['-c', script], { quiet: true, cwd, env });
  if (code !== 0) throw new Error(`${commands}\nended with ${code}:\n${output.trimEnd()}`);
  return output;
}
