/**
 * Lints the whole repository: `pnpm lint`, whose options are ESLint's. Part after part, because the
 * types of all packages at once need more memory than Node gives a process.
 */
import { join } from 'node:path';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

const APART = [['services'], ['packages', 'e2e']];
const REST = ['.', ...APART.flat().flatMap((folder) => ['--ignore-pattern', `${folder}/**`])];

process.exitCode = 0;
for (const part of [...APART, REST]) {
  const options = ['--max-warnings', '0', ...process.argv.slice(2)];
  const { code } = await run(join(ROOT, 'node_modules/.bin/eslint'), [...part, ...options]);
  if (code !== 0) process.exitCode = 1;
}
