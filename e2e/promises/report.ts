/**
 * `pnpm promises` prints the promises that no test proves yet. With `--check FOLDER` it fails when
 * a promise marked proven has no passing test, or when a test names a promise that isn't in the
 * table.
 */
import { readResults } from './results';
import { idsIn, readPromises } from './table';

const promises = readPromises();
const folder = process.argv[process.argv.indexOf('--check') + 1];

if (process.argv.includes('--check') && folder) {
  const ran = readResults(folder);
  const passing = new Set(ran.filter((test) => test.passed).flatMap((test) => idsIn(test.title)));
  const failing = new Set(ran.filter((test) => !test.passed).flatMap((test) => idsIn(test.title)));
  const known = new Set(promises.map(({ id }) => id));
  const faults = [
    ...promises
      .filter(({ id, state }) => state === 'proven' && !passing.has(id))
      .map(
        ({ id, promise }) => `${id} is marked proven, and no passing test carries it: ${promise}`,
      ),
    ...[...failing].map((id) => `${id} is carried by a test that does not pass`),
    ...[...passing, ...failing]
      .filter((id) => !known.has(id))
      .map((id) => `${id} is carried by a test and is not in the table`),
  ];
  for (const fault of new Set(faults)) console.error(fault);
  const proven = promises.filter(({ state }) => state === 'proven').length;
  console.log(`${proven} of ${promises.length} promises proven`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  const open = promises.filter(({ state }) => state === 'not yet');
  for (const { id, area, promise } of open) console.log(`${id}  ${area.padEnd(9)} ${promise}`);
  console.log(`${open.length} of ${promises.length} not yet proven`);
}
