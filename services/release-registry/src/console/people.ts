/** Who may come in, and what they may change: `CONSOLE_USERS`. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { words } from 'server-kit/setting';
import { isAppName, type AppName } from 'shared-contracts/app-names';

export type Person = {
  name: string;
  /** What they may promote, abort and roll back; they see all. */
  apps: readonly AppName[] | 'all';
};

export const mayChange = ({ apps }: Person, app: AppName) => apps === 'all' || apps.includes(app);

/** A person of the setting, with the password's scrypt hash. */
export type KnownPerson = Person & { salt: string; hash: string };

/** 32 MiB and about 100 ms for each try. */
const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const BYTES = 32;
export const LONGEST_PASSWORD = 200;

const derive = promisify<string, string, number, typeof COST, Buffer>(scrypt);

const SECRET = /^[\w-]{22,86}$/;
const NAME = /^[\w.-]{1,40}$/;

function appsOf(text: string): Person['apps'] | null {
  if (text === 'all') return text;
  const apps = text.split('+');
  return apps.every(isAppName) ? apps : null;
}

function readPerson(entry: string): KnownPerson | null {
  const [name = '', named = '', salt = '', hash = '', ...more] = entry.split(':');
  const apps = appsOf(named);
  const whole = NAME.test(name) && SECRET.test(salt) && SECRET.test(hash) && more.length === 0;
  return whole && apps ? { name, apps, salt, hash } : null;
}

/**
 * The setting: `name:apps:salt:hash,…`, as `pnpm --filter release-registry console:user` writes it.
 * No message has a value.
 */
export const people = words.transform((value, context): KnownPerson[] => {
  const entries = value.split(',').flatMap((each) => each.trim() || []);
  const read = entries.map(readPerson);
  const wrong = read.indexOf(null);
  const known = read.filter((person) => person !== null);
  const names = new Set(known.map(({ name }) => name));
  if (entries.length === 0) {
    context.addIssue({ code: 'custom', message: 'names nobody' });
  } else if (wrong !== -1) {
    const message = `entry ${wrong + 1} is no name:apps:salt:hash (pnpm --filter release-registry console:user makes one)`;
    context.addIssue({ code: 'custom', message });
  } else if (names.size < known.length) {
    context.addIssue({ code: 'custom', message: 'names somebody twice' });
  }
  return known;
});

/** An entry of the setting. @param apps by `+`, or `all` @throws where they can't be one */
export async function entryFor(name: string, apps: string, password: string): Promise<string> {
  const salt = randomBytes(16).toString('base64url');
  const hash = (await derive(password, salt, BYTES, COST)).toString('base64url');
  const entry = `${name}:${apps}:${salt}:${hash}`;
  if (!readPerson(entry)) throw new Error('a name of letters, and apps of this shop by +, or all');
  return entry;
}

/** Somebody whom nobody is, so that an unknown name takes as long as a known one. */
const NOBODY = { salt: 'nobody-has-this-salt-xx', hash: Buffer.alloc(BYTES).toString('base64url') };

/** The person of this name and password; null where there is none. */
export async function recognise(
  known: KnownPerson[],
  name: string,
  password: string,
): Promise<Person | null> {
  const person = known.find((each) => each.name === name);
  const { salt, hash } = person ?? NOBODY;
  const given = await derive(password.slice(0, LONGEST_PASSWORD), salt, BYTES, COST);
  const expected = Buffer.from(hash, 'base64url');
  const same = expected.length === given.length && timingSafeEqual(expected, given);
  return person && same ? { name: person.name, apps: person.apps } : null;
}
