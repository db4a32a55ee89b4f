/** The command as a team outside of the workspace has it: its packed file, and public packages. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pack } from 'tooling/run/pack';
import { ROOT } from '../src/app-folder';
import { builtFolder } from './built-folder';

const APP = 'mfe-loans';
const [one, two] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;

let folder = '';
let repository = '';
let command = '';

/** Where this workspace has a public package, or the one that builds. */
function homeOf(name: string): string {
  const folders = ['services/release-registry', 'packages/object-store', 'packages/server-kit'];
  const homes = folders.map((each) => join(ROOT, each, 'node_modules', name));
  const home = homes.find((each) => existsSync(each));
  if (home === undefined) throw new Error(`${name} is not installed`);
  return home;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-command-'));
  repository = join(folder, APP);
  const modules = join(repository, 'node_modules');
  const home = join(modules, 'release-registry');
  await mkdir(home, { recursive: true });
  await writeFile(join(repository, 'package.json'), JSON.stringify({ name: APP }));
  const file = await pack('services/release-registry', folder);
  execFileSync('tar', ['-xzf', file, '-C', home, '--strip-components=1']);
  const { dependencies, bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    bin: { release: string };
  };
  for (const name of Object.keys(dependencies)) {
    const link = join(modules, name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(homeOf(name), link);
  }
  command = join(home, bin.release);
}, 60_000);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

type Ended = { code: number; said: string };

function release(args: string[], settings: Record<string, string> = {}): Promise<Ended> {
  const { RELEASE_STORE: _ours, DATA_DIR: _its, ...environment } = process.env;
  const env = { ...environment, RELEASE_STORE: join(folder, 'store'), ...settings };
  return new Promise((done) => {
    execFile(process.execPath, [command, ...args], { cwd: repository, env }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, said: `${out}${err}`.trimEnd() });
    });
  });
}

const built = async (version: string) => {
  await builtFolder(repository, { app: APP, version, script: `/* ${version} */` });
  return ['--from', `${APP}-${version}`];
};

it('checks, publishes, compares, previews and takes back, with nothing of the workspace', async () => {
  const first = await built(one);
  expect((await release(['check', APP, ...first])).said).toContain(`${APP} ${one} may go live`);
  expect((await release(['publish', APP, '--untested', ...first])).said).toContain(
    `${APP} ${one} is live`,
  );
  const second = await built(two);
  expect((await release(['diff', APP, ...second])).said).toContain(`beside the live ${one}`);
  expect((await release(['preview', APP, ...second])).said).toContain(`?preview=${APP}@${two}`);
  expect((await release(['publish', APP, '--untested', ...second, '--canary', '10'])).code).toBe(0);
  expect((await release(['abort', APP, '--reason', 'slow'])).code).toBe(0);
  expect((await release(['publish', APP, '--untested', ...second])).said).toContain(
    `(before: ${one})`,
  );
  expect((await release(['rollback', APP])).said).toContain(`${APP} ${one} is live`);
  expect((await release(['status'])).said).toContain(one);
  expect((await release(['history', APP])).said).toContain('slow');
});

it('asks for the store by its name, and takes no folder of its own package for one', async () => {
  expect(await release(['status'], { RELEASE_STORE: '' })).toEqual({
    code: 2,
    said:
      "pnpm release: RELEASE_STORE: is needed outside of the shop's workspace: the folder or " +
      'bucket (s3://bucket/prefix) of its releases',
  });
});

it("builds the remote in whose repository it stands, and says so of another's", async () => {
  const { code, said } = await release(['publish', 'mfe-search', '--untested']);
  expect(code).toBe(1);
  expect(said).toContain(
    `name: the command is of mfe-search; ${join(repository, 'package.json')} has the name ${APP}`,
  );
  expect(said).toContain('--from FOLDER');
});
