/** The document server of `pnpm dev`: a new one takes over where its sources have changed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importGraph } from '../identity/import-graph.mjs';
import { readLockFile } from '../identity/lock-file.mjs';
import { programCompiler } from '../production/compile-program.mjs';
import { compiledFile } from '../run/compiled.mjs';
import { freePort } from '../run/free-port.mjs';
import { startService } from '../run/processes.mjs';
import { ROOT } from '../run/services.mjs';
import { watchSources } from '../run/watch-sources.mjs';

/** Milliseconds: an editor saves several files at once. */
const QUIET = 15;
/** What browsers don't run: pages are loaded anew when it has changed. */
const SERVERS_OWN = /^(shell\/server|packages\/server-kit|services)\//;
/** Where a source doesn't compile: `/shop/shell/server/policy.ts:12:3: ERROR: …`. */
const NAMED = /(\S+\.tsx?):(\d+)(?::\d+)?/;

const PROGRAM = 'shell/server/main.ts';

/** The files that the document server runs from. */
export const serverSources = () => {
  const lock = readLockFile(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8'));
  return importGraph(ROOT, 'shell', [PROGRAM], lock).files;
};

/** @param {string[]} lines @returns {import('./browser/overlay.mjs').Fault[]} */
function faultOf(lines) {
  const text = lines.join('\n').slice(0, 2_000).replaceAll(`${ROOT}/`, '');
  const [, file = '', line = ''] = NAMED.exec(text) ?? [];
  const place = file && `${file}:${line}`;
  return [{ title: 'the document server does not start', place, text }];
}

/**
 * @param {import('../run/services.mjs').Service} service
 * @param {{ lead: (port: number) => void,
 *   say: (line: string) => void,
 *   onChange: (faults: import('./browser/overlay.mjs').Fault[], pages: boolean) => void }} to
 *   `lead` hears the port of each one that serves; `onChange` what keeps a new one from that, and
 *   whether pages should be loaded anew
 */
export async function documentServer(service, { lead, say, onChange }) {
  /** @type {import('../run/processes.mjs').RunningService | null} */
  let running = null;
  let endWatching = () => undefined;
  /** What is watched. */
  let watched = '';
  let ended = false;
  const compiler = programCompiler(ROOT, join(ROOT, PROGRAM));

  async function start() {
    try {
      // Each process would begin to compile from nothing, which takes longer than all else that it does.
      await compiledFile(join(ROOT, PROGRAM), compiler.compile);
    } catch (error) {
      onChange(faultOf([error.message]), false);
      return;
    }
    const port = await freePort();
    const lines = [];
    const env = { ...service.env, PORT: String(port) };
    const started = startService({ ...service, env }, (line) => {
      lines.push(line);
      if (running === started) say(line);
    });
    try {
      await started.ready;
    } catch {
      onChange(faultOf(lines), false);
      return;
    }
    const before = running;
    running = started;
    lead(port);
    // It may still be answering.
    void before?.end();
  }

  /** @param {string[]} files */
  async function renew(files) {
    if (ended) return;
    const before = running;
    await start();
    const pages = files.some((file) => SERVERS_OWN.test(file));
    if (running !== before) onChange([], pages);
    watch();
  }

  function watch() {
    try {
      const files = serverSources();
      if (files.join() === watched) return;
      endWatching();
      endWatching = watchSources(files, renew, ROOT, QUIET);
      watched = files.join();
    } catch {
      // A source imports what isn't there yet: a change of those that are known looks again.
    }
  }

  watch();
  await start();
  return {
    async end() {
      ended = true;
      endWatching();
      await running?.end();
      await compiler.end();
    },
  };
}
