import type { Draft } from 'shared-contracts/door';
import { readJson, type SafeStorage } from 'shared-contracts/storage';

/**
 * A form's draft in session storage: it survives a reload and an ended session, but not closing the
 * tab. The caller checks the shape of what it reads, because anything may be in storage.
 */
export function createDraft<Value>(storage: SafeStorage, name: string): Draft<Value> {
  const key = `draft:${name}`;
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
