/** A command whose output nobody reads goes on to its end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MODULE = join(import.meta.dirname, '../src/unread-output.ts');
/** What it has begun ends later than its first lines, which nobody takes. */
const COMMAND = `
  import { allowUnread } from ${JSON.stringify(MODULE)};
  allowUnread();
  console.log('one');
  setTimeout(() => {
    console.log('two');
    console.error('done');
    process.exitCode = 3;
  }, 200);`;

it('ends with its own code where the output is closed, and says no stack', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', COMMAND];
  const child = spawn(process.execPath, args, { cwd: import.meta.dirname });
  child.stdout.destroy();
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  expect({ code, said }).toEqual({ code: 3, said: 'done\n' });
});
