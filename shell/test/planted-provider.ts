/** A provider whose answers a test plants: for what planted remotes ask while they render. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PlantedProvider = { origin: string; close(): Promise<void> };

/** @param answer what it does with a request; it may leave it without an answer */
export async function openPlantedProvider(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<PlantedProvider> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
