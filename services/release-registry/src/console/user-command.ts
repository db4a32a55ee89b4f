/** `pnpm console:user`: who may come in at the console, as it stands beside the registry. */
import { BadEnvironment } from 'server-kit/environment';
import { allowUnread } from 'server-kit/unread-output';
import { RegistryUnreachable } from '../postgres/registry-unreachable';
import { RegistryMissing } from '../registry-file';
import { StoreUnreachable } from '../store-unreachable';
import { openDocument } from './accounts/stored-document';
import { peopleFile, TooBusy } from './accounts/people-file';
import { PersonRefused, runPeopleJob, USAGE } from './accounts/people-job';
import { NotOurs } from './accounts/sealed-text';
import { readUserEnvironment } from './environment';

/** What is said in one line, and the code that the command ends with; a bug is thrown on. */
const ENDS = [
  { kind: PersonRefused, code: 1 },
  { kind: BadEnvironment, code: 2 },
  ...[NotOurs, TooBusy, RegistryMissing, RegistryUnreachable, StoreUnreachable].map((kind) => ({
    kind,
    code: 3,
  })),
];

allowUnread();
try {
  if (process.argv.includes('--help')) {
    console.log(USAGE);
    process.exit(0);
  }
  const environment = readUserEnvironment(process.env);
  const { RELEASE_STORE, CONSOLE_SECRET, CONSOLE_ORIGIN: origin } = environment;
  const file = peopleFile(openDocument(RELEASE_STORE, process.env), CONSOLE_SECRET);
  for (const line of await runPeopleJob(process.argv.slice(2), { file, origin })) console.log(line);
} catch (error) {
  const end = ENDS.find(({ kind }) => error instanceof kind);
  if (!end) throw error;
  console.error(`pnpm console:user: ${(error as Error).message}`);
  process.exitCode = end.code;
}
