/** What the page after a form says of what was done, named in its address. */
import { ACCOUNT_SAID } from 'back-office/accounts/account-routes';

/** What each form may say that was done before: it does nothing again. */
export type Already = 'already';

export type SaidWords = {
  /** Takes a room's sentences. @throws Error for a name that another room has for something else */
  add: (words: Readonly<Record<string, string>>) => void;
  /** @returns null for none, or for what nobody says */
  read: (name: string | undefined) => string | null;
};

export function createSaid(): SaidWords {
  const all = new Map<string, string>(Object.entries(ACCOUNT_SAID));
  return {
    add(words) {
      for (const [name, sentence] of Object.entries(words)) {
        if ((all.get(name) ?? sentence) !== sentence)
          throw new Error(`'${name}' is said of another`);
        all.set(name, sentence);
      }
    },
    read: (name) => all.get(name ?? '') ?? null,
  };
}
