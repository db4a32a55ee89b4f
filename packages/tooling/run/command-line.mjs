/** The command lines of the workspace's own commands. */
import { parseArgs } from 'node:util';

/** A package manager passes '--' on. */
const argumentsGiven = () => process.argv.slice(2).filter((arg) => arg !== '--');

/**
 * Says how the command that this process is is called, and ends it with 0, where `--help` asks for that.
 * @param {string} usage as in `pnpm --filter tooling skew [--before REF]`
 */
export function helpWith(usage) {
  if (!argumentsGiven().includes('--help')) return;
  console.log(`usage: ${usage}`);
  process.exit(0);
}

/**
 * Reads the options of the command that this process is. A wrong command line ends the process with
 * 2, after one line that says what is wrong, and the usage.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} usage as in `pnpm --filter tooling skew [--before REF]`
 * @param {Options} options as `parseArgs` of node:util takes them
 */
export function readOptions(usage, options) {
  helpWith(usage);
  try {
    return parseArgs({ args: argumentsGiven(), options, strict: true }).values;
  } catch (error) {
    console.error(`${error.message.split('\n')[0]}\nusage: ${usage}`);
    process.exit(2);
  }
}
