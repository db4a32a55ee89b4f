/**
 * Lints the whole repository: `pnpm lint`, whose options are oxlint's. Types say more of what is written
 * in TypeScript; the scripts of this folder and configurations have none.
 */
import { join } from 'node:path';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

const OXLINT = join(ROOT, 'node_modules/.bin/oxlint');
const UNTYPED = ['**/*.js', 'packages/tooling/files.d.ts'];
/**
 * One checker for a program, as in `types.mjs`: each of several works out for itself what all files import, which
 * doubles the work. GOGC: garbage is collected less often.
 */
const FRUGAL = { GOMAXPROCS: '1', GOGC: '400' };

const without = (patterns) => patterns.flatMap((pattern) => ['--ignore-pattern', pattern]);
const common = [
  '--report-unused-disable-directives-severity=error',
  `--config=${join(ROOT, 'packages/tooling/oxlint.json')}`,
  ...process.argv.slice(2),
  ROOT,
];

const runs = [
  ['--type-aware', ...without([...UNTYPED, '**/*.mjs'])],
  without([...UNTYPED, '**/*.ts', '**/*.tsx']),
];

process.exitCode = 0;
for (const options of runs) {
  const { code } = await run(OXLINT, [...options, ...common], { env: FRUGAL });
  if (code !== 0) process.exitCode = 1;
}
