import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { COMPILED } from 'tooling/run/compiled';
import { END_WITHIN } from 'tooling/run/processes';
import { until, untilRefused } from 'tooling/run/until';
import { afterEach, describe, expect, it, test } from 'vitest';
import { GRACE, LAST_THINGS } from '../src/run-server';
import { DRAIN_DELAY_MOST } from '../src/running';

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

function run(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [COMPILED, 'test/example-server.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => lines.push(part));
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => {
    running.delete(child);
    return code;
  });
  const said = () => lines.join('').trim().split('\n');
  return { child, said, ended };
}

type Run = ReturnType<typeof run>;

/** Waits until a server has printed a text. */
const printed = (server: Run, words: RegExp): Promise<RegExpExecArray> =>
  until(() => {
    const found = words.exec(server.said().join('\n'));
    if (!found && server.child.exitCode !== null) throw new Error(server.said().join('\n'));
    return found;
  });

async function portOf(server: Run): Promise<number> {
  return Number((await printed(server, /ready on http:\/\/localhost:(\d+)/))[1]);
}

/** A request of which half the body has arrived and is being read. */
async function halfRequest(server: Run, port: number) {
  const open = request({ port, host: '127.0.0.1', path: '/slow', method: 'POST' });
  open.on('error', () => undefined);
  open.write('one ');
  await printed(server, /asked/);
  return open;
}

it('ends the answers that were begun, lets nobody new in, then does what was left for the end', async () => {
  const server = run();
  const port = await portOf(server);
  const open = await halfRequest(server, port);
  server.child.kill('SIGTERM');
  await untilRefused(port);
  open.end('two');
  const [answer] = (await once(open, 'response')) as [IncomingMessage];
  expect(await text(answer)).toBe('one two');
  expect(answer.headers.connection).toBe('close');
  expect(await server.ended).toBe(0);
  expect(server.said().slice(-3)).toEqual(['last kept', 'stopping: one that fails', 'first kept']);
});

async function probe(port: number, path: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/health/${path}`);
  const { status, headers } = answer;
  return { status, cached: headers.get('cache-control'), json: (await answer.json()) as unknown };
}

it('tells a balancer whether it lives and is ready, and why it is not', async () => {
  const well = await portOf(run());
  const ok = { status: 200, cached: 'no-store', json: { status: 'ok' } };
  expect(await probe(well, 'live')).toEqual(ok);
  expect(await probe(well, 'ready')).toEqual(ok);
  const ill = await portOf(run({ FAULT: 'the store is away' }));
  expect(await probe(ill, 'live')).toEqual(ok);
  expect(await probe(ill, 'ready')).toMatchObject({
    status: 503,
    json: { status: 'the store is away' },
  });
});

it('says that it is stopping while it still lets everybody in, and then lets nobody in', async () => {
  const server = run({ DRAIN_DELAY: '1500' });
  const port = await portOf(server);
  server.child.kill('SIGTERM');
  let ready = await probe(port, 'ready');
  while (ready.status === 200) ready = await probe(port, 'ready');
  expect(ready).toMatchObject({ status: 503, cached: 'no-store', json: { status: 'stopping' } });
  expect((await probe(port, 'live')).status).toBe(200);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('GET plain');
  await untilRefused(port);
  expect(await server.ended).toBe(0);
});

it('sends away who holds on beyond its grace', async () => {
  const server = run({ GRACE_OF_TEST: '200' });
  const open = await halfRequest(server, await portOf(server));
  const cut = new Promise((done) => open.once('close', done));
  server.child.kill('SIGINT');
  await cut;
  expect(await server.ended).toBe(0);
});

it('does not wait for who has connected and asks for nothing', async () => {
  const server = run();
  const port = await portOf(server);
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  await fetch(`http://127.0.0.1:${port}/`);
  server.child.kill('SIGTERM');
  // The grace is ten minutes here.
  expect(await server.ended).toBe(0);
});

