/** What the script in the document's head and the shell share: names of globals, and what is in them. */

/** What the shopper did before the page was hydrated: a click, or a field's text or choice. */
export type EarlyInput =
  | { kind: 'click'; target: HTMLElement }
  | { kind: 'input'; target: HTMLElement; value: string };

/** A search key; the last one is enough. */
export type EarlyKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

export const INPUT = '__storefrontEarlyInput';
/** Exists until the page handles the search keys itself (`search-keys.ts`). */
export const KEYS = '__storefrontEarlyKeys';
/** What is recorded; once the shell repeats it (`replay.ts`), `look` is called with each more. */
export type EarlyInputs = EarlyInput[] & { look?: () => void };

/**
 * Follows the shopper back and forward until the browser's router takes over, and then ends. Whether the history
 * has `left` the page that the document contains; it is then being reloaded, unless the shopper returns at once.
 */
export const FOLLOWS = '__storefrontFollows';

export type EarlyPage = {
  [INPUT]?: EarlyInputs;
  [KEYS]?: EarlyKey[] | undefined;
  [FOLLOWS]?: AbortController & { left: () => boolean };
};

/**
 * Under a name that begins so, React keeps an element's properties once it has begun to hydrate it.
 * React has no public way to ask for this: its hooks are about components, and a component may be
 * hydrated in pieces. Until it has hydrated the part around the element, it stops the element's
 * events.
 */
const HYDRATED = '__reactProps$';

export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((name) => name.startsWith(HYDRATED));
