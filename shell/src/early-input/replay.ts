/** What was done on the page before it could answer: a click, or a field's text or choice. */
type EarlyInput =
  { kind: 'click'; target: HTMLElement } | { kind: 'input'; target: HTMLElement; value: string };

/** A search key; the last one is enough. */
type EarlyKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

const KEPT = '__storefrontEarlyInput';
/** There until the page hears the search keys itself (`search-keys.ts`). */
const KEYS = '__storefrontEarlyKeys';
/** Under a name that begins so, React keeps an element's properties once it has taken it over. */
const TAKEN = '__reactProps$';

/** How long until it is looked again whether an element was taken over, in milliseconds. */
const LOOK_AGAIN = 100;

/**
 * Runs in the document's head. It keeps what a shopper does before the scripts are here: links work
 * and forms that lead somewhere work by themselves, any other form is not sent past the page that
 * checks it. It looks when an event has been through the page, so that what was answered already
 * isn't kept; React lets no event through to a part whose code is not here, but stops it.
 */
export const EARLY_INPUT_SCRIPT = `(function(w){var q=w.${KEPT}=[];w.${KEYS}=[];
function taken(n){for(var k in n)if(k.indexOf('${TAKEN}')===0)return true}
function on(t,f){w.addEventListener(t,function(e){var n=e.target,s=e.stopPropagation;if(t==='click')n=n.closest('button,summary');if(!n||taken(n))return;
e.early=function(){e.early=null;if(!taken(n))f(n,e)};e.stopPropagation=function(){if(e.early)e.early();s.call(e)}},true);
w.addEventListener(t,function(e){if(e.early)e.early()})}
on('click',function(n){q.push({kind:'click',target:n})});on('input',function(n){q.push({kind:'input',target:n,value:n.value})});on('submit',function(n,e){if(!n.hasAttribute('action'))e.preventDefault()});
w.addEventListener('keydown',function(e){var c=e.ctrlKey||e.metaKey;if(!w.${KEYS}||e.altKey||e.isComposing)return;if(c?e.shiftKey||e.key.toLowerCase()!=='k':e.key!=='/'||e.target.closest('input,textarea,select'))return;e.preventDefault();w.${KEYS}.push({key:e.key,ctrlKey:e.ctrlKey,metaKey:e.metaKey})},true)})(window)`;

const isTaken = (element: HTMLElement) =>
  Object.keys(element).some((name) => name.startsWith(TAKEN));

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

type EarlyPage = { [KEPT]?: EarlyInput[]; [KEYS]?: EarlyKey[] | undefined };

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
    const all = [...waiting, ...(page[KEPT]?.splice(0) ?? [])];
    const here = all.filter(({ target }) => target.isConnected);
    waiting = here.filter(({ target }) => !isTaken(target));
    for (const input of here.filter(({ target }) => isTaken(target))) {
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
