import type { Duplex } from 'node:stream';
import { createAllowance } from './allowance';
import { createFrameReader, frameOf } from './framing';
import { fromWorker, MESSAGE_MOST, type FromWorker, type ToWorker } from './messages';

/** How much a worker may send unasked, in bytes: at once, and per second. */
const BYTES_AT_ONCE = 1024 * 1024;
const BYTES_A_SECOND = 256 * 1024;
/** How many messages it may send: at once, and per second. A page takes about ten. */
const MESSAGES_AT_ONCE = 2_000;
const MESSAGES_A_SECOND = 1_000;
const MESSAGES_A_PAGE = 100;
/** How many invalid messages it may send. */
const NONSENSE_MOST = 20;

export type WorkerChannel = {
  send(message: ToWorker): void;
  /**
   * Called when it was asked for a page, because the answer may be long.
   * @param pages how many pages it is making now
   */
  asked(pages: number): void;
};

/**
 * The document server's end of the pipe to a worker. Messages are limited in length and number, and
 * validated by their schema.
 * @param onLost called with the reason why the pipe is no longer read
 */
export function openWorkerChannel(
  pipe: Duplex,
  onMessage: (message: FromWorker) => void,
  onLost: (why: string) => void,
): WorkerChannel {
  const bytesLeft = createAllowance(BYTES_AT_ONCE, BYTES_A_SECOND);
  const messagesLeft = createAllowance(MESSAGES_AT_ONCE, MESSAGES_A_SECOND);
  let nonsense = 0;
  let lost = false;
  const lose = (why: string) => {
    if (lost) return;
    lost = true;
    pipe.destroy();
    onLost(why);
  };
  const read = createFrameReader({
    most: MESSAGE_MOST,
    onFault: lose,
    onMessage(raw, bytes) {
      if (lost) return;
      if (!bytesLeft.spend(bytes) || !messagesLeft.spend(1)) {
        lose('it says too much');
        return;
      }
      const message = fromWorker.safeParse(raw);
      if (message.success) onMessage(message.data);
      else if ((nonsense += 1) > NONSENSE_MOST) lose('it says what nobody understands');
    },
  });
  pipe.on('data', read);
  // The pipe ends with its process, whose end is handled elsewhere.
  pipe.on('error', () => undefined);
  return {
    send(message) {
      if (!lost && pipe.writable) pipe.write(frameOf(message));
    },
    asked(pages) {
      bytesLeft.grant(MESSAGE_MOST, BYTES_AT_ONCE + pages * MESSAGE_MOST);
      messagesLeft.grant(MESSAGES_A_PAGE, MESSAGES_AT_ONCE + pages * MESSAGES_A_PAGE);
    },
  };
}
