/** The console's people and their sessions: one sealed document beside the registry. */
import { isAppName, type AppName } from 'shared-contracts/app-names';
import * as z from 'zod';
import { openText, sealText } from './sealed-text';
import type { StoredDocument } from './stored-document';

const appsOf = z.union([
  z.literal('all'),
  z.array(z.custom<AppName>((name) => typeof name === 'string' && isAppName(name))),
]);
const moment = z.coerce.date();

const person = z.object({
  id: z.string(),
  name: z.string(),
  /** What they may promote, abort and roll back; they see all. */
  apps: appsOf,
  passwordHash: z.string().nullable(),
  totpSecret: z.string().nullable(),
  /** The time step of the last code that was taken: no code is taken twice. */
  totpStep: z.number(),
  link: z.object({ tokenHash: z.string(), totpSecret: z.string(), expiresAt: moment }).nullable(),
  recoveryHashes: z.array(z.string()),
  sessions: z.array(
    z.object({
      tokenHash: z.string(),
      device: z.string().nullable(),
      createdAt: moment,
      lastUsedAt: moment,
    }),
  ),
});
const document = z.object({ people: z.array(person) });

export type StoredPerson = z.infer<typeof person>;

/** A change found the document changed by others, each time that it was tried. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

export type PeopleFile = {
  read(): Promise<StoredPerson[]>;
  /**
   * Changes people in place, whole or not at all; it is tried again on what others have stored
   * meanwhile.
   * @param work returns null where it changes nothing
   * @returns what it has returned
   * @throws TooBusy
   */
  change<Result>(work: (people: StoredPerson[]) => Result | null): Promise<Result | null>;
};

const TRIES = 20;
const PAUSE_MS = 25;

/** @param secret CONSOLE_SECRET */
export function peopleFile(stored: StoredDocument, secret: string): PeopleFile {
  async function readNow(): Promise<{ people: StoredPerson[]; tag: string | null }> {
    const found = await stored.read();
    if (!found) return { people: [], tag: null };
    const { people } = document.parse(JSON.parse(openText(secret, found.text)));
    return { people, tag: found.tag };
  }
  return {
    read: async () => (await readNow()).people,
    async change(work) {
      for (let tried = 0; tried < TRIES; tried += 1) {
        const { people, tag } = await readNow();
        const result = work(people);
        if (result === null) return null;
        const text = sealText(secret, JSON.stringify({ people }));
        if (await stored.replace(tag, text)) return result;
        await new Promise((done) => setTimeout(done, PAUSE_MS * Math.random() * (tried + 1)));
      }
      throw new TooBusy('the accounts were changed by others all the time: try again');
    },
  };
}
