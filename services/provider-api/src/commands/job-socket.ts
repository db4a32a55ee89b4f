/**
 * The running provider accepts jobs over a local socket, because its database allows no second
 * process. A request is one JSON line; the answer is a line for each that the job says, and its
 * result. Only the owner may use the socket.
 */
import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { anyJobSchema, waitsForImports, type AnyJob } from './any-job';
import type { JobResult } from '../domain/job-result';
import { createTurn, type Turn } from '../domain/import/turn';

const answerSchema = z.union([
  z.object({ said: z.string() }),
  z.object({ ok: z.boolean(), lines: z.array(z.string()), hint: z.string().optional() }),
]);

/** Systems allow about 104 bytes for a socket's path. */
const PATH_MOST = 100;
/** Long enough for all that a job says. */
const LINE_MOST = 16 * 1024 * 1024;

/** The socket of a data directory: inside it, or, where that path is too long, in the temp folder. */
export function socketPath(dataDirectory: string): string {
  const inside = join(dataDirectory, 'provider.sock');
  if (Buffer.byteLength(inside) <= PATH_MOST) return inside;
  const name = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16);
  return join(tmpdir(), `provider-${name}.sock`);
}

/** Its lines as they come; the socket stays open for answers. */
async function* linesOf(socket: Socket): AsyncGenerator<string> {
  let text = '';
  socket.setEncoding('utf8');
  for await (const chunk of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
    text += chunk;
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    if (text.length > LINE_MOST) break;
    yield* lines;
  }
  throw new Error('the provider stopped before it had answered');
}

async function readJob(socket: Socket): Promise<AnyJob> {
  for await (const line of linesOf(socket)) return anyJobSchema.parse(JSON.parse(line));
  throw new Error('no job came');
}

/**
 * Serves jobs until stopped. The caller holds the directory's lock, so nobody listens on an old
 * socket.
 * @param turn in which imports run, those of the counter too
 */
export async function serveJobs(
  path: string,
  run: (job: AnyJob, say: (line: string) => void) => Promise<JobResult>,
  turn: Turn = createTurn(),
): Promise<() => Promise<void>> {
  await rm(path, { force: true });
  // A backup waits for an import's end, so that it has the whole of it.
  const inTurn = (job: AnyJob, say: (line: string) => void): Promise<JobResult> =>
    waitsForImports(job) ? turn(() => run(job, say)) : run(job, say);
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    const say = (line: string) => socket.write(`${JSON.stringify({ said: line })}\n`);
    readJob(socket)
      .then((job) => inTurn(job, say))
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

const connectTo = (path: string) =>
  new Promise<Socket | null>((done) => {
    const connection = createConnection({ path, allowHalfOpen: true });
    connection.once('connect', () => done(connection));
    connection.once('error', () => done(null));
  });

/** Whether a running provider takes jobs there. */
export async function takesJobs(path: string): Promise<boolean> {
  const socket = await connectTo(path);
  socket?.destroy();
  return socket !== null;
}

/**
 * Sends a job to the running provider.
 * @param say hears each line of the job as soon as it is said
 * @returns null when none is running there
 */
export async function handOver(
  path: string,
  job: AnyJob,
  say: (line: string) => void,
): Promise<JobResult | null> {
  const socket = await connectTo(path);
  if (!socket) return null;
  socket.write(`${JSON.stringify(job)}\n`);
  try {
    for await (const line of linesOf(socket)) {
      const answer = answerSchema.parse(JSON.parse(line));
      if ('ok' in answer) return answer;
      say(answer.said);
    }
    throw new Error('the provider stopped before it had answered');
  } finally {
    socket.destroy();
  }
}
