/** What `pnpm test` makes of the reports of its runs. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../run/processes.mjs';
import { cpuSecondsOf, withCpuTime } from '../run/testing/cpu-time.mjs';
import { readReport } from '../run/testing/read-report.mjs';
import { slowestFiles, writeTimings } from '../run/testing/timings.mjs';
import { readUnsteadyList, secondRuns } from '../run/testing/unsteady-list.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-command-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const reported = async (report: object) => {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return readReport(file, '/work');
};

describe('a report', () => {
  it('of vitest says what failed, and how long each file took', async () => {
    const report = await reported({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: '/work/shell/test/reads.test.ts',
          startTime: 1000,
          endTime: 3500,
          assertionResults: [
            { fullName: 'reads a page', status: 'passed' },
            { fullName: 'reads another', status: 'failed' },
          ],
        },
      ],
    });
    const file = 'shell/test/reads.test.ts';
    expect(report).toEqual({
      passed: 1,
      failed: 1,
      failures: [{ file, title: 'reads another' }],
      files: [{ file, seconds: 2.5, tests: 2 }],
    });
  });

  it('of Playwright counts inner suites, and a flaky test as failed', async () => {
    const spec = (title: string, status: string) => ({
      file: 'journeys/cart.spec.ts',
      title,
      tests: [{ status, results: [{ duration: 500 }, { duration: 250 }] }],
    });
    const report = await reported({
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      suites: [
        {
          specs: [spec('adds', 'expected')],
          suites: [{ specs: [spec('removes', 'flaky'), spec('empties', 'unexpected')] }],
        },
      ],
    });
    const file = 'journeys/cart.spec.ts';
    expect(report).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        { file, title: 'removes' },
        { file, title: 'empties' },
      ],
      files: [{ file, seconds: 2.25, tests: 3 }],
    });
  });
});

describe('the list of unsteady tests', () => {
  const row = (title: string, reason: string, until: string) =>
    `e2e/a.spec.ts: ${title}\t${reason}\t${until}`;

  it('has a reason and a last day for each, on which it counts still', () => {
    const text = `# a comment\n\n${row('one', 'waits for a mail', '2026-11-25')}\n`;
    expect(readUnsteadyList(text, '2026-11-25')).toEqual({
      names: new Set(['e2e/a.spec.ts: one']),
      faults: [],
    });
  });

  it.each([
    [row('one', 'waits for a mail', '2026-11-24'), /one was to be mended by 2026-11-24$/],
    [row('one', '', '2026-12-01'), /is not a test, a reason and a last day$/],
    [row('one', 'waits for a mail', 'soon'), /is not a test, a reason and a last day$/],
    ['e2e/a.spec.ts: one', /is not a test, a reason and a last day$/],
    [`${row('one', 'waits', '2026-12-01')}\tmore`, /is not a test, a reason and a last day$/],
    ['one\twaits\t2026-12-01', /is not a test, a reason and a last day$/],
  ])('refuses %j', (text, fault) => {
    const { names, faults } = readUnsteadyList(text, '2026-11-25');
    expect([names.size, faults]).toEqual([0, [expect.stringMatching(fault)]]);
  });

  it('gives second runs to three in all, and to no other test', () => {
    const test = (title: string) => ({ file: 'a.spec.ts', title });
    const sort = secondRuns(new Set(['1', '2', '3', '4'].map((each) => `a.spec.ts: ${each}`)));
    expect(sort([test('1'), test('other'), test('2')])).toEqual({
      again: [test('1'), test('2')],
      failed: [test('other')],
    });
    expect(sort([test('3'), test('4')])).toEqual({ again: [test('3')], failed: [test('4')] });
    expect(sort([test('1')])).toEqual({ again: [], failed: [test('1')] });
  });

  it('as it is has no fault', async () => {
    const text = await readFile(join(import.meta.dirname, '../run/unsteady.tsv'), 'utf8');
    expect(readUnsteadyList(text, '0000-00-00').faults).toEqual([]);
  });
});

describe('the CPU time of a command', () => {
  const measured = async (script: string) => {
    const file = join(folder, 'times');
    const args = withCpuTime(file, process.execPath, ['-e', script]);
    const { code, output } = await run(...args, { quiet: true });
    return { code, output, cpu: cpuSecondsOf(file) };
  };

  it('counts what it waited for, and leaves its output and its end as they are', async () => {
    const busy =
      'const used = () => { const { user, system } = process.cpuUsage(); return user + system; }; while (used() < 200_000);';
    const parent = `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); console.log('done'); process.exitCode = 3`;
    const { code, output, cpu } = await measured(parent);
    expect({ code, output }).toEqual({ code: 3, output: 'done\n' });
    expect(cpu).toBeGreaterThanOrEqual(0.2);
  });

  it('is nothing where nothing was written', () => {
    expect(cpuSecondsOf(join(folder, 'none'))).toBe(0);
  });
});

describe('the timings', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({
    suite: 'journeys',
    file: `${at}.spec.ts`,
    seconds: at,
    tests: 1,
  }));
  const timings = [...files, { suite: 'lint', file: '', seconds: 40, cpu: 52.25, tests: 0 }];

  it('are written with all that ran, the longest first', async () => {
    const path = join(folder, 'timings.tsv');
    writeTimings(path, timings);
    const rows = (await readFile(path, 'utf8')).split('\n');
    expect(rows).toHaveLength(15);
    expect(rows.slice(0, 3)).toEqual([
      'suite\tfile\tseconds\tcpu\ttests',
      'lint\t\t40.0\t52.3\t0',
      'journeys\t11.spec.ts\t11.0\t\t1',
    ]);
  });

  it('name the ten slowest files, and no whole suite', () => {
    const lines = slowestFiles(timings);
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('   11.0 s  11.spec.ts (journeys)');
  });
});
