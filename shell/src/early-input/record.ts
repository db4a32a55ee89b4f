/**
 * Runs in the document's head, before every other script, compiled into one line
 * (`documentContract.earlyInput`). It records what a shopper does before the scripts have loaded.
 * Links, and forms with an address, work by themselves; any other form is not sent, because the
 * page has to check it first. The script looks at an event after the page's own handlers, so that
 * an event which was already handled isn't recorded. React stops an event on a part whose code has
 * not loaded; such an event is recorded too.
 */
import {
  INPUT,
  isHydrated,
  KEYS,
  type EarlyInput,
  type EarlyKey,
  type EarlyPage,
} from './early-page';
import { LIGHT_SEARCH, takeKeys } from './take-keys';

/** An event that no handler has handled yet. */
type Unanswered = Event & { unanswered?: (() => void) | undefined };

const page = window as EarlyPage;
const inputs: EarlyInput[] = (page[INPUT] = []);
page[KEYS] = [];

function hear(type: string, act: (target: HTMLElement, event: Event) => void): void {
  window.addEventListener(
    type,
    (event: Unanswered) => {
      const element = event.target as Element;
      const target = type === 'click' ? element.closest('button,summary') : element;
      if (!target || isHydrated(target)) return;
      event.unanswered = () => {
        event.unanswered = undefined;
        if (!isHydrated(target)) act(target as HTMLElement, event);
      };
      const stop = event.stopPropagation.bind(event);
      event.stopPropagation = () => {
        event.unanswered?.();
        stop();
      };
    },
    true,
  );
  window.addEventListener(type, (event: Unanswered) => event.unanswered?.());
}

hear('click', (target) => inputs.push({ kind: 'click', target }));
hear('input', (target) =>
  inputs.push({ kind: 'input', target, value: (target as HTMLInputElement).value }),
);
hear('submit', (target, event) => {
  // A search for nothing is a tap on the search button, which is recorded: the box takes what follows.
  const nothing = target.hasAttribute(LIGHT_SEARCH) && !target.querySelector('input')?.value;
  if (nothing) takeKeys();
  if (nothing || !target.hasAttribute('action')) event.preventDefault();
});

/** `/` outside of a field, and Ctrl or Command with K. */
function isSearchKey({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  return key === '/' && !(target as Element).closest('input,textarea,select');
}

window.addEventListener(
  'keydown',
  (event) => {
    const keys: EarlyKey[] | undefined = page[KEYS];
    if (!keys || event.altKey || event.isComposing || !isSearchKey(event)) return;
    event.preventDefault();
    const { key, ctrlKey, metaKey } = event;
    keys.push({ key, ctrlKey, metaKey });
    takeKeys();
  },
  true,
);
