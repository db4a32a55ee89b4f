/**
 * A local S3 server. The one from npm checks signatures and keeps objects, but knows no conditional
 * writes: they are answered before it, one call at a time, as S3's documentation says. It writes an
 * object's file in place, so that a read beside a write would find half of it, which S3 never gives.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';

export type LocalS3 = { endpoint: string; close(): Promise<void> };

/** Starts it on a free port with one bucket. */
export async function startS3(folder: string, bucket: string): Promise<LocalS3> {
  const inner = new S3rver({
    directory: folder,
    silent: true,
    allowMismatchedSignatures: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await inner.configureBuckets();
  const handle = inner.callback();
  const tags = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();

  const refused = ({ url = '', headers }: IncomingMessage) =>
    (headers['if-none-match'] === '*' && tags.has(url)) ||
    (headers['if-match'] !== undefined && headers['if-match'] !== tags.get(url));

  const server = createServer((request, response) => {
    last = last.then(
      () =>
        new Promise<void>((done) => {
          response.once('close', done);
          const writes = request.method === 'PUT';
          if (writes && refused(request)) {
            request.resume();
            response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
            return;
          }
          response.once('finish', () => {
            const tag = response.getHeader('etag');
            if (writes && response.statusCode === 200) tags.set(request.url ?? '', String(tag));
            if (request.method === 'DELETE') tags.delete(request.url ?? '');
          });
          handle(request, response);
        }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
