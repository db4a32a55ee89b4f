/** Builds what has changed and publishes it: `pnpm build`, and the first step of `pnpm start`. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionNow } from '../identity/build-identity.mjs';
import { integrityOf } from '../release-manifest-plugin.mjs';
import { APPS } from './apps.mjs';
import { readOptions } from './command-line.mjs';
import { COMPILED } from './compiled.mjs';
import { run } from './processes.mjs';
import { releaseKeys, ROOT } from './services.mjs';

/** Two at a time: a build keeps one core busy. */
const AT_ONCE = 2;
const BUILDS = join(import.meta.dirname, 'webpack-builds.mjs');

/** Whether `dist` is whole and made from the sources as they are. */
function isBuilt(app) {
  const dist = join(ROOT, app, 'dist');
  try {
    const { version, integrity, server } = JSON.parse(
      readFileSync(join(dist, 'release.json'), 'utf8'),
    );
    const scripts = Object.entries({
      ...integrity,
      ...(server && { [server.file]: server.integrity }),
    });
    return (
      version === versionNow(join(ROOT, app)) &&
      scripts.every(([file, expected]) => integrityOf(join(dist, file)) === expected)
    );
  } catch {
    return false;
  }
}

/**
 * Builds every app whose sources are not what its `dist` was built from.
 * @param {(line: string) => void} say
 * @returns {Promise<string[]>} the apps that were built
 */
export async function buildChanged(say) {
  const waiting = APPS.filter((app) => !isBuilt(app));
  const built = [...waiting];
  const worker = async () => {
    if (waiting.length === 0) return;
    const builds = fork(BUILDS, { env: { ...process.env, NODE_ENV: 'production' } });
    try {
      for (let app = waiting.shift(); app !== undefined; app = waiting.shift()) {
        const began = Date.now();
        builds.send(app);
        const ended = once(builds, 'exit').then(() => [{ fault: 'its process has ended' }]);
        const [{ fault }] = await Promise.race([once(builds, 'message'), ended]);
        if (fault !== undefined) throw new Error(`${app} does not build:\n${fault}`);
        say(`built ${app} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
      }
    } finally {
      builds.kill();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return built;
}

/** What the command says of a store in which nobody has said who may release. */
const NO_KEYS = 'has no list of keys';
/** And of an app that came after the keys were entered. */
const NEW_APP = 'no key is here that may release';

/**
 * Publishes all apps as they are built; what is live already stays. In a store without keys the
 * machine's own is entered first, and what an earlier version of the shop has left there is signed. An
 * app that was added later is entered then.
 * @param {string} store the folder of the releases
 * @param {(line: string) => void} say
 * @param {Record<string, string | undefined>} environment says where the data, and so the keys, are
 */
export async function publishBuilt(store, say, environment = process.env) {
  const { DEVELOPMENT_KEY, ...keys } = releaseKeys(environment);
  const release = async (...args) => {
    const { code, output } = await run(process.execPath, [COMPILED, 'src/cli.ts', ...args], {
      cwd: join(ROOT, 'services/release-registry'),
      env: { RELEASE_STORE: store, ...keys },
      quiet: true,
    });
    return { failed: code !== 0, output };
  };
  const must = async (...args) => {
    const { failed, output } = await release(...args);
    if (failed) throw new Error(output);
  };
  const enterKey = () => must('keys', 'add', DEVELOPMENT_KEY, 'development', ...APPS);
  // What is edited meanwhile goes into the next build.
  const publish = () => release('publish', ...APPS, '--built', '--dirty', '--untested');
  const isOurs = DEVELOPMENT_KEY !== undefined;
  if (environment.REGISTRY_URL) await must('migrate');
  else if (isOurs && !store.startsWith('s3://') && !existsSync(join(store, 'registry.json'))) {
    await enterKey();
  }
  let published = await publish();
  if (isOurs && published.output.includes(NO_KEYS)) {
    await enterKey();
    await must('keys', 'sign-stored');
    published = await publish();
  } else if (isOurs && published.output.includes(NEW_APP)) {
    await enterKey();
    published = await publish();
  }
  const { failed, output } = published;
  if (failed) throw new Error(output);
  for (const line of output.split('\n')) if (line.includes(' is live')) say(line);
}

if (process.argv[1] === import.meta.filename) {
  readOptions('pnpm build', {});
  const built = await buildChanged(console.log);
  if (built.length === 0) console.log('everything is built already');
}
