import type { Readable } from 'node:stream';
import { createAllowance } from './allowance';

/** How much of a line is logged, in characters; for a longer line its length is logged too. */
const LINE_MOST = 2_000;
/** How many lines are logged at once, and then per second: more than a dying process prints. */
const LINES_AT_ONCE = 50;
const LINES_A_SECOND = 10;
/** Lines beyond that are only counted; after this many characters of them nothing more is read. */
const BEYOND_MOST = 1_000_000;

/**
 * Logs what a process prints, line by line, until its streams end. A process can print without end,
 * so the number of lines that weren't logged is a line of the log too.
 */
export function createPrintedLog(tell: (line: string) => void) {
  const allowance = createAllowance(LINES_AT_ONCE, LINES_A_SECOND);
  const followed: Readable[] = [];
  let suppressed = 0;
  let beyond = 0;

  function tellSuppressed(): void {
    if (suppressed > 0) tell(`and ${suppressed} lines more`);
    suppressed = 0;
  }

  function add(line: string, length: number): void {
    if (line.trim() === '') return;
    if (allowance.spend(1)) {
      tellSuppressed();
      tell(length > line.length ? `${line} … (${length} characters)` : line.trimEnd());
      return;
    }
    suppressed += 1;
    beyond += length;
    if (beyond > BEYOND_MOST) for (const printed of followed) printed.destroy();
  }

  return {
    follow(printed: Readable): void {
      let line = '';
      let length = 0;
      const more = (text: string) => {
        line += text.slice(0, LINE_MOST - line.length);
        length += text.length;
      };
      const end = () => {
        add(line, length);
        line = '';
        length = 0;
      };
      followed.push(printed);
      printed.setEncoding('utf8').on('data', (text: string) => {
        const [first = '', ...others] = text.split('\n');
        more(first);
        for (const other of others) {
          end();
          more(other);
        }
      });
      // The last line may have no line break.
      printed.once('end', end);
    },
    /** Called once the process has ended. */
    end: tellSuppressed,
  };
}
