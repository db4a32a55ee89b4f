/**
 * A local S3 server. The one from npm checks signatures and keeps objects, but knows no conditional
 * writes: they are answered before it, one call at a time, as S3's documentation says. It writes an
 * object's file in place, and replies before the file is whole, so that a read beside or just after a write would
 * find half of it, which S3 never gives: the next call waits for the file.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import S3rver from 's3rver';

export type LocalS3 = { endpoint: string; close(): Promise<void> };

/**
 * Starts it with one bucket; what an earlier one has kept in the folder is still there.
 * @param at the port, a free one by default
 */
export async function startS3(folder: string, bucket: string, at = 0): Promise<LocalS3> {
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

  /** The tag of an object's file as it is now; undefined where none is. */
  async function tagOfFile(url: string): Promise<string | undefined> {
    const file = join(folder, `${decodeURIComponent(url)}._S3rver_object`);
    const content = await readFile(file).catch(() => null);
    return content ? `"${createHash('md5').update(content).digest('hex')}"` : undefined;
  }

  /** An object's tag, also of one that was written before this start; undefined where none is. */
  const tagOf = async (url: string) => tags.get(url) ?? tagOfFile(url);

  /** Waits for the file of an object that was written; what is none of an object has no such tag. */
  async function untilWhole(url: string, tag: string): Promise<void> {
    for (let tries = 0; tries < 200 && (await tagOfFile(url)) !== tag; tries += 1) {
      await new Promise((done) => setTimeout(done, 5));
    }
  }

  async function refused({ url = '', headers }: IncomingMessage): Promise<boolean> {
    const { 'if-none-match': none, 'if-match': match } = headers;
    if (none !== '*' && match === undefined) return false;
    const tag = await tagOf(url);
    return none === '*' ? tag !== undefined : match !== tag;
  }

  const server = createServer((request, response) => {
    last = last.then(async () => {
      const writes = request.method === 'PUT';
      const tooLate = writes && (await refused(request));
      // The caller may have disconnected while this waited.
      if (response.destroyed) return undefined;
      let written = '';
      await new Promise<void>((done) => {
        response.once('close', done);
        if (tooLate) {
          request.resume();
          response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
          return;
        }
        response.once('finish', () => {
          if (writes && response.statusCode === 200) {
            written = String(response.getHeader('etag') ?? '');
            tags.set(request.url ?? '', written);
          }
          if (request.method === 'DELETE') tags.delete(request.url ?? '');
        });
        handle(request, response);
      });
      return written === '' ? undefined : untilWhole(request.url ?? '', written);
    });
  });
  await new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
