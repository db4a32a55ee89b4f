import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How often connections that have fallen idle are looked for, in milliseconds. */
const LOOKED_FOR = 50;

/**
 * Prepares a server for its end.
 * @returns lets nobody new in, and the answers that were begun come to their end; who still holds on
 *   after the grace, in milliseconds, is sent away
 */
export function drainOf(server: Server): (grace: number) => Promise<void> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const begun = new Set<ServerResponse>();
  let draining = false;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    begun.add(response);
    response.once('close', () => begun.delete(response));
    if (draining) response.shouldKeepAlive = false;
  });

  function endIdle(): void {
    server.closeIdleConnections();
    // Browsers open connections before they need them, and Node would wait for a request on each.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  }

  return async (grace) => {
    const closed = new Promise<void>((done) => server.close(() => done()));
    // Each answer is the last on its connection, and says so: a proxy opens no other request on it.
    draining = true;
    for (const response of begun) response.shouldKeepAlive = false;
    endIdle();
    // A connection that is kept alive falls idle after its last answer, not before.
    const idle = setInterval(endIdle, LOOKED_FOR);
    const impatient = setTimeout(() => server.closeAllConnections(), grace);
    await closed;
    clearInterval(idle);
    clearTimeout(impatient);
  };
}
