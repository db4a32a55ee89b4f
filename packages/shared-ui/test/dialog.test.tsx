// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from '../src/dialog';
import { Drawer } from '../src/drawer';

afterEach(cleanup);

function Page({ kind: Kind = Dialog }: { kind?: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  return (
    <StrictMode>
      <button onClick={() => setOpen(true)}>Ask us</button>
      <Kind
        open={open}
        onClose={() => setOpen(false)}
        title="Send an inquiry"
        initialFocus={name}
        footer={<button>Send</button>}
      >
        <input ref={name} aria-label="Name" />
      </Kind>
    </StrictMode>
  );
}

async function opened(kind: typeof Dialog | typeof Drawer = Dialog) {
  render(<Page kind={kind} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask us' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Send an inquiry' });
}

/** What a browser does on Escape; happy-dom leaves it out. */
function pressEscape(dialog: HTMLDialogElement) {
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
}

it.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])(
  'opens a %s as a modal, named by its title, with the focus where it was asked for',
  async (_, kind) => {
    const dialog = await opened(kind);
    expect(dialog.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  },
);

it('closes on Escape and hands the focus back to what opened it', async () => {
  pressEscape(await opened());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask us' }));
});

/** A list whose filter goes with it. */
function List() {
  const [open, setOpen] = useState(false);
  const [cleared, setCleared] = useState(false);
  return (
    <main>
      <h1>Store</h1>
      <section>
        {cleared ? null : <button onClick={() => setOpen(true)}>Filters</button>}
        <Dialog open={open} onClose={() => setOpen(false)} title="Filters of this list">
          <button onClick={() => setCleared(true)}>Clear</button>
        </Dialog>
        <h2>Drills</h2>
      </section>
    </main>
  );
}

it('hands the focus to the heading of the list where what opened it is gone', async () => {
  render(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  pressEscape(screen.getByRole('dialog'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Drills' }));
});

it('stays when a file picker inside it is cancelled', async () => {
  await opened();
  fireEvent(screen.getByLabelText('Name'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('closes by its Close button', async () => {
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes when the browser closes it by itself', async () => {
  const dialog = await opened();
  dialog.close();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('closes on a press outside, but not on one that began inside', async () => {
  const dialog = await opened();
  fireEvent.pointerDown(screen.getByLabelText('Name'));
  fireEvent.click(dialog);
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});
