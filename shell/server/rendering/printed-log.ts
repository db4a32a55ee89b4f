import type { Readable } from 'node:stream';
import { createAllowance } from './allowance';

/** How much of a line is told, in characters; of a longer one its length is told too. */
const LINE_MOST = 2_000;
/** So many lines at once, and then in a second: more than a process prints that dies. */
const LINES_AT_ONCE = 50;
const LINES_A_SECOND = 10;
/** What goes beyond is counted; after so many characters of it nothing more is read. */
const BEYOND_MOST = 1_000_000;

/**
 * Tells what a process prints, line by line, until its streams end. A process can print without end:
 * how many lines weren't told is a line, too.
 */
export function createPrintedLog(tell: (line: string) => void) {
  const allowance = createAllowance(LINES_AT_ONCE, LINES_A_SECOND);
  const followed: Readable[] = [];
  let untold = 0;
  let beyond = 0;

  function tellUntold(): void {
    if (untold > 0) tell(`and ${untold} lines more`);
    untold = 0;
  }

  function add(line: string, length: number): void {
    if (line.trim() === '') return;
    if (allowance.spend(1)) {
      tellUntold();
      tell(length > line.length ? `${line} … (${length} characters)` : line.trimEnd());
      return;
    }
    untold += 1;
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
      // The last line may have no end.
      printed.once('end', end);
    },
    /** Once the process has gone. */
    end: tellUntold,
  };
}
