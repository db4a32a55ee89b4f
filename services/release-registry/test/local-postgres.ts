/** A real PostgreSQL for tests, and a way to it that can be cut. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { byNetwork, newTestDatabase, startTestPostgres } from 'tooling/run/test-postgres';

export type LocalPostgres = {
  /** Makes a database. @returns its URL */
  create(): Promise<string>;
  stop(): Promise<void>;
};

/** Runs one statement on a database, as an operator would. */
export async function statement(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

export async function startPostgres(): Promise<LocalPostgres> {
  const { url, stop } = await startTestPostgres();
  return { create: async () => byNetwork((await newTestDatabase(url)).url), stop };
}

export type Way = {
  /** The database by this way. */
  url: string;
  /** `open`, or `cut`: nobody answers; or `silent`: who connects hears nothing. */
  be(state: 'open' | 'cut' | 'silent'): void;
  close(): Promise<void>;
};

/** Opens another way to a database. */
export async function wayTo(url: string): Promise<Way> {
  const place = new URL(url);
  let state: 'open' | 'cut' | 'silent' = 'open';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (state === 'cut') socket.destroy();
    if (state !== 'open') return;
    const onward = connect(Number(place.port), place.hostname);
    sockets.add(onward);
    onward.on('error', () => socket.destroy()).on('close', () => sockets.delete(onward));
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const way = new URL(url);
  way.port = String((server.address() as AddressInfo).port);
  return {
    url: way.href,
    be(next) {
      state = next;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
