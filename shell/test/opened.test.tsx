// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useCallback, useState, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { opening } from '../src/opened';
import { useToasts } from '../src/toasts';

type Props = { open: boolean; onClose: () => void };

const Sheet = ({ open }: Props) => (open ? <p>the menu</p> : null);

/** A button that opens the part, as the header has one. */
function show(load: () => Promise<ComponentType<Props>>): void {
  const Part = opening('Menu', load);
  function Header() {
    const [open, setOpen] = useState(false);
    const close = useCallback(() => setOpen(false), []);
    return (
      <>
        <button onClick={() => setOpen(true)}>{open ? 'opened' : 'closed'}</button>
        <Part open={open} onClose={close} />
      </>
    );
  }
  render(<Header />);
}

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(cleanup);

test('what is opened over the page asks for its code once it is opened, and stands there when it is here', async () => {
  let asked = 0;
  show(() => {
    asked += 1;
    return Promise.resolve(Sheet);
  });
  expect(asked).toBe(0);
  screen.getByRole('button').click();
  expect(await screen.findByText('the menu')).toBeDefined();
  expect(asked).toBe(1);
  expect(useToasts.getState().toasts).toEqual([]);
});

test('what can’t come is said and closed, and comes when it is opened anew', async () => {
  let fails = true;
  show(() => (fails ? Promise.reject(new Error('gone')) : Promise.resolve(Sheet)));
  screen.getByRole('button').click();
  expect(await screen.findByText('closed')).toBeDefined();
  await expect
    .poll(() => useToasts.getState().toasts)
    .toMatchObject([{ tone: 'danger', text: 'Menu is not available right now.' }]);
  fails = false;
  screen.getByRole('button').click();
  expect(await screen.findByText('the menu')).toBeDefined();
});
