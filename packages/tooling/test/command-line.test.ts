import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run/services.mjs';

it.each([
  ['start.mjs', ['--wach'], 'pnpm start'],
  ['skew.mjs', ['--befor', 'HEAD'], 'pnpm skew [--before REF]'],
  ['affected.mjs', ['--since'], 'pnpm affected [--since REF]'],
  ['planted-faults.mjs', ['everything'], 'pnpm faults:planted [--with-browser] [--only TEXT]'],
  ['build-comparisons.mjs', ['--naif'], 'pnpm build:monolith [--naive]'],
])('%s does nothing by a wrong command line, and says how it is called', (file, args, usage) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'packages/tooling/run', file), ...args],
    { encoding: 'utf8', cwd: ROOT, timeout: 20_000 },
  );
  const [fault, says, ...more] = stderr.trimEnd().split('\n');
  expect(fault).toContain(args[0]);
  expect([says, ...more]).toEqual([`usage: ${usage}`]);
  expect([status, stdout]).toEqual([2, '']);
});

it('serve.mjs names a port that no browser opens in one line', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'packages/tooling/run/serve.mjs'), 'mfe-search'],
    { encoding: 'utf8', cwd: ROOT, timeout: 20_000, env: { ...process.env, SHELL_PORT: '6000' } },
  );
  expect(stderr).toBe('SHELL_PORT=6000 is a port that browsers refuse: choose another\n');
  expect([status, stdout]).toEqual([1, '']);
});