it('ends in order when its starter has ended, where it was told to', async () => {
  const server = run({ END_WITH_STDIN: '1' });
  const open = await halfRequest(server, await portOf(server));
  for (const stream of [server.child.stdin, server.child.stdout]) stream?.destroy();
  open.end('two');
  const [answer] = (await once(open, 'response')) as [IncomingMessage];
  expect(await text(answer)).toBe('one two');
  expect(await server.ended).toBe(0);
});

it('stays without its starter, where nobody told it to end', async () => {
  const server = run();
  const port = await portOf(server);
  server.child.stdin?.destroy();
  for (let again = 0; again < 5; again += 1) {
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    await new Promise((done) => setTimeout(done, 50));
  }
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('has ended by itself before its starter loses patience', () => {
  expect(DRAIN_DELAY_MOST + GRACE + LAST_THINGS).toBeLessThan(END_WITHIN);
});

describe('a request that is refused before it is read', { tags: 'long' }, () => {
  /** Sends on a connection that is used again. @returns status and `Connection` of each answer */
  async function sendInTurn(port: number, bodies: readonly string[]) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const seen: unknown[] = [];
    for (const body of bodies) {
      const path = body.length > 1000 ? '/refused' : '/slow';
      const asked = request({ port, host: '127.0.0.1', path, method: 'POST', agent });
      asked.setHeader('Content-Length', body.length);
      asked.end(body);
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      seen.push([answer.statusCode, await text(answer), asked.reusedSocket]);
    }
    agent.destroy();
    return seen;
  }

  it('leaves the connection to the next request', async () => {
    const port = await portOf(run());
    const large = 'x'.repeat(900_000);
    expect(await sendInTurn(port, [large, 'small', large, 'small'])).toEqual([
      [413, 'too large', false],
      [200, 'small', true],
      [413, 'too large', true],
      [200, 'small', true],
    ]);
    // Whoever sends no more is told that the connection ends.
    const slow = request({ port, host: '127.0.0.1', path: '/refused', method: 'POST' });
    slow.on('error', () => undefined);
    slow.setHeader('Content-Length', large.length);
    slow.write('x');
    const [answer] = (await once(slow, 'response')) as [IncomingMessage];
    expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'close']);
    slow.destroy();
  });
});

it('names a taken port in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = run({ PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.said()).toEqual([`Port ${port} is taken. Set PORT to another one.`]);
  other.close();
});

it('is measured on a port of its own, and nowhere where none is set', async () => {
  const server = run({ METRICS_PORT: '0' });
  const port = await portOf(server);
  const at = (await printed(server, /metrics at (http:\/\/localhost:\d+)\/metrics/))[1] ?? '';
  const measured = await fetch(`${at}/metrics`);
  expect(measured.headers.get('content-type')).toContain('version=0.0.4');
  const text = await measured.text();
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) {
    expect(text).toContain(`${name}{server="example"} `);
  }
  expect(text).toContain('storefront_ready{server="example"} 1\n');
  expect(text).not.toContain('storefront_lacks{');
  expect((await fetch(`${at}/`)).status).toBe(404);
  expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(405);
  const publicly = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await publicly.text()).toBe('GET plain');
  const second = run({ METRICS_PORT: new URL(at).port });
  expect(await second.ended).toBe(1);
  expect(second.said()).toEqual([
    `Port ${new URL(at).port} is taken. Set METRICS_PORT to another one.`,
  ]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(run().said().join()).not.toContain('metrics at');
});

test.each([
  ['a WebSocket', 'GET / HTTP/1.1', 'Connection: Upgrade\r\nUpgrade: websocket', 200],
  ['HTTP/2', 'GET / HTTP/1.1', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c', 200],
  ['a tunnel', 'CONNECT example.com:443 HTTP/1.1', 'Proxy-Authorization: x', 405],
])('who asks for %s gets a plain answer', async (_, first, more, status) => {
  const server = run();
  const socket = connect(await portOf(server), '127.0.0.1');
  socket.write(`${first}\r\nHost: localhost\r\n${more}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer.toString()).toContain('X-Always: yes');
  socket.destroy();
});
