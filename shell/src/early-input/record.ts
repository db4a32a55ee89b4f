/**
 * Runs in the document's head, before every other script, compiled into one line
 * (`documentContract.earlyInput`). It records what a shopper does before the scripts have loaded.
 * Links, and forms with an address, work by themselves; any other form is not sent, because the
 * page has to check it first. The script looks at an event after the page's own handlers, so that
 * an event which was already handled isn't recorded. React stops an event on a part that it has not
 * hydrated yet; such an event is recorded too.
 */
import {
  FOLLOWS,
  INPUT,
  isHydrated,
  KEYS,
  type EarlyInputs,
  type EarlyKey,
  type EarlyPage,
} from './early-page';
import { LIGHT_SEARCH, takeKeys } from './take-keys';

type Recorded = Event & {
  /** What becomes of an event that has had its handlers, or was stopped; called once. */
  settle?: ((stoppedOnItsWayDown: boolean) => void) | undefined;
};

const page = window as EarlyPage;
const inputs: EarlyInputs = (page[INPUT] = []);
page[KEYS] = [];

function hear(type: string, record: (target: HTMLElement) => void): void {
  window.addEventListener(
    type,
    (event: Recorded) => {
      const element = event.target as Element;
      const target = (
        type === 'click' ? element.closest('button,summary') : element
      ) as HTMLElement;
      if (!target) return;
      const { value } = target as HTMLInputElement;
      const wasHydrated = isHydrated(target);
      event.settle = (stoppedOnItsWayDown) => {
        event.settle = undefined;
        if (stoppedOnItsWayDown || !isHydrated(target)) {
          record(target);
          inputs.look?.();
        } else {
          forgetTyped(target);
          if (type === 'input') keepValue(target as HTMLInputElement, value, wasHydrated);
        }
      };
      const stop = event.stopPropagation.bind(event);
      event.stopPropagation = () => {
        // Only React stops an event on its way down to its element. It has not hydrated that yet,
        // though it may have begun to, and have left its properties there.
        event.settle?.(event.eventPhase === Event.CAPTURING_PHASE);
        stop();
      };
    },
    true,
  );
  window.addEventListener(type, (event: Recorded) => event.settle?.(false));
}

/** What a handler has just taken from a field is newer than what is recorded of it. */
function forgetTyped(field: HTMLElement): void {
  const kept = inputs.filter(({ kind, target }) => kind === 'click' || target !== field);
  inputs.splice(0, inputs.length, ...kept);
}

/** Fields of which React has handled an event. */
const handled = new WeakSet<HTMLElement>();

/**
 * A field's first event may make React hydrate the part around it, ahead of the event's handlers. React
 * then takes what was typed for what the field had all along, and calls no handler; or it draws the part
 * again, with the value that the field had before. The field then gets its value once more.
 */
function keepValue(field: HTMLInputElement, value: string, wasHydrated: boolean): void {
  if (handled.has(field)) return;
  handled.add(field);
  if (wasHydrated && field.value === value) return;
  // By its own setter React remembers a text; by the prototype's it then notices another.
  if (!/^(?:checkbox|radio)$/.test(field.type)) field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

hear('click', (target) => inputs.push({ kind: 'click', target }));
hear('input', (target) =>
  inputs.push({ kind: 'input', target, value: (target as HTMLInputElement).value }),
);
// React doesn't stop this event on a form that it has not hydrated. Whoever handles it prevents the
// default, by which a browser would put what was typed, a password too, into the address.
window.addEventListener('submit', (event) => {
  const form = event.target as HTMLElement;
  if (event.defaultPrevented) return;
  // A search for nothing is a tap on the search button, which is recorded: the box takes what follows.
  const nothing = form.hasAttribute(LIGHT_SEARCH) && !form.querySelector('input')?.value;
  if (nothing) takeKeys();
  if (nothing || !form.hasAttribute('action')) event.preventDefault();
});

// Back, after a reload, leads to an entry that the document before has made: another page, which this one
// can't show before its router is there. Another `#` is the same page.
const { pathname, search } = location;
const left = () => location.pathname !== pathname || location.search !== search;
const { signal } = (page[FOLLOWS] = Object.assign(new AbortController(), { left }));
window.addEventListener(
  'popstate',
  () => {
    if (left()) location.reload();
  },
  { signal },
);

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
