import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One test that ran: its full title, and whether it passed. */
export type Ran = { title: string; passed: boolean };

type UnitReport = {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
};
type Suite = {
  title: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
};

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function specsOf(suite: Suite, above: string): Ran[] {
  const title = `${above} ${suite.title}`;
  return [
    ...(suite.specs ?? []).map((spec) => ({
      title: `${title} ${spec.title}`,
      // A skipped test proves nothing, and a flaky test fails at times, so neither counts.
      passed: spec.ok && spec.tests.every((test) => test.status === 'expected'),
    })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, title)),
  ];
}

/** What ran a second time proves nothing (docs/decisions/0055). */
const isOf = (run: string) => (name: string) =>
  name.startsWith(run) && name.endsWith('.json') && !name.endsWith('-again.json');

/** Reads the results that the unit and browser runs wrote into a folder. */
export function readResults(folder: string): Ran[] {
  const names = readdirSync(folder);
  const unit = names
    .filter(isOf('unit'))
    .map((name) => readJson(join(folder, name)) as UnitReport)
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' }));
  const browser = names
    .filter(isOf('browser-'))
    .map((name) => readJson(join(folder, name)) as { suites: Suite[] })
    .flatMap(({ suites }) => suites)
    .flatMap((suite) => specsOf(suite, ''));
  return [...unit, ...browser];
}
