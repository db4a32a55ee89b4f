/**
 * A proxy between the document server and the provider, which makes calls fail on request: by
 * `POST /faults` on its control port. It can also be started alone: `pnpm --filter e2e
 * fault-proxy`.
 */
import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { reshaped, type Shape } from './reshape';

export type FaultKind =
  /** The connection is closed in the middle, as by a dead server. */
  | { kind: 'cut' }
  /** Never answers. */
  | { kind: 'hang' }
  | { kind: 'delay'; milliseconds: number }
  | { kind: 'status'; status: number; message?: string }
  /** 200 with a body that is not JSON. */
  | { kind: 'malformed' }
  /** 200 with JSON of another shape. */
  | { kind: 'wrong-shape'; body: unknown }
  /** 200 with the given text and content type. */
  | { kind: 'text'; body: string; type?: string }
  /** The true answer, changed in its shape. */
  | { kind: 'reshape'; into: Shape }
  /** The true answer, in small pieces over this time. */
  | { kind: 'drip'; milliseconds: number }
  /** The provider carries out the call, and the answer is lost. */
  | { kind: 'lose-answer' };

export type Fault = FaultKind & {
  method?: string;
  /** A prefix of the path: '/api/store/products'. */
  path: string;
  /** For how many calls it applies; without it, until it is cleared. */
  times?: number;
};

export type FaultProxy = { close(): Promise<void> };

function readBody(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => parts.push(part));
    message.on('end', () => {
      resolve(Buffer.concat(parts));
    });
    message.on('error', reject);
  });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

const DRIPS = 10;

function drip(response: ServerResponse, status: number, text: string, milliseconds: number): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  const size = Math.ceil(text.length / DRIPS);
  let sent = 0;
  const timer = setInterval(() => {
    response.write(text.slice(sent, sent + size));
    sent += size;
    if (sent < text.length) return;
    clearInterval(timer);
    response.end();
  }, milliseconds / DRIPS);
  response.on('close', () => {
    clearInterval(timer);
  });
}

function forward(
  provider: URL,
  incoming: IncomingMessage,
  body: Buffer,
  answered: (answer: IncomingMessage) => void,
  failed: () => void,
): void {
  const outgoing = send(
    {
      host: provider.hostname,
      port: provider.port,
      method: incoming.method,
      path: incoming.url,
      // The answer must not be compressed, because the proxy may change it.
      headers: { ...incoming.headers, host: provider.host, 'accept-encoding': 'identity' },
    },
    answered,
  );
  outgoing.on('error', failed);
  outgoing.end(body);
}

/** Starts the proxy. @returns a function that stops it */
export async function startFaultProxy(
  port: number,
  controlPort: number,
  providerUrl: string,
): Promise<FaultProxy> {
  const provider = new URL(providerUrl);
  let faults: Fault[] = [];

  function take(incoming: IncomingMessage): Fault | undefined {
    const fault = faults.find(
      ({ method, path }) =>
        incoming.url?.startsWith(path) && (method === undefined || method === incoming.method),
    );
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) faults = faults.filter((other) => other !== fault);
    }
    return fault;
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(incoming);
    const fault = take(incoming);
    const pass = () => {
      forward(
        provider,
        incoming,
        body,
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
        () => {
          response.destroy();
        },
      );
    };
    const withAnswer = (use: (status: number, text: string) => void) => {
      forward(
        provider,
        incoming,
        body,
        (answer) => {
          readBody(answer).then(
            (content) => {
              use(answer.statusCode ?? 502, content.toString());
            },
            () => response.destroy(),
          );
        },
        () => response.destroy(),
      );
    };
    switch (fault?.kind) {
      case undefined:
        pass();
        return;
      case 'cut':
        response.destroy();
        return;
      case 'hang':
        return;
      case 'delay':
        setTimeout(pass, fault.milliseconds);
        return;
      case 'status':
        json(response, fault.status, { message: fault.message });
        return;
      case 'malformed':
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.end('<html>not JSON');
        return;
      case 'wrong-shape':
        json(response, 200, fault.body);
        return;
      case 'text':
        response.writeHead(200, { 'Content-Type': fault.type ?? 'application/json' });
        response.end(fault.body);
        return;
      case 'reshape':
        withAnswer((status, text) => {
          json(response, status, reshaped(JSON.parse(text || 'null'), fault.into));
        });
        return;
      case 'drip':
        withAnswer((status, text) => {
          drip(response, status, text, fault.milliseconds);
        });
        return;
      case 'lose-answer':
        forward(
          provider,
          incoming,
          body,
          (answer) => {
            answer.resume();
            answer.on('end', () => {
              response.destroy();
            });
          },
          () => {
            response.destroy();
          },
        );
    }
  }

  const main = createServer((incoming, response) => {
    handle(incoming, response).catch(() => {
      response.destroy();
    });
  });
  const control = createServer((incoming, response) => {
    void (async () => {
      if (incoming.method === 'DELETE') faults = [];
      if (incoming.method === 'POST') {
        faults.push(JSON.parse((await readBody(incoming)).toString()) as Fault);
      }
      json(response, 200, faults);
    })();
  });
  await Promise.all([
    new Promise<void>((done) => main.listen(port, '127.0.0.1', done)),
    new Promise<void>((done) => control.listen(controlPort, '127.0.0.1', done)),
  ]);
  return {
    async close() {
      for (const server of [main, control]) {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
      }
    },
  };
}
