/** Messages on a pipe: four bytes of length, then JSON. The reader sees the length before the rest. */

const HEAD = 4;

/** A message as it goes over the pipe. */
export function frameOf(message: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
}

export type FrameHandlers = {
  /** How long a message may be, in bytes. */
  most: number;
  /** Hears each message, unread: it may be anything that JSON can say. */
  onMessage: (message: unknown, bytes: number) => void;
  /** Hears once why the pipe can't be read on. */
  onFault: (why: string) => void;
};

/**
 * Reads messages from the parts in which a pipe brings them. It holds no more than one message, and
 * nothing of one that is announced as too long.
 */
export function createFrameReader({ most, onMessage, onFault }: FrameHandlers) {
  let parts: Buffer[] = [];
  let held = 0;
  let broken = false;

  const fail = (why: string) => {
    broken = true;
    parts = [];
    onFault(why);
  };
  /** The first bytes of what is held, which then is held no more. */
  const take = (length: number): Buffer => {
    const all = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    parts = all.length > length ? [all.subarray(length)] : [];
    held -= length;
    return all.subarray(0, length);
  };

  let length: number | null = null;
  return (part: Buffer): void => {
    if (broken) return;
    parts.push(part);
    held += part.length;
    for (;;) {
      if (length === null) {
        if (held < HEAD) return;
        length = take(HEAD).readUInt32BE();
        if (length > most) {
          fail(`a message of ${length} bytes`);
          return;
        }
      }
      if (held < length) return;
      const bytes = length;
      length = null;
      let message: unknown;
      try {
        message = JSON.parse(take(bytes).toString()) as unknown;
      } catch {
        fail('a message that is not JSON');
        return;
      }
      onMessage(message, bytes);
      // Whoever heard it may have had enough.
      if (broken) return;
    }
  };
}
