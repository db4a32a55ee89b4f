/** Serves a remote's released files like its own server, and makes them fail on request. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';

/** The script that starts a remote, and those of single pages and fragments. */
type RemoteFile = 'entry' | 'part' | 'any';

export type RemoteFault =
  | { kind: 'down' }
  | { kind: 'status'; file: RemoteFile; status: number }
  /** The connection is reset instead of an answer. */
  | { kind: 'reset'; file: RemoteFile }
  | { kind: 'hang'; file: RemoteFile }
  /** Half of the file is sent, and then nothing. */
  | { kind: 'truncated'; file: RemoteFile }
  | { kind: 'empty'; file: RemoteFile }
  | { kind: 'html'; file: RemoteFile }
  /** The file has a line more than was released. */
  | { kind: 'changed'; file: RemoteFile }
  /** A redirect to another origin, which has the same file. */
  | { kind: 'elsewhere'; file: RemoteFile };

export type RemoteFaultServer = {
  set(fault: RemoteFault | null): Promise<void>;
  close(): Promise<void>;
};

function fileOf(path: string): RemoteFile | null {
  const name = path.split('/').at(-1) ?? '';
  if (name === 'entry.js') return 'entry';
  return /^(?:page|fragment)-/.test(name) ? 'part' : null;
}

const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

function answerWith(fault: RemoteFault | null, content: Buffer, response: ServerResponse): void {
  const refused = { ...HEADERS, 'Cache-Control': 'no-store' };
  switch (fault?.kind) {
    case undefined:
    case 'down':
    case 'elsewhere':
      response.writeHead(200, HEADERS).end(content);
      return;
    case 'status':
      response.writeHead(fault.status, refused).end('Not now');
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'hang':
      return;
    case 'truncated':
      response.writeHead(200, { ...HEADERS, 'Content-Length': content.length });
      response.write(content.subarray(0, content.length / 2), () => response.destroy());
      return;
    case 'empty':
      response.writeHead(200, HEADERS).end();
      return;
    case 'html':
      response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/html' });
      response.end('<!doctype html><title>Welcome</title>');
      return;
    case 'changed':
      response.writeHead(200, HEADERS).end(`${content.toString()}\nglobalThis.changedRan = true;`);
  }
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  if (server.listening) await new Promise((done) => server.close(done));
}

/**
 * Starts the server of one remote.
 * @param ports its own port, and one that serves the same files as a foreign origin
 * @param store the folder of the releases
 */
export async function startRemoteFaultServer(
  ports: { own: number; foreign: number },
  store: string,
): Promise<RemoteFaultServer> {
  let fault: RemoteFault | null = null;
  const serve = (foreign: boolean) =>
    createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://any').pathname);
      const hit =
        !foreign && fault && 'file' in fault && [fileOf(path), 'any'].includes(fault.file);
      if (hit && fault?.kind === 'elsewhere') {
        const Location = `http://localhost:${ports.foreign}${path}`;
        response.writeHead(302, { ...HEADERS, 'Cache-Control': 'no-store', Location }).end();
        return;
      }
      readFile(join(store, path)).then(
        (content) => {
          answerWith(hit ? fault : null, content, response);
        },
        () => response.writeHead(404).end(),
      );
    });
  const own = serve(false);
  const foreign = serve(true);
  await listen(own, ports.own);
  await listen(foreign, ports.foreign);
  return {
    async set(next) {
      fault = next;
      if (fault?.kind === 'down') await close(own);
      else if (!own.listening) await listen(own, ports.own);
      // The fault is over, so hanging connections are closed.
      else own.closeAllConnections();
    },
    async close() {
      await close(own);
      await close(foreign);
    },
  };
}
