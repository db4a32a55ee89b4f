/**
 * Runs a command of the provider. It is started directly, because a package manager in between
 * would print lines of its own after the command's last.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './services.mjs';

/** Megabytes: an import has its rows on disk, so it needs no more for a catalogue of any size. */
const MEMORY = 256;

const { status } = spawnSync(
  process.execPath,
  [
    ...[`--max-old-space-size=${MEMORY}`, '--import', 'tsx', 'src/cli.ts'],
    ...process.argv.slice(2),
  ],
  {
    cwd: join(ROOT, 'services/provider-api'),
    env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
