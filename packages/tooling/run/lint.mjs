/**
 * Lints the whole repository: `pnpm lint`, whose options are ESLint's. Rules of
 * TypeScript and React are oxlint's, which is native; ESLint has those of markup and our own.
 */
import { join } from 'node:path';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

const UNTYPED = ['**/*.js', '**/*.mjs', 'packages/tooling/files.d.ts'];

const linters = [
  [
    join(ROOT, 'node_modules/.bin/oxlint'),
    '--type-aware',
    '--report-unused-disable-directives-severity=error',
    `--config=${join(ROOT, 'packages/tooling/oxlint.json')}`,
    ...UNTYPED.flatMap((pattern) => ['--ignore-pattern', pattern]),
    ROOT,
  ],
  [join(ROOT, 'node_modules/.bin/eslint'), '.', '--max-warnings', '0', ...process.argv.slice(2)],
];

process.exitCode = 0;
for (const [linter, ...options] of linters) {
  const { code } = await run(linter, options);
  if (code !== 0) process.exitCode = 1;
}
