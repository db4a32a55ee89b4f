import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BENCHES } from '../run/bench.mjs';
import { ROOT } from '../run/services.mjs';

const runBench = (...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'packages/tooling/run/bench.mjs'), ...args], {
    encoding: 'utf8',
    cwd: ROOT,
    timeout: 60_000,
  });

it.each([
  ['start.mjs', ['--wach'], 'pnpm start'],
  ['skew.mjs', ['--befor', 'HEAD'], 'pnpm --filter tooling skew [--before REF] [--worker]'],
  ['affected.mjs', ['--since'], 'pnpm affected [--since REF]'],
  [
    'planted-faults.mjs',
    ['everything'],
    'pnpm --filter tooling planted-faults [--with-browser] [--only TEXT]',
  ],
  ['build-comparisons.mjs', ['--naif'], 'pnpm bench monolith [--naive]'],
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

it.each([
  ['start.mjs', 'pnpm start'],
  ['dev.mjs', 'pnpm dev'],
  ['test.mjs', 'pnpm test'],
  ['build.mjs', 'pnpm build'],
  ['types.mjs', 'pnpm types'],
  ['affected.mjs', 'pnpm affected [--since REF]'],
  ['bench.mjs', 'pnpm bench NAME [options]'],
  ['serve.mjs', 'pnpm serve NAME (one of mfe-catalog, '],
  ['bundle.mjs', 'pnpm bundle '],
])('%s says by --help how it is called, and does nothing', (file, usage) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'packages/tooling/run', file), '--help'],
    { encoding: 'utf8', cwd: ROOT, timeout: 20_000 },
  );
  expect(stdout.startsWith(`usage: ${usage}`), stdout).toBe(true);
  expect([status, stderr]).toEqual([0, '']);
});

it('bench.mjs lists what it measures, each with a file that is there', () => {
  const { status, stdout } = runBench();
  expect(status).toBe(0);
  const names = stdout.split('\n').slice(1, -1);
  expect(names.length).toBe(Object.keys(BENCHES).length);
  for (const [room, file] of Object.values(BENCHES)) {
    expect(existsSync(join(ROOT, room, file)), file).toBe(true);
  }
});

it('bench.mjs refuses a name that it does not know, and passes options on', () => {
  const unknown = runBench('webb');
  expect(unknown.stderr).toContain('webb is no measurement\nusage: pnpm bench NAME [options]\n');
  expect([unknown.status, unknown.stdout]).toEqual([2, '']);
  const wrong = runBench('monolith', '--', '--naif');
  expect(wrong.stderr).toContain("Unknown option '--naif'");
  expect(wrong.status).toBe(2);
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
