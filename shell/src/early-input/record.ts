/**
 * Runs in the document's head, before every other script, compiled into one line
 * (`documentContract.earlyInput`). It records what a shopper does before the scripts are here: links
 * work and forms that lead somewhere work by themselves, any other form is not sent past the page
 * that checks it. It looks when an event has been through the page, so that what was answered
 * already isn't recorded. React lets no event through to a part whose code is not here, but stops
 * it: that is heard too.
 */
import {
  INPUT,
  isHydrated,
  KEYS,
  type EarlyInput,
  type EarlyKey,
  type EarlyPage,
} from './early-page';

/** An event that nothing has answered yet. */
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
  if (!target.hasAttribute('action')) event.preventDefault();
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
  },
  true,
);
