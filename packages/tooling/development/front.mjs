/** Stands before the document server, so that this may be replaced while pages ask for documents. */
import { createServer, request as ask } from 'node:http';

/** @param {number} port where the shop is open */
export async function front(port) {
  /** @type {(port: number) => void} */
  let give;
  /** @type {Promise<number>} the port of the document server */
  let target = new Promise((done) => {
    give = done;
  });
  const server = createServer((request, response) => {
    void target.then((to) => {
      const { method, url: path, headers } = request;
      const asked = ask({ host: '127.0.0.1', port: to, method, path, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      });
      asked.once('error', () => {
        if (!response.headersSent) response.writeHead(502);
        response.end();
      });
      request.pipe(asked);
    });
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', () => done(undefined)));
  return {
    /** @param {number} to from now on; whoever has asked before it was known is answered then */
    lead(to) {
      give(to);
      target = Promise.resolve(to);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
