// @vitest-environment happy-dom
/** What a shopper does before the page is hydrated, done again when it is. */
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { QuantityField } from 'shared-ui/quantity-field';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INPUT, isHydrated, type EarlyInput, type EarlyPage } from '../src/early-input/early-page';
import { replayEarlyInput } from '../src/early-input/replay';

const added = vi.fn<(quantity: number) => void>();

function BuyBox() {
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <QuantityField label="Quantity" value={quantity} onChange={setQuantity} />
      <button
        id="add"
        onClick={() => {
          added(quantity);
        }}
      >
        Add to cart
      </button>
    </>
  );
}

let box: HTMLElement;
let root: Root;
const field = () => box.querySelector('input') as HTMLInputElement;
const addButton = () => box.querySelector('#add') as HTMLButtonElement;

/** The page's HTML, in which this was done before the code came. */
async function hydratedAfter(done: () => EarlyInput[]): Promise<void> {
  box = document.createElement('div');
  box.innerHTML = renderToString(<BuyBox />);
  document.body.append(box);
  (globalThis as EarlyPage)[INPUT] = done();
  root = hydrateRoot(box, <BuyBox />);
  await vi.waitFor(() => {
    expect(isHydrated(addButton())).toBe(true);
  });
  replayEarlyInput()();
}

describe('a quantity that was typed before the page was hydrated', () => {
  beforeEach(() => added.mockReset());
  afterEach(() => {
    root.unmount();
    box.remove();
  });

  it('is the one that a click after it adds', async () => {
    await hydratedAfter(() => [
      { kind: 'input', target: field(), value: '9' },
      { kind: 'click', target: addButton() },
    ]);
    await vi.waitFor(() => {
      expect(added.mock.calls).toEqual([[9]]);
    });
    expect(field().value).toBe('9');
  });

  it('is still being typed while the field has the focus', async () => {
    await hydratedAfter(() => {
      field().focus();
      return [{ kind: 'input', target: field(), value: '12' }];
    });
    await vi.waitFor(() => {
      expect(field().value).toBe('12');
    });
    addButton().click();
    expect(added.mock.calls).toEqual([[1]]);
  });
});
