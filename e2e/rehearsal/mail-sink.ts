/** A mail server that keeps what it is sent, so that buyers find their codes. */
import { createServer, type AddressInfo, type Socket } from 'node:net';

export type MailSink = {
  url: string;
  /** The newest letter to an address; undefined where none came. */
  letterTo: (address: string) => string | undefined;
  close: () => Promise<void>;
};

/** Speaks as much SMTP as a client needs that signs in nowhere. */
function converse(socket: Socket, took: (to: string, letter: string) => void): void {
  let rest = '';
  let to = '';
  let letter: string[] | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (letter) {
      if (line !== '.') return letter.push(line);
      took(to, letter.join('\n'));
      letter = null;
      return say('250 taken');
    }
    to = /^RCPT TO:\s*<([^>]+)>/i.exec(line)?.[1] ?? to;
    if (/^DATA/i.test(line)) {
      letter = [];
      return say('354 go on');
    }
    return /^QUIT/i.test(line) ? socket.end('221 bye\r\n') : say('250 fine');
  };
  say('220 rehearsal');
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(hear);
  });
  // A provider that was killed leaves its connection behind.
  socket.on('error', () => undefined);
}

/** Starts it on a free port. */
export async function startMailSink(): Promise<MailSink> {
  const letters = new Map<string, string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    converse(socket, (to, letter) => letters.set(to, letter));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letterTo: (address) => letters.get(address),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
