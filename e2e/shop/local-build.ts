/** Serves a build's folder on an origin of its own, as a developer's `dev:release` does. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { freePorts } from './free-ports';

type LocalBuild = { origin: string; close(): Promise<void> };

export async function serveBuild(folder: string): Promise<LocalBuild> {
  const [port = 0] = await freePorts(1);
  const server = createServer((request, response) => {
    const file = basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    readFile(join(folder, file)).then(
      (content) => {
        response.writeHead(200, {
          'Content-Type': file.endsWith('.js') ? 'text/javascript' : 'application/json',
          'Access-Control-Allow-Origin': '*',
          'Cross-Origin-Resource-Policy': 'cross-origin',
          'Cache-Control': 'no-store',
        });
        response.end(content);
      },
      () => response.writeHead(404, { 'Access-Control-Allow-Origin': '*' }).end(),
    );
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    origin: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
