/** What an office keeps of its people, behind which is the shop's database or a document. */
import type { Factor } from './second-factor';

export type Account = {
  /** Stays the same while the account is there. */
  id: number | string;
  /** In lower case; people sign in with it. */
  name: string;
  /** Null until the account's link was used; then nobody can sign in. */
  passwordHash: string | null;
  /** Base32; null until the account's link was used. */
  totpSecret: string | null;
};

/** An account by its one-time link, and the authenticator's secret that the link's page shows. */
export type LinkedAccount = Account & { linkSecret: string };

/** A session that begins, of whose token only the hash is stored. */
export type NewSession = { tokenHash: string; device: string | null };

export type StoredSession = {
  tokenHash: string;
  device: string | null;
  createdAt: Date;
  lastUsedAt: Date;
};

/** So much of a hash tells the sessions of one person apart, and isn't enough to find one. */
export const SESSION_NAME = 12;

export const sessionName = ({ tokenHash }: Pick<StoredSession, 'tokenHash'>): string =>
  tokenHash.slice(0, SESSION_NAME);

/** Who does something, and from which network. */
export type By = { by: Pick<Account, 'id' | 'name'>; network: string };

/**
 * Each change is one step: it happens whole, and with its line in the audit log, or not at all. Two
 * that do the same at once are one that does it.
 */
export type AccountStore = {
  find(name: string): Promise<Account | null>;
  /** The account of a link that is still valid; null for any other. */
  findByLink(linkHash: string): Promise<LinkedAccount | null>;
  /**
   * Takes a code, so that nobody can use it again, and begins a session.
   * @returns false where the code is wrong or was taken before
   */
  enter(code: Factor, session: NewSession, from: By): Promise<boolean>;
  /** Notes that somebody was not let in. @param name null for one that nobody has */
  noteRefused(name: string | null, network: string): Promise<void>;
  /**
   * Uses up a link: the account has this password, the link's authenticator and these recovery
   * codes, every session of before is ended, and one begins.
   * @param step of the code that proved the authenticator, which is taken with it
   * @returns false where somebody else has used the link meanwhile
   */
  open(
    linkHash: string,
    opened: { passwordHash: string; step: number; recoveryHashes: string[] },
    session: NewSession,
    from: By,
  ): Promise<boolean>;
  /** Ends every session but one. @param but its token's hash */
  changePassword(passwordHash: string, but: string, from: By): Promise<void>;
  /** Replaces all codes. */
  renewCodes(recoveryHashes: string[], from: By): Promise<void>;
  /** The open sessions, the latest used first. */
  sessionsOf(id: Account['id']): Promise<StoredSession[]>;
  /**
   * Ends another session of the same person.
   * @param name by `sessionName`
   * @returns false where there is none: it was ended already, is somebody else's, or the one that asks
   */
  endSession(name: string, but: string, from: By): Promise<boolean>;
  endOtherSessions(but: string, from: By): Promise<void>;
  signOut(tokenHash: string, from: By): Promise<void>;
};
