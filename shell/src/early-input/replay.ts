import { INPUT, isHydrated, KEYS, type EarlyInput, type EarlyPage } from './early-page';

/** How long until it is looked again whether an element was taken over, in milliseconds. */
const LOOK_AGAIN = 100;

/** Says again what a field was told, in the way in which React sees that it has changed. */
function tellAgain(field: HTMLElement, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    field.checked = !field.checked;
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    // By the field's own setter React is told of the text, by the prototype's it isn't.
    field.value = '';
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Does again what was done before the page could answer, as soon as the part that it was done to
 * has started.
 * @returns tries again; to be called whenever a part has started, the frame with the search keys first
 */
export function replayEarlyInput(): () => void {
  const page = globalThis as EarlyPage;
  let waiting: EarlyInput[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    const all = [...waiting, ...(page[INPUT]?.splice(0) ?? [])];
    const here = all.filter(({ target }) => target.isConnected);
    waiting = here.filter(({ target }) => !isHydrated(target));
    for (const input of here.filter(({ target }) => isHydrated(target))) {
      if (input.kind === 'click') input.target.click();
      else tellAgain(input.target, input.value);
    }
    // What has data of its own inside a part is taken over after the part, when React has the time.
    clearTimeout(timer);
    if (waiting.length > 0) timer = setTimeout(look, LOOK_AGAIN);
  }

  return () => {
    const key = page[KEYS]?.at(-1);
    page[KEYS] = undefined;
    if (key) document.dispatchEvent(new KeyboardEvent('keydown', { ...key, cancelable: true }));
    look();
  };
}
