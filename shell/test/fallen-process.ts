/** Render processes that have fallen to a release: its code says and does whatever Node can. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopConfig } from 'host-kit/shop-config';
import type { PageAnswer } from '../server/rendering/rendered-page';
import { startRenderWorker } from '../server/rendering/render-worker';
import type { ServerRelease } from '../server/rendering/server-builds';

/** Says what it is told to say, and what it has got, when it is asked for a page. */
const program = (does: string) => `
const pipe = new (require('node:net').Socket)({ fd: 3 });
const frame = (body, length = body.length) => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length);
  return Buffer.concat([head, body]);
};
const say = (message) => pipe.write(frame(Buffer.from(JSON.stringify(message))));
const tell = (got) => say({ kind: 'warning', message: 'got ' + got });
const page = { status: 200, head: { title: 'planted' }, answers: [], early: [], body: null, whole: true };
let asked = false;
pipe.on('error', () => undefined);
pipe.on('data', (part) => {
  if (asked || !part.includes('"render"')) return;
  asked = true;
  try { ${does} } catch (error) { tell('refused: ' + (error.code ?? error.message)); }
});
say({ kind: 'warm' });
`;

/** What it says, after which nobody listens to it any more. */
export const LOST: Record<string, string> = {
  'a message of 200 MB':
    'pipe.write(frame(Buffer.alloc(0), 2e8)); setInterval(() => pipe.write(Buffer.alloc(1e6)), 1);',
  'a message of 4 GB': 'pipe.write(frame(Buffer.alloc(0), 2 ** 32 - 1));',
  'what is not JSON': "pipe.write(frame(Buffer.from('planted')));",
  'null again and again': 'setInterval(() => say(null), 1);',
  'signs of life without end':
    "const more = () => { for (let at = 0; at < 1000; at += 1) say({ kind: 'pong', rss: 0 }); setImmediate(more); }; more();",
  'warnings without end':
    "const more = () => { for (let at = 0; at < 1000; at += 1) tell('x'); setImmediate(more); }; more();",
  'that it holds too much': "say({ kind: 'pong', rss: 1e12 });",
  nothing: 'for (;;);',
  'that it has no more to say': 'process.exit(0);',
  'as little as one that stops itself': "process.kill(process.pid, 'SIGSTOP');",
};

/** What it says, which nobody minds. */
export const IGNORED: Record<string, string> = {
  null: 'say(null);',
  'a number': 'say(7);',
  'a list': 'say([]);',
  'an answer without a page': "say({ kind: 'rendered', id: '1' });",
  'the answer of another page':
    "for (const id of ['', '1', '2']) say({ kind: 'rendered', id, page });",
  'the answer of a call that nobody made':
    "say({ kind: 'call', id: '1', call: 1, request: { method: 'GET', url: '/api/brands' } });",
};

/** What it reaches for, although it may do what Node can. */
export const REACHES: Record<string, string> = {
  'a file': "tell(require('fs').readFileSync('/etc/passwd', 'utf8'));",
  'a file of Node’s own':
    "tell(process.getBuiltinModule('fs').readFileSync('/etc/passwd', 'utf8'));",
  'its environment': 'tell(JSON.stringify(Object.keys(process.env)));',
  'its environment from the system':
    "tell(require('fs').readFileSync('/proc/self/environ', 'utf8'));",
  'the server’s environment':
    "tell(require('fs').readFileSync('/proc/' + process.ppid + '/environ', 'utf8'));",
  'the registry':
    "tell(require('fs').readFileSync(require('path').dirname(process.argv[1]) + '/../store/registry.json', 'utf8'));",
  'a file to write': "require('fs').writeFileSync('/tmp/planted', '1'); tell('written');",
  'another process': "tell(require('child_process').execSync('id'));",
  'a thread': "tell(new (require('worker_threads').Worker)('1', { eval: true }).threadId);",
  'what Node is made of': "tell(typeof process.binding('spawn_sync'));",
  'an add-on': "process.dlopen({ exports: {} }, '/lib/planted.node'); tell('loaded');",
  'code made of text': "tell(new Function('return process.pid')());",
};

export type Fallen = {
  answer: PageAnswer;
  /** What the document server heard of it. */
  said: string[];
  pid: number | undefined;
  ended: Promise<unknown>;
  close(): Promise<void>;
};

/** Starts a process that does a thing, and asks it for a page. */
export async function startFallen(
  does: string,
  releases: ServerRelease[] = [],
  { providerUrl = 'http://127.0.0.1:9', tracing = {} } = {},
): Promise<Fallen> {
  const folder = await mkdtemp(join(tmpdir(), 'fallen-'));
  const file = join(folder, 'program/program.cjs');
  await mkdir(join(folder, 'program'));
  await writeFile(file, program(does));
  await mkdir(join(folder, 'store'));
  await writeFile(join(folder, 'store/registry.json'), '{}');
  const said: string[] = [];
  const worker = startRenderWorker(
    {
      store: join(folder, 'store'),
      providerUrl,
      config: shopConfig,
      heartbeat: 100,
      warmUp: 30_000,
      memory: 512,
      silence: 600,
      warn: (message) => said.push(message),
    },
    file,
    releases,
  );
  await worker.warm;
  const job = { url: `${shopConfig.origin}/`, releases: [], development: false, body: true };
  const answer = await worker.render({ ...job, limit: 300, most: 300 }, tracing);
  return {
    answer,
    said,
    pid: worker.pid,
    ended: worker.ended,
    async close() {
      worker.end();
      await worker.ended;
      await rm(folder, { recursive: true });
    },
  };
}
