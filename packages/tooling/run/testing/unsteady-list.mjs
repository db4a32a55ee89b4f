/**
 * The tests that may run a second time when they fail, each with a reason and a last day
 * (docs/decisions/0055): lines of `TEST<tab>REASON<tab>YYYY-MM-DD`, a test as `FILE: TITLE`.
 */
const LAST_DAY = /^\d{4}-\d\d-\d\d$/;
const COMMENT = '#';

/** More are no matter of single tests. */
export const AGAIN_MOST = 3;

/** How a failed test is named, here and in what the command prints. */
export const nameOf = ({ file, title }) => `${file}: ${title}`;

/**
 * @param {string} text the list
 * @param {string} today `YYYY-MM-DD`
 * @returns {{ names: Set<string>, faults: string[] }} the tests, and what is wrong with the list: a line
 *   that is past its day counts no more
 */
export function readUnsteadyList(text, today) {
  const names = new Set();
  const faults = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith(COMMENT)) continue;
    const [name = '', reason = '', until = '', ...more] = line
      .split('\t')
      .map((part) => part.trim());
    const isWhole = name.includes(': ') && reason !== '' && LAST_DAY.test(until);
    if (!isWhole || more.length > 0) {
      faults.push(`line ${at + 1}: is not a test, a reason and a last day`);
    } else if (until < today) faults.push(`line ${at + 1}: ${name} was to be mended by ${until}`);
    else names.add(name);
  }
  return { names, faults };
}

/**
 * Which failed tests run again: those of the list, as long as there are few in all.
 * @param {Set<string>} listed
 * @returns {(failures: { file: string, title: string }[]) => { again: object[], failed: object[] }}
 */
export function secondRuns(listed) {
  let left = AGAIN_MOST;
  return (failures) => {
    const again = failures.filter((test) => listed.has(nameOf(test))).slice(0, left);
    left -= again.length;
    return { again, failed: failures.filter((test) => !again.includes(test)) };
  };
}
