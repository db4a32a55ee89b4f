/** A line to a database that a test can cut, hold and mend. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { byNetwork } from 'tooling/run/test-postgres';

export type Cuttable = {
  /** Of the database, by this line. */
  url: string;
  /** Ends what is open; from now on nothing is let in. */
  cut(): void;
  /** From now on nothing comes back. */
  hold(): void;
  mend(): void;
  end(): void;
};

/** @param url of a PostgreSQL on this machine */
export async function cuttable(url: string): Promise<Cuttable> {
  const target = new URL(byNetwork(url));
  const open = new Set<Socket>();
  let isCut = false;
  let isHeld = false;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((socket) => {
    keep(socket);
    if (isCut) {
      socket.destroy();
      return;
    }
    const further = connect(Number(target.port), target.hostname);
    keep(further);
    socket.pipe(further);
    further.on('data', (answer) => {
      if (!isHeld) socket.write(answer);
    });
    socket.once('close', () => further.destroy());
    further.once('close', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(target);
  own.hostname = '127.0.0.1';
  own.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: own.toString(),
    cut,
    hold() {
      isHeld = true;
    },
    mend() {
      isCut = false;
      isHeld = false;
    },
    end() {
      cut();
      server.close();
    },
  };
}
