/** JSON in a cell of a table: '["a.jpg","b.jpg"]', '{"Voltage":"18 V"}'. */

/** Deeper ones are no list of pictures or specs, and cost who walks through them his stack. */
const DEPTH_MOST = 8;

/** What begins or ends as JSON does; '[Sale] Voltage: 18 V' is a text. */
const LIKE_JSON = /^\{|^\[\s*["'{[]|^\[.*\]$/s;

export const isLikeJson = (text: string) => LIKE_JSON.test(text.trim());

function isDeep(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '\\') at += 1;
    else if (mark === '"') inText = !inText;
    else if (!inText && (mark === '[' || mark === '{')) depth += 1;
    else if (!inText && (mark === ']' || mark === '}')) depth -= 1;
    if (depth > DEPTH_MOST) return true;
  }
  return false;
}

/** @returns the value of a text that looks like JSON, or why it has none; null for other texts */
export function jsonIn(text: string): { value: unknown } | { fault: string } | null {
  if (!isLikeJson(text)) return null;
  if (isDeep(text)) return { fault: `has JSON nested more than ${DEPTH_MOST} deep` };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { fault: 'looks like JSON, and is no valid JSON' };
  }
}

/**
 * A list's value with what its texts have as JSON.
 * @returns the first text that is wrong, where one is
 */
export function withJson(value: unknown): { value: unknown } | { fault: string; seen: string } {
  if (typeof value === 'string') {
    const read = jsonIn(value);
    if (read === null) return { value };
    return 'fault' in read ? { fault: read.fault, seen: value } : read;
  }
  if (!Array.isArray(value)) return { value };
  const list: unknown[] = [];
  for (const each of value as unknown[]) {
    const read = typeof each === 'string' ? jsonIn(each) : null;
    if (read === null) list.push(each);
    else if ('fault' in read) return { fault: read.fault, seen: String(each) };
    else if (Array.isArray(read.value)) list.push(...(read.value as unknown[]));
    else list.push(each);
  }
  return { value: list };
}
