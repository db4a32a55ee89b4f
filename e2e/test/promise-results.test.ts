import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readResults } from '../promises/results';

it('proves nothing by a second run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'results-'));
  const unit = (status: string) => ({
    testResults: [{ assertionResults: [{ fullName: 'holds [C01]', status }] }],
  });
  const browser = (status: string) => ({
    suites: [{ title: 'cart', specs: [{ title: 'adds [C02]', ok: true, tests: [{ status }] }] }],
  });
  const files = {
    'unit.json': unit('failed'),
    'unit-again.json': unit('passed'),
    'browser-journeys.json': browser('unexpected'),
    'browser-journeys-again.json': browser('expected'),
  };
  try {
    for (const [name, report] of Object.entries(files)) {
      await writeFile(join(folder, name), JSON.stringify(report));
    }
    expect(readResults(folder)).toEqual([
      { title: 'holds [C01]', passed: false },
      { title: ' cart adds [C02]', passed: false },
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
