import type { Draft } from 'shared-contracts/door';
import { readJson, type SafeStorage } from 'shared-contracts/storage';

const PREFIX = 'draft:';

/** Whether session storage holds a draft of an app; false where it is blocked. */
export function holdsDraft(app: string): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith(`${PREFIX}${app}:`));
  } catch {
    return false;
  }
}

/**
 * A form's draft in session storage: it survives a reload and an ended session, but not closing the
 * tab. The caller checks the shape of what it reads, because anything may be in storage.
 */
export function createDraft<Value>(storage: SafeStorage, name: string): Draft<Value> {
  const key = `${PREFIX}${name}`;
  return {
    read: () => readJson(storage.read(key)) as Value | null,
    write(value) {
      storage.write(key, JSON.stringify(value));
    },
    clear() {
      storage.remove(key);
    },
  };
}
