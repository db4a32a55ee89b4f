/** `pnpm console:user`: who may come in at the console. */
import { drawToken } from 'passwords/secret-token';
import { drawLink } from 'back-office/accounts/link';
import { signInLink } from 'back-office/known-device';
import { readApps, sayApps } from '../people';
import { PATHS } from './paths';
import type { PeopleFile, StoredPerson } from './people-file';

export const USAGE = `usage: pnpm console:user [list]
       pnpm console:user add NAME APPS     APPS by +, or all: gives a one-time link
       pnpm console:user apps NAME APPS    from the next page on
       pnpm console:user link NAME         another link
       pnpm console:user reset NAME        takes password, authenticator and sessions, and gives a link
       pnpm console:user remove NAME`;

/** Short enough for a table on a phone, and the same however it is typed. */
const NAME = /^[a-z0-9][a-z0-9._-]{1,31}$/;

/** Nothing was changed, for a reason of one line. */
export class PersonRefused extends Error {
  override readonly name = 'PersonRefused';
}

function linkLines(origin: string | undefined, path: string): string[] {
  return [
    origin === undefined
      ? `Their one-time link, below the console's address (CONSOLE_ORIGIN): ${path}`
      : `Their one-time link: ${origin}${path}`,
    'It is valid for a day, and works once.',
  ];
}

/** The one valid link of somebody; an earlier one ends. @returns its path */
function giveLink(person: StoredPerson, now: Date): string {
  const { link, stored } = drawLink(PATHS.welcome, now);
  person.link = stored;
  return link;
}

const newPerson = (name: string, apps: StoredPerson['apps']): StoredPerson => ({
  ...{ id: drawToken(), name, apps, passwordHash: null, totpSecret: null, totpStep: 0 },
  ...{ link: null, recoveryHashes: [], sessions: [] },
});

function close(person: StoredPerson): void {
  Object.assign(person, { passwordHash: null, totpSecret: null, recoveryHashes: [], sessions: [] });
}

const lineOf = (person: StoredPerson) =>
  `${person.name} may change ${sayApps(person)}${person.passwordHash === null ? ', and has not used the link yet' : ''}`;

/**
 * @param words of the command line
 * @param place where links lead: the console's origin, where it is known
 * @returns what is said
 * @throws PersonRefused with the reason
 */
export async function runPeopleJob(
  [asked = 'list', typed = '', given = '', ...more]: string[],
  { file, origin }: { file: PeopleFile; origin: string | undefined },
  now = new Date(),
): Promise<string[]> {
  const name = typed.toLowerCase();
  const apps = readApps(given);
  const takesApps = asked === 'add' || asked === 'apps';
  if (more.length > 0 || (given !== '' && !takesApps)) throw new PersonRefused(USAGE);
  if (asked === 'list' && typed === '') {
    const people = await file.read();
    return people.length === 0 ? ['Nobody may come in yet.'] : people.map(lineOf).toSorted();
  }
  if (!NAME.test(name))
    throw new PersonRefused(typed === '' ? USAGE : `${typed}: no name (a to z, 0 to 9, . _ -)`);
  if (takesApps && apps === null)
    throw new PersonRefused(`${given}: apps of this shop by +, or all`);

  const said = await file.change((people): string[] => {
    const person = people.find((each) => each.name === name);
    if (asked === 'add') {
      if (person) throw new PersonRefused(`there is a ${name} already`);
      const added = newPerson(name, apps ?? []);
      people.push(added);
      return [`${name} may change ${sayApps(added)}.`, ...linkLines(origin, giveLink(added, now))];
    }
    if (!['apps', 'link', 'reset', 'remove'].includes(asked)) throw new PersonRefused(USAGE);
    if (!person) throw new PersonRefused(`there is no ${name}`);
    switch (asked) {
      case 'apps':
        person.apps = apps ?? [];
        return [`${name} may change ${sayApps(person)} from the next page on.`];
      case 'reset':
        close(person);
        return [
          `${name} is signed out everywhere, and needs a new password and authenticator.`,
          ...linkLines(origin, giveLink(person, now)),
        ];
      case 'remove':
        people.splice(people.indexOf(person), 1);
        return [`${name} is removed, and signed out everywhere.`];
      default:
        if (person.passwordHash === null) return linkLines(origin, giveLink(person, now));
        return [
          ...linkLines(origin, signInLink(person, PATHS.signIn, now)),
          'It asks for password and code as always, and works although others’ tries have shut the sign-in.',
        ];
    }
  });
  return said ?? [];
}
