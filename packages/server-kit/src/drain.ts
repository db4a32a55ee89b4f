import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How often the server looks for idle connections, in milliseconds. */
const LOOKED_FOR = 50;

/**
 * Prepares a server for stopping.
 * @returns a function that accepts no new connection and finishes the answers that were begun; after
 *   the grace, in milliseconds, it closes the connections that are left
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
    // Each answer is now the last on its connection, and its header says so, so that a proxy sends
    // no further request on it.
    draining = true;
    for (const response of begun) response.shouldKeepAlive = false;
    endIdle();
    // A kept-alive connection becomes idle only after its last answer.
    const idle = setInterval(endIdle, LOOKED_FOR);
    const impatient = setTimeout(() => server.closeAllConnections(), grace);
    await closed;
    clearInterval(idle);
    clearTimeout(impatient);
  };
}
