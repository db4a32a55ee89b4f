// @vitest-environment jsdom
/** What a shopper does in a part that React has begun to hydrate and not finished. */
import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INPUT, isHydrated, type EarlyPage } from '../src/early-input/early-page';
import '../src/early-input/record';
import { replayEarlyInput } from '../src/early-input/replay';

const added = vi.fn<(quantity: string) => void>();
const sent = vi.fn<() => void>();
const nothing = () => undefined;

const neverChanges = () => nothing;
const yes = () => true;
const no = () => false;

function Rest({ coming }: { coming: Promise<string> | string }) {
  return <p>{typeof coming === 'string' ? coming : use(coming)}</p>;
}

type BoxProps = { coming: Promise<string> | string; onShown: () => void };

function BuyBox({ coming, onShown }: BoxProps) {
  const [quantity, setQuantity] = useState('1');
  const [unit, setUnit] = useState('piece');
  // As of a window's width, which the server doesn't know: it is drawn again once it is hydrated.
  const wide = useSyncExternalStore(neverChanges, yes, no);
  useEffect(onShown, [onShown]);
  return (
    <form
      data-wide={wide}
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <input value={quantity} onChange={({ target }) => setQuantity(target.value)} />
      <select value={unit} onChange={({ target }) => setUnit(target.value)}>
        <option>piece</option>
        <option>box</option>
      </select>
      <button type="button" onClick={() => added(`${quantity} ${unit}`)}>
        Add to cart
      </button>
      <Rest coming={coming} />
    </form>
  );
}

const page = (props: BoxProps) => (
  <main>
    <Suspense fallback="wait">
      <BuyBox {...props} />
    </Suspense>
  </main>
);

let box: HTMLElement;
let root: Root;
let replay: () => void;
let arrive: (rest: string) => void;
const shown = vi.fn<() => void>();

const part = <Name extends keyof HTMLElementTagNameMap>(name: Name) =>
  box.querySelector(name) as HTMLElementTagNameMap[Name];

function type(text: string): void {
  const field = part('input');
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(text: string): void {
  part('select').value = text;
  part('select').dispatchEvent(new Event('input', { bubbles: true }));
  part('select').dispatchEvent(new Event('change', { bubbles: true }));
}

async function finishHydration(): Promise<void> {
  arrive('with a warranty');
  await vi.waitFor(() => {
    expect(shown).toHaveBeenCalled();
  });
}

/** What the page adds, once everything recorded has been replayed. */
async function addedByClick(): Promise<string | undefined> {
  await vi.waitFor(() => {
    expect((globalThis as EarlyPage)[INPUT]).toHaveLength(0);
  });
  added.mockReset();
  part('button').click();
  return added.mock.calls[0]?.[0];
}

describe('a part whose hydration has begun and waits', () => {
  beforeEach(async () => {
    const coming = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    box = document.createElement('div');
    box.innerHTML = renderToString(page({ coming: 'with a warranty', onShown: nothing }));
    document.body.append(box);
    replay = replayEarlyInput();
    shown.mockImplementation(() => replay());
    root = hydrateRoot(box, page({ coming, onShown: shown }));
    await vi.waitFor(() => {
      expect(isHydrated(part('input'))).toBe(true);
    });
    expect(shown).not.toHaveBeenCalled();
  });

  afterEach(() => {
    root.unmount();
    box.remove();
    (globalThis as EarlyPage)[INPUT]?.splice(0);
    for (const mock of [added, sent, shown]) mock.mockReset();
  });

  it('takes the quantity and the choice that were made meanwhile', async () => {
    type('7');
    choose('box');
    await finishHydration();
    expect(await addedByClick()).toBe('7 box');
    expect(part('input').value).toBe('7');
    expect(part('select').value).toBe('box');
  });

  it('takes them when it is tried in vain before', async () => {
    type('7');
    replay();
    replay();
    await finishHydration();
    expect(await addedByClick()).toBe('7 piece');
  });

  it('takes them after the last part was shown', async () => {
    replay();
    shown.mockImplementation(nothing);
    await new Promise((done) => setTimeout(done));
    type('7');
    await finishHydration();
    expect(await addedByClick()).toBe('7 piece');
  });

  it('answers a click once, with what was typed before it', async () => {
    type('7');
    part('button').click();
    expect(added).not.toHaveBeenCalled();
    await finishHydration();
    await vi.waitFor(() => {
      expect(added.mock.calls).toEqual([['7 piece']]);
    });
  });

  it('keeps what was typed after it, whatever was recorded before', async () => {
    type('7');
    shown.mockImplementation(nothing);
    await finishHydration();
    type('12');
    replay();
    expect(await addedByClick()).toBe('12 piece');
  });

  it.each([
    ['choice', [choose, type]],
    ['text', [type, choose]],
  ])('takes the %s by which its hydration is made to end', async (_first, [one, two]) => {
    // The rest is here, and React has not gone on yet.
    arrive('with a warranty');
    await Promise.resolve();
    expect(shown).not.toHaveBeenCalled();
    for (const act of [one, two]) act?.(act === choose ? 'box' : '7');
    expect(await addedByClick()).toBe('7 box');
    expect(part('form').dataset.wide).toBe('true');
  });

  it('is not sent by the browser itself, which would show the form in the address', async () => {
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    part('form').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(sent).not.toHaveBeenCalled();
    await finishHydration();
    part('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(sent).toHaveBeenCalledOnce();
  });
});

describe('a field that React begins with because of what is typed in it', () => {
  function Quantity() {
    const [quantity, setQuantity] = useState('1');
    return (
      <>
        <input value={quantity} onChange={({ target }) => setQuantity(target.value)} />
        <button onClick={() => added(quantity)}>Add to cart</button>
      </>
    );
  }
  const quantity = (
    <Suspense fallback="wait">
      <Quantity />
    </Suspense>
  );

  it('is taken as it was typed', async () => {
    box = document.createElement('div');
    box.innerHTML = renderToString(quantity);
    document.body.append(box);
    root = hydrateRoot(box, quantity);
    expect(isHydrated(part('input'))).toBe(false);
    type('7');
    expect(isHydrated(part('input'))).toBe(true);
    expect(await addedByClick()).toBe('7');
    expect(part('input').value).toBe('7');
    root.unmount();
    box.remove();
  });
});
