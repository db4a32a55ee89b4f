/**
 * The running provider accepts jobs over a local socket, because its database allows no second
 * process. A request is one JSON line, and so is its answer. Only the owner may use the socket.
 */
import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import type { Job, JobResult } from './job';

const jobSchema = z.object({
  file: z.string(),
  images: z.string().nullable(),
  source: z.string().min(1).max(200),
});
const resultSchema = z.object({ ok: z.boolean(), lines: z.array(z.string()) });

/** Systems allow about 104 bytes for a socket's path. */
const PATH_MOST = 100;
/** Long enough for twenty bad rows and a warning per missing picture. */
const LINE_MOST = 16 * 1024 * 1024;

/** The socket of a data directory: inside it, or, where that path is too long, in the temp folder. */
export function socketPath(dataDirectory: string): string {
  const inside = join(dataDirectory, 'provider.sock');
  if (Buffer.byteLength(inside) <= PATH_MOST) return inside;
  const name = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16);
  return join(tmpdir(), `provider-${name}.sock`);
}

/** One line; the socket stays open for the answer. */
function readLine(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8');
  return new Promise((read, failed) => {
    const cut = () => failed(new Error('the provider stopped before it had answered'));
    socket.on('data', (chunk: string) => {
      text += chunk;
      if (text.includes('\n')) read(text.slice(0, text.indexOf('\n')));
      else if (text.length > LINE_MOST) socket.destroy();
    });
    socket.once('end', cut);
    socket.once('close', cut);
    socket.once('error', failed);
  });
}

/**
 * Serves jobs until stopped. The caller holds the directory's lock, so nobody listens on an old
 * socket.
 */
export async function serveJobs(
  path: string,
  run: (job: Job) => Promise<JobResult>,
): Promise<() => Promise<void>> {
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    readLine(socket)
      .then((line) => run(jobSchema.parse(JSON.parse(line))))
      .catch((): JobResult => ({ ok: false, lines: ['The provider could not run this job.'] }))
      .then((result) => socket.end(`${JSON.stringify(result)}\n`))
      .catch(() => socket.destroy());
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(path, done);
  });
  await chmod(path, 0o600);
  return async () => {
    await new Promise<void>((done) => {
      server.close(() => done());
    });
    await rm(path, { force: true });
  };
}

/** Sends a job to the running provider. @returns null when none is running there */
export async function handOver(path: string, job: Job): Promise<JobResult | null> {
  const socket = await new Promise<Socket | null>((done) => {
    const connection = createConnection({ path, allowHalfOpen: true });
    connection.once('connect', () => done(connection));
    connection.once('error', () => done(null));
  });
  if (!socket) return null;
  socket.write(`${JSON.stringify(job)}\n`);
  const result = resultSchema.parse(JSON.parse(await readLine(socket)));
  socket.destroy();
  return result;
}
