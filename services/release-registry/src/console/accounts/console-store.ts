/** The console's accounts as signing in asks for them. */
import { isOpenAt, TOUCH_MS } from 'back-office/accounts/session-rule';
import {
  sessionName,
  type AccountStore,
  type By,
  type NewSession,
} from 'back-office/accounts/store';
import { isSameText } from 'passwords/secret-token';
import type { Done } from '../done';
import type { Person } from '../people';
import type { PeopleFile, StoredPerson } from './people-file';

/** Beyond these somebody's oldest session ends. */
const SESSIONS_MOST = 20;

type SignInWord = Exclude<Done, { app: string }>['action'];

export type ConsoleStore = AccountStore & {
  /** Whoever has a valid session, with what they may change now; null where nobody has. */
  readSession(tokenHash: string): Promise<(Person & { id: string }) | null>;
};

/** @param tell hears what was done, once it is stored */
export function consoleStore(
  file: PeopleFile,
  now: () => Date,
  tell: (done: Done) => void,
): ConsoleStore {
  const linkedBy = (people: StoredPerson[], linkHash: string) =>
    people.find(
      ({ link }) => link && link.expiresAt > now() && isSameText(linkHash, link.tokenHash),
    );

  function begin(person: StoredPerson, session: NewSession): void {
    const time = now();
    const open = person.sessions.filter((each) => isOpenAt(each, time));
    person.sessions = [{ ...session, createdAt: time, lastUsedAt: time }, ...open].slice(
      0,
      SESSIONS_MOST,
    );
  }

  /** Changes the person who asks. @returns false where it changes nothing, or they are gone */
  async function changeOwn(
    { by }: By,
    action: SignInWord,
    work: (person: StoredPerson) => boolean,
  ): Promise<boolean> {
    const done = await file.change((people) => {
      const person = people.find(({ id }) => id === by.id);
      return person && work(person) ? true : null;
    });
    if (done) tell({ action, person: by.name });
    return done ?? false;
  }

  return {
    async find(name) {
      return (await file.read()).find((each) => each.name === name) ?? null;
    },
    async findByLink(linkHash) {
      const found = linkedBy(await file.read(), linkHash);
      return found?.link ? { ...found, linkSecret: found.link.totpSecret } : null;
    },
    enter: (code, session, from) =>
      changeOwn(from, 'sign in', (person) => {
        if ('step' in code) {
          if (code.step <= person.totpStep) return false;
          person.totpStep = code.step;
        } else {
          const left = person.recoveryHashes.filter((hash) => !isSameText(hash, code.recoveryHash));
          if (left.length === person.recoveryHashes.length) return false;
          person.recoveryHashes = left;
        }
        begin(person, session);
        return true;
      }),
    noteRefused(name) {
      tell({ action: 'sign-in refused', person: name });
      return Promise.resolve();
    },
    async open(linkHash, { passwordHash, step, recoveryHashes }, session, { by }) {
      const done = await file.change((people) => {
        const person = linkedBy(people, linkHash);
        if (!person?.link) return null;
        const { totpSecret } = person.link;
        Object.assign(person, { passwordHash, totpSecret, recoveryHashes, totpStep: step });
        Object.assign(person, { link: null, sessions: [] });
        begin(person, session);
        return true;
      });
      if (done) tell({ action: 'account opened', person: by.name });
      return done ?? false;
    },
    async changePassword(passwordHash, but, from) {
      await changeOwn(from, 'password changed', (person) => {
        person.passwordHash = passwordHash;
        person.sessions = person.sessions.filter(({ tokenHash }) => tokenHash === but);
        return true;
      });
    },
    async renewCodes(recoveryHashes, from) {
      await changeOwn(from, 'recovery codes renewed', (person) => {
        person.recoveryHashes = recoveryHashes;
        return true;
      });
    },
    async sessionsOf(id) {
      const person = (await file.read()).find((each) => each.id === id);
      const open = person?.sessions.filter((each) => isOpenAt(each, now())) ?? [];
      return open.toSorted((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime());
    },
    endSession: (name, but, from) =>
      changeOwn(from, 'session ended', (person) => {
        const left = person.sessions.filter(
          (each) => each.tokenHash === but || sessionName(each) !== name,
        );
        if (left.length === person.sessions.length) return false;
        person.sessions = left;
        return true;
      }),
    async endOtherSessions(but, from) {
      await changeOwn(from, 'signed out everywhere', (person) => {
        person.sessions = person.sessions.filter(({ tokenHash }) => tokenHash === but);
        return true;
      });
    },
    async signOut(tokenHash, from) {
      await changeOwn(from, 'sign out', (person) => {
        person.sessions = person.sessions.filter((each) => each.tokenHash !== tokenHash);
        return true;
      });
    },
    async readSession(tokenHash) {
      const time = now();
      const isIt = (each: StoredPerson['sessions'][number]) =>
        isSameText(each.tokenHash, tokenHash) && isOpenAt(each, time);
      const find = (people: StoredPerson[]) => people.find(({ sessions }) => sessions.some(isIt));
      const person = find(await file.read());
      const session = person?.sessions.find(isIt);
      if (!person || !session) return null;
      if (time.getTime() - session.lastUsedAt.getTime() > TOUCH_MS) {
        await file.change((people) => {
          const own = find(people)?.sessions.find(isIt);
          if (!own) return null;
          own.lastUsedAt = time;
          return true;
        });
      }
      return { id: person.id, name: person.name, apps: person.apps };
    },
  };
}
