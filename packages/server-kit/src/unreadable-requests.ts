import type { ServerType } from '@hono/node-server';
import { ServerResponse, STATUS_CODES, type IncomingMessage, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

/** Headers by name; a header that the answer itself sets takes precedence. */
type Headers = Record<string, string>;

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Sets headers on every answer of a server, also on those that Node gives before the server's own
 * code runs: to a request without a host, or with an unknown expectation.
 */
export function alwaysWith(headers: Headers): ServerOptions {
  return {
    ServerResponse: class<Request extends IncomingMessage> extends ServerResponse<Request> {
      constructor(request: Request) {
        super(request);
        for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
      }
    },
  };
}

/** An answer without a body, after which the connection ends. */
function refusal(status: number, headers: Headers): string {
  const lines = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...head, '', ''].join('\r\n');
}

/**
 * Answers data that is no HTTP, and requests for a tunnel, with a status, the headers, and nothing
 * else. A request for another protocol by `Upgrade` is answered by the server's own code, in HTTP.
 */
export function refuseUnreadable(server: ServerType, headers: Headers): void {
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(refusal(405, headers));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // An earlier answer was begun on this connection, so this one would be read as a part of it.
    if (!socket.writable || socket.bytesWritten > 0) {
      socket.destroy();
      return;
    }
    socket.write(refusal(STATUSES[error.code ?? ''] ?? 400, headers));
    socket.destroySoon();
  });
}
