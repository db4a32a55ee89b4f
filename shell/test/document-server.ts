/** The document server as a process of its own, and a provider that says what has come to it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect, createServer as createProbe, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readShop } from 'shared-contracts/calls/shop';
import { COMPILED } from 'tooling/run/compiled';
import { until } from 'tooling/run/until';

const SHELL = resolve(import.meta.dirname, '..');

const running = new Set<ChildProcess>();
const stores: string[] = [];

/** Ends what a test has left behind. */
export async function endDocumentServers(): Promise<void> {
  for (const child of running) child.kill('SIGKILL');
  for (const store of stores.splice(0)) await rm(store, { recursive: true, force: true });
}

/** One that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createProbe().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

export async function newStore(): Promise<string> {
  const store = await mkdtemp(join(tmpdir(), 'document-server-'));
  stores.push(store);
  return store;
}

/** Starts it; without a release it has no pages, but all else. */
export async function runDocumentServer(environment: Record<string, string> = {}) {
  const port = await freePort();
  const store = environment.RELEASE_STORE ?? (await newStore());
  const child = spawn(process.execPath, [COMPILED, 'server/main.ts'], {
    cwd: SHELL,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      RELEASE_STORE: store,
      RENDER_WORKERS: '0',
      ...environment,
    },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => {
    running.delete(child);
    return code;
  });
  const said = () => output.trim().split('\n').filter(Boolean);
  return { child, port, origin: `http://127.0.0.1:${port}`, said, ended };
}

export type DocumentServer = Awaited<ReturnType<typeof runDocumentServer>>;

export async function openDocumentServer(
  environment: Record<string, string> = {},
): Promise<DocumentServer> {
  const server = await runDocumentServer(environment);
  await until(() => server.child.exitCode !== null || server.said().join().includes('ready on'));
  if (server.child.exitCode !== null) throw new Error(server.said().join('\n'));
  return server;
}

/** Sends bytes as they are, and reads the answer's head. */
export async function speak(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent, 'latin1');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString('latin1').split('\r\n\r\n')[0] ?? '';
}

/** A provider that answers with the headers that came, by default at once. */
export async function openProvider(before: () => Promise<void> = () => Promise.resolve()) {
  const asked: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const bodyOf = async (request: IncomingMessage) => {
    let body = '';
    for await (const part of request) body += String(part);
    return body;
  };
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '', headers } = request;
      // The server asks for the shop's hours by itself, whatever a test does.
      if (url === readShop.path) {
        response.writeHead(404).end();
        return;
      }
      asked.push({ url, headers, body: await bodyOf(request) });
      await before();
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(headers));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => server.close().closeAllConnections(),
  };
}
