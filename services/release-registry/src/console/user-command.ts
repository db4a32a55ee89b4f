/**
 * `pnpm --filter release-registry console:user NAME APPS`: an entry for CONSOLE_USERS; the password
 * comes by standard input.
 */
import { text } from 'node:stream/consumers';
import { entryFor, LONGEST_PASSWORD } from './people';

const LEAST = 12;

const [name = '', apps = ''] = process.argv.slice(2);
try {
  if (!name || !apps)
    throw new Error('usage: pnpm --filter release-registry console:user NAME APPS < password');
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password.length < LEAST || password.length > LONGEST_PASSWORD) {
    throw new Error(`the password has ${LEAST} to ${LONGEST_PASSWORD} characters`);
  }
  console.log(await entryFor(name, apps, password));
} catch (error) {
  console.error(
    `pnpm --filter release-registry console:user: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 2;
}
