import {
  INPUT,
  isHydrated,
  KEYS,
  type EarlyInput,
  type EarlyInputs,
  type EarlyPage,
} from './early-page';

/** How long until the next check whether an element was hydrated, in milliseconds. */
const LOOK_AGAIN = 100;

/** Tells what listens at a field, or above it. */
const tell = (field: HTMLElement, type: string) =>
  field.dispatchEvent(new Event(type, { bubbles: true }));

/** Repeats an input in a field, in a way that lets React notice the change. */
function tellAgain(field: HTMLElement, value: string): void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  // React notices a text set by the field's own setter, but not one set by the prototype's setter.
  Reflect.set(field, 'value', '');
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  // React hears a select's choice by `change`; where it stops both, `input` is recorded again.
  tell(field, 'input');
  tell(field, 'change');
  // A field that takes its text when the focus leaves it hears that as well.
  if (field !== document.activeElement) tell(field, 'focusout');
}

/** One after the other: in between React draws what the one before has changed. */
async function tellAllAgain(inputs: EarlyInput[]): Promise<void> {
  for (const input of inputs) {
    if (input.kind === 'click') input.target.click();
    else tellAgain(input.target, input.value);
    // oxlint-disable-next-line typescript/await-thenable -- a turn of the queue is all that is awaited
    await null;
  }
}

/**
 * Repeats what the shopper did before hydration, as soon as the part concerned has been hydrated.
 * @returns a function that tries again; called whenever a part has been hydrated, first for the part
 *   with the search keys
 */
export function replayEarlyInput(): () => void {
  const page = globalThis as EarlyPage;
  const inputs: EarlyInputs = page[INPUT] ?? [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    clearTimeout(timer);
    const ready: EarlyInput[] = [];
    for (const input of inputs.splice(0)) {
      if (input.target.isConnected) (isHydrated(input.target) ? ready : inputs).push(input);
    }
    await tellAllAgain(ready);
    // React hydrates a nested boundary with data of its own after the part around it, when it has
    // time; what it has stopped until then is recorded anew.
    if (inputs.length > 0) inputs.look?.();
  }

  // More than one of these timers looks more often, and finds nothing.
  inputs.look = () => {
    timer = setTimeout(() => void look(), LOOK_AGAIN);
  };

  return () => {
    const key = page[KEYS]?.at(-1);
    page[KEYS] = undefined;
    if (key) document.dispatchEvent(new KeyboardEvent('keydown', { ...key, cancelable: true }));
    void look();
  };
}
