/** Stands before the document server, so that this may be replaced while pages ask for documents. */
import { createServer, request as ask } from 'node:http';
import { pipeline } from 'node:stream';

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
        pipeline(answer, response, () => undefined);
      });
      // Either side may go at any time, and takes the other with it.
      pipeline(request, asked, (error) => {
        if (!error) return;
        if (!response.headersSent) response.writeHead(502);
        response.end();
      });
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
