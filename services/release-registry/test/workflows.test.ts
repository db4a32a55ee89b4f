/** Each team's pipeline calls only what runs on a developer's machine too, and only its own app. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { APP_NAMES } from 'shared-contracts/release';
import { affectedBy } from 'tooling/run/affected';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readCommand } from '../src/command-line';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, '.github/workflows');

type Workflow = { jobs: Record<string, { steps: { run?: string }[] }> };
type Package = { scripts: Record<string, string> };

const scriptsOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package).scripts;

/** The arguments of every pnpm call of a workflow. */
function callsOf(app: string): string[][] {
  const { jobs } = parse(readFileSync(join(FOLDER, `${app}.yml`), 'utf8')) as Workflow;
  return Object.values(jobs)
    .flatMap(({ steps }) => steps.map(({ run = '' }) => run))
    .flatMap((run) => [...run.matchAll(/npx --yes pnpm@12\.21\.0 ([^\n|;]+)/g)])
    .map(([, call = '']) =>
      call
        .trim()
        .split(/\s+/)
        .filter((word) => word !== '--silent'),
    );
}

it('there is a pipeline for each of the six, and no other', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(APP_NAMES.map((app) => `${app}.yml`).sort());
});

describe.each(APP_NAMES)("%s's pipeline", (app) => {
  it('calls only scripts that are there, for this app alone', () => {
    const calls = callsOf(app);
    expect(calls.length).toBeGreaterThanOrEqual(5);
    for (const [first = '', ...rest] of calls) {
      if (first === 'install') continue;
      if (first === '--filter') {
        const [name = '', script = ''] = rest;
        expect(name).toBe(app);
        expect(Object.keys(scriptsOf(join(ROOT, name)))).toContain(script);
        continue;
      }
      expect(Object.keys(scriptsOf(ROOT))).toContain(first);
      if (first === 'release') expect(readCommand(rest).apps).toEqual([app]);
      if (first === 'unit') expect(rest).toEqual(['--project', app]);
    }
  });

  it('checks before it publishes', () => {
    const releases = callsOf(app).flatMap(([first, command]) =>
      first === 'release' && command ? [command] : [],
    );
    expect(releases).toEqual(['check', 'publish']);
  });
});

describe('what needs a release after a change', () => {
  it.each([
    [['mfe-search/src/pages/search-page.tsx'], ['mfe-search']],
    [['mfe-search/test/search.test.tsx', 'README.md', 'e2e/journeys/search.spec.ts'], []],
    [['packages/host-kit/src/http.ts', 'shell/src/app.tsx'], ['shell']],
    [
      ['mfe-account/package.json', 'mfe-content/src/remote.tsx'],
      ['mfe-account', 'mfe-content'],
    ],
    [['shared-contracts/src/slots/cart-add-to-cart.ts'], ['mfe-catalog', 'mfe-cart-checkout']],
    [['shared-contracts/src/door-version.ts'], [...APP_NAMES]],
    [['packages/shared-ui/src/button.tsx'], [...APP_NAMES]],
    [['pnpm-lock.yaml'], [...APP_NAMES]],
    [['packages/tooling/README.md', 'shell/server/app.ts', 'mfe-catalog/contract/x.ts'], []],
  ])('after %j: %j', (changed, apps) => {
    expect(affectedBy(changed)).toEqual(apps);
  });

  it('looks into the lock file and the manifests: only what a build stands on counts', () => {
    const now = (path: string) => readFileSync(join(ROOT, path), 'utf8');
    const paths = ['pnpm-lock.yaml', 'mfe-search/package.json'];
    expect(affectedBy(paths, now)).toEqual([]);
    const before = (name: string, other: string) => (path: string) =>
      now(path).replaceAll(name, other);
    expect(affectedBy(paths, before('fuse.js@7', 'fuse.js@6'))).toEqual(['mfe-search']);
    expect(affectedBy(paths, before('pg@8', 'pg@7'))).toEqual([]);
    expect(affectedBy(paths, before('"version": "1', '"version": "0'))).toEqual(['mfe-search']);
  });
});
