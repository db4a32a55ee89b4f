/**
 * Messages on a pipe: four bytes of length, then JSON, so that the reader knows the length first.
 */

const HEAD = 4;

/** The bytes of a message on the pipe. */
export function frameOf(message: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
}

export type FrameHandlers = {
  /** How long a message may be, in bytes. */
  most: number;
  /** Called with each message, not validated: it may be any JSON value. */
  onMessage: (message: unknown, bytes: number) => void;
  /** Called once with the reason why the pipe can't be read any further. */
  onFault: (why: string) => void;
};

/**
 * Reads messages from the chunks of a pipe. It stores no more than one message, and nothing of a
 * message whose announced length is too large.
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
  /** Takes the first bytes out of the stored chunks. */
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
      // The listener may have closed the pipe.
      if (broken) return;
    }
  };
}
