/** The pipelines call only what runs on a developer's machine too; a team's, only its own app. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { APP_NAMES } from 'shared-contracts/own-apps';
import { SERVERS } from 'tooling/production/servers';
import { affectedBy } from 'tooling/run/affected';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readCommand } from '../src/command-line';
import type { Step } from './pushed-pipeline';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, '.github/workflows');

type Job = {
  if?: string;
  needs?: string;
  environment?: string;
  uses?: string;
  with?: Record<string, string>;
  permissions?: unknown;
  strategy?: {
    matrix: { include?: { server: string; bundle: string }[]; command?: string[] };
  };
  steps?: Step[];
};
type Workflow = {
  permissions: unknown;
  on: Record<'push' | 'pull_request', { paths: string[] }>;
  jobs: Record<string, Job>;
};
type Package = { scripts: Record<string, string> };

const SHARED = ['nightly', 'release', 'servers', 'test', 'vulnerabilities'];

const workflow = (name: string) =>
  parse(readFileSync(join(FOLDER, `${name}.yml`), 'utf8')) as Workflow;
const jobsOf = (name: string) => Object.values(workflow(name).jobs);
const stepsOf = (name: string) => jobsOf(name).flatMap(({ steps = [] }) => steps);

const scriptsOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package).scripts;

/** The arguments of every pnpm call of a step, for an app. */
function callsOf({ run = '' }: Step, app: string): string[][] {
  return [...run.matchAll(/npx --yes pnpm@12\.21\.0 ([^\n|;)]+)/g)].map(([, call = '']) =>
    call
      .replaceAll(/"\$(?:APP|SERVER)"/g, app)
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '--silent'),
  );
}

it('there is a pipeline for each of the six, and those that all share', () => {
  const names = [...APP_NAMES, ...SHARED].map((name) => `${name}.yml`);
  expect(readdirSync(FOLDER).sort()).toEqual(names.sort());
});

it('no pipeline may write to the sources, or runs what its name alone vouches for', () => {
  for (const name of [...APP_NAMES, ...SHARED]) {
    expect(workflow(name).permissions).toEqual({ contents: 'read' });
    for (const { permissions } of jobsOf(name)) expect(permissions).toBeUndefined();
    for (const { uses } of stepsOf(name)) {
      if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    }
  }
});

it('each night everything that the gate leaves out runs, by commands that are there', () => {
  const [night, ...others] = jobsOf('nightly');
  expect(others).toEqual([]);
  const commands = night?.strategy?.matrix.command ?? [];
  expect(commands).toContain('test');
  for (const command of commands) {
    const [first = '', name = '', script = ''] = command.split(' ');
    if (first !== '--filter') {
      expect(Object.keys(scriptsOf(ROOT))).toContain(first);
      continue;
    }
    const folder = ['', 'packages', 'services']
      .map((above) => join(ROOT, above, name))
      .find((each) => existsSync(each));
    expect(Object.keys(scriptsOf(folder ?? ''))).toContain(script);
  }
  expect(night?.steps?.at(-1)).toMatchObject({
    run: 'npx --yes pnpm@12.21.0 ${{ matrix.command }}',
    env: { TESTS: 'long' },
  });
});

