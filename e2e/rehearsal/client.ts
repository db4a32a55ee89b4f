/** Calls of one visitor by the edge, from an address of its own, so that limits count as outside. */
import { Agent, request, type RequestOptions } from 'node:https';

/** How long a visitor waits for an answer, in milliseconds. */
const PATIENCE = 15_000;

export type Answer = { status: number; text: string; header: (name: string) => string | undefined };
type Options = {
  body?: unknown;
  headers?: Record<string, string>;
  /**
   * Asked once more on another connection where one that was used before is closed, as browsers do:
   * what reads, or writes under a key.
   */
  repeats?: boolean;
};
export type Client = {
  /** @throws where no whole answer came */
  ask: (url: string, options?: Options) => Promise<Answer>;
  close: () => void;
};

const jsonHeaders = (text: string) => ({
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(text),
});

let visitors = 0;

/** @param certificate of the edge */
export function createClient(certificate: string): Client {
  visitors += 1;
  const localAddress = `127.1.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 4, ca: certificate, localAddress });
  const ask: Client['ask'] = (url, { body, headers = {}, repeats = false } = {}) =>
    new Promise((done, fail) => {
      const { hostname, port, pathname, search, host } = new URL(url);
      const text = body === undefined ? undefined : JSON.stringify(body);
      const options: RequestOptions = {
        agent,
        // Names below localhost are not known to every system.
        host: '127.0.0.1',
        servername: hostname,
        port,
        path: `${pathname}${search}`,
        method: text === undefined ? 'GET' : 'POST',
        headers: { host, ...(text === undefined ? {} : jsonHeaders(text)), ...headers },
        signal: AbortSignal.timeout(PATIENCE),
      };
      const asked = request(options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', fail);
        answer.once('aborted', () => fail(new Error('the answer was cut')));
        answer.once('end', () =>
          done({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString('utf8'),
            header: (name) => answer.headers[name]?.toString(),
          }),
        );
      });
      asked.once('error', (error) => {
        if (repeats && asked.reusedSocket && reasonOf(error) === 'ECONNRESET') {
          ask(url, { body, headers }).then(done, fail);
        } else fail(error);
      });
      asked.end(text);
    });
  return { ask, close: () => agent.destroy() };
}

/** What went wrong, in a word that is the same each time. */
export const reasonOf = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code ?? (error as Error).name;
