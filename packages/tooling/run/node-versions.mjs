/**
 * The unit and contract tests, and a start of the shop, by other versions of Node: `pnpm --filter
 * tooling node-versions [--nodes 22,24,26] [--project NAME …] [--no-start]`. Ends with 1 where a
 * version fails.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { APPS } from './apps.mjs';
import { readOptions } from './command-line.mjs';
import { freePort } from './free-port.mjs';
import { NODE_VERSION, otherNode } from './other-node.mjs';
import { run } from './processes.mjs';
import { portVariable, ROOT } from './services.mjs';

const USAGE =
  'pnpm --filter tooling node-versions [--nodes 22,24,26] [--project NAME …] [--no-start]';
/** How long a start may take, in milliseconds: it may build first. */
const OPENS_WITHIN = 600_000;
/** Longer than the shop needs to end in order, in milliseconds. */
const ENDS_WITHIN = 40_000;

const {
  nodes,
  project,
  'no-start': noStart,
} = readOptions(USAGE, {
  nodes: { type: 'string', default: '22,24,26' },
  project: { type: 'string', multiple: true, default: [] },
  'no-start': { type: 'boolean', default: false },
});
const versions = nodes.split(',');
if (versions.some((version) => !NODE_VERSION.test(version))) {
  console.error(`--nodes ${nodes} is no list of versions\nusage: ${USAGE}`);
  process.exit(2);
}

/** What a process printed that says that a later Node will not do it any more. */
const warningsIn = (output) => [
  ...new Set(output.match(/(?:DeprecationWarning|ExperimentalWarning): .*/g) ?? []),
];

/** The environment in which `node` is this one, also for what it starts. */
const environmentOf = (node) => ({
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
});

async function test(node) {
  const args = ['run', '--reporter=dot', ...project.flatMap((name) => ['--project', name])];
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { code, output } = await run(node, [vitest, ...args], { env: environmentOf(node) });
  return { passed: code === 0, warnings: warningsIn(output) };
}

/** Ports of its own for each server, so that a shop that runs is not disturbed. */
async function ownPorts() {
  const names = [...APPS, 'console', 'provider-api'];
  const ports = await Promise.all(names.map(freePort));
  return Object.fromEntries(names.map((name, at) => [portVariable(name), String(ports[at])]));
}

/** Starts the shop, asks for a page and a list, and stops it. */
async function open(node, data) {
  const ports = await ownPorts();
  const child = spawn(node, [join(import.meta.dirname, 'start.mjs')], {
    cwd: ROOT,
    env: { ...process.env, ...environmentOf(node), ...ports, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise((done) => child.once('exit', done));
  const opened = new Promise((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (output.includes('the shop is open')) done(true);
      });
    }
    setTimeout(() => done(false), OPENS_WITHIN).unref();
    void ended.then(() => done(false));
  });
  const shop = `http://localhost:${ports.SHELL_PORT}`;
  const shown = async (path, options) => {
    const answer = await fetch(`${shop}${path}`, options);
    return answer.ok && (await answer.text()).length > 100;
  };
  const list = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ limit: 12 }),
  };
  try {
    const passed =
      (await opened) && (await shown('/store')) && (await shown('/api/store/products', list));
    if (!passed) console.error(output);
    return { passed, warnings: warningsIn(output) };
  } finally {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN);
    await ended;
    clearTimeout(timer);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'node-versions-'));
let failed = 0;
try {
  for (const version of versions) {
    const node = await otherNode(version, folder);
    const { output: name } = await run(node, ['--version'], { quiet: true });
    const steps = { tests: () => test(node) };
    if (!noStart) steps.start = () => open(node, join(folder, `data-${version}`));
    for (const [step, take] of Object.entries(steps)) {
      const { passed, warnings } = await take();
      if (!passed) failed += 1;
      console.log(`Node ${name.trim()}: ${step} ${passed ? 'passed' : 'FAILED'}`);
      for (const warning of warnings) console.log(`  ${warning}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