describe.each(APP_NAMES)("%s's pipeline", (app) => {
  it('begins with a pull request, and on main once the tests of a push have ended', () => {
    expect(workflow(app).on).toEqual({
      pull_request: null,
      workflow_run: { workflows: ['test'], types: ['completed'], branches: ['main'] },
    });
  });

  it('is the one that all share, for this app alone', () => {
    const [release, ...others] = jobsOf(app);
    expect(others).toEqual([]);
    expect(release).toMatchObject({ uses: './.github/workflows/release.yml', with: { app } });
  });

  it('calls only scripts that are there', () => {
    const calls = stepsOf('release').flatMap((step) => callsOf(step, app));
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

  it('checks before it shows a preview or publishes for a share, and promotes what has shown itself', () => {
    const releases = stepsOf('release')
      .flatMap((step) => callsOf(step, app))
      .flatMap(([first, ...command]) => (first === 'release' ? [readCommand(command)] : []));
    expect(releases).toMatchObject([
      { name: 'published' },
      { name: 'check' },
      { name: 'preview' },
      { name: 'published' },
      { name: 'publish', canary: 10 },
      { name: 'promote', byRule: { minutes: 30, atMost: 120 } },
    ]);
  });
});

/** The jobs and commands of the steps that have a secret. */
const stepsWith = (secret: string) =>
  Object.entries(workflow('release').jobs).flatMap(([name, { steps = [] }]) =>
    steps
      .filter(({ env }) => JSON.stringify(env ?? {}).includes(`secrets.${secret} `))
      .map((step) => [name, ...callsOf(step, 'shell').flat().slice(0, 3)]),
  );

const WRITING = [
  ['publish', 'release', 'published', 'shell'],
  ['promote', 'release', 'promote', 'shell'],
];

it('only the steps that publish and promote, from main, have the keys that may write', () => {
  const { jobs } = workflow('release');
  expect(jobs.publish?.if).toBe("github.event_name == 'workflow_run'");
  expect(jobs.promote?.needs).toBe('publish');
  expect(stepsWith('S3_ACCESS_KEY_ID')).toEqual(WRITING);
});

it('publishes the commit whose tests have passed, of this repository, and says so to the command', () => {
  const { jobs } = workflow('release');
  for (const asked of [
    "workflow_run.conclusion == 'success'",
    "workflow_run.event == 'push'",
    'workflow_run.head_repository.full_name == github.repository',
  ]) {
    expect(jobs.affected?.if).toContain(`github.event.${asked}`);
  }
  const TESTED = '${{ github.event.workflow_run.head_sha }}';
  for (const { steps = [] } of Object.values(jobs)) {
    expect(steps[0]?.with?.ref).toBe(TESTED);
  }
  const publishing = jobs.publish?.steps?.find(({ id }) => id === 'publish');
  expect(publishing?.env?.RELEASE_TESTED).toBe(TESTED);
  expect(JSON.stringify(jobs)).not.toContain('--untested');
  expect((parse(readFileSync(join(FOLDER, 'test.yml'), 'utf8')) as { name: string }).name).toBe(
    'test',
  );
});

it('only these steps can sign, with a key of their app’s own environment', () => {
  const { jobs } = workflow('release');
  expect(stepsWith('RELEASE_KEY')).toEqual(WRITING);
  for (const name of ['publish', 'promote']) {
    expect(jobs[name]?.environment).toBe('release-${{ inputs.app }}');
  }
  for (const app of APP_NAMES) expect(JSON.stringify(workflow(app))).not.toContain('RELEASE_KEY');
});

it('only the step that lists a preview, of a pull request that was checked, has the keys of previews', () => {
  const { jobs } = workflow('release');
  expect(jobs.preview?.if).toBe("github.event_name == 'pull_request'");
  expect(jobs.preview).toMatchObject({ needs: 'check' });
  const listing = Object.entries(jobs).flatMap(([name, { steps = [] }]) =>
    steps
      .filter(({ env }) => JSON.stringify(env ?? {}).includes('secrets.S3_PREVIEW'))
      .map((step) => [name, ...callsOf(step, 'shell').flat()]),
  );
  expect(listing).toEqual([['preview', 'release', 'preview', 'shell', '--built']]);
});

it('the whole gate runs on every pull request', () => {
  const text = readFileSync(join(FOLDER, 'test.yml'), 'utf8');
  expect(text).toMatch(/^ {2}pull_request:$/m);
  expect(stepsOf('test').map(({ run }) => run)).toContain('bash .ci/run');
});

describe('the servers', () => {
  it.each(['shell', 'provider-api', 'release-registry'])(
    'of %s are tested by calls that are there, and packed as they are deployed',
    (server) => {
      const calls = stepsOf('servers').flatMap((step) => callsOf(step, server));
      expect(calls).toContainEqual(['unit', '--project', server]);
      expect(calls).toContainEqual(['bundle', '"$BUNDLE"', '--out', '"$RUNNER_TEMP"']);
      expect(Object.keys(scriptsOf(ROOT))).toContain('bundle');
    },
  );

  it('have a bundle each, and no other', () => {
    const [job] = jobsOf('servers');
    const packed = job?.strategy?.matrix.include?.map(({ server, bundle }) => {
      const folder = SERVERS[bundle]?.package ?? '';
      const { name } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
        name: string;
      };
      return { named: name === server, bundle };
    });
    expect(packed).toEqual(Object.keys(SERVERS).map((bundle) => ({ named: true, bundle })));
  });

  it('are made anew after a change of anything that they are made of', () => {
    const { on } = workflow('servers');
    expect(on.push.paths).toEqual(on.pull_request.paths);
    for (const room of ['object-store', 'server-kit', 'host-kit', 'shared-ui']) {
      expect(on.push.paths).toContain(`packages/${room}/**`);
    }
    expect(on.push.paths).toContain('packages/tooling/production/**');
    expect(on.push.paths).toContain('deploy/**');
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
