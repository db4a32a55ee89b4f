/**
 * Texts that PostgreSQL can't store: the NUL character, and halves of a surrogate pair. They are
 * refused when the body is read, so that no handler has to check for them.
 */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** The path of the first text in a JSON value that can't be stored ('' at the root), or null. */
export function unstorablePath(value: unknown): string | null {
  const open: { value: unknown; path: string }[] = [{ value, path: '' }];
  for (let item = open.pop(); item; item = open.pop()) {
    if (typeof item.value === 'string' && !isStorable(item.value)) return item.path;
    if (typeof item.value !== 'object' || item.value === null) continue;
    for (const [name, inner] of Object.entries(item.value)) {
      if (!isStorable(name)) return item.path;
      open.push({ value: inner, path: item.path ? `${item.path}.${name}` : name });
    }
  }
  return null;
}
