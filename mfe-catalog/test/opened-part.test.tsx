// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { inFrame } from '../src/host';
import { useOpenedPart } from '../src/later-part';
import { fakeHost } from './fake-host';

afterEach(cleanup);

type Sheet = () => React.ReactNode;

function Opened({ load, onClose }: { load: () => Promise<Sheet>; onClose: () => void }) {
  const { part: Sheet } = useOpenedPart('This list', load, onClose);
  return Sheet ? <Sheet /> : <p>on its way</p>;
}

/** What is opened at once, and says when it is closed. */
function show(load: () => Promise<Sheet>) {
  const host = { ...fakeHost(() => []), notify: vi.fn() };
  function Place() {
    const [open, setOpen] = useState(true);
    const close = useCallback(() => setOpen(false), []);
    return open ? <Opened load={load} onClose={close} /> : <p>closed</p>;
  }
  const Framed = inFrame(host, Place);
  render(<Framed />);
  return host;
}

test('what is opened before its code is here stands there when it is', async () => {
  let come: (sheet: Sheet) => void = () => undefined;
  const host = show(() => new Promise((resolve) => (come = resolve)));
  expect(screen.getByText('on its way')).toBeDefined();
  come(() => <p>the sheet</p>);
  expect(await screen.findByText('the sheet')).toBeDefined();
  expect(host.notify).not.toHaveBeenCalled();
});

test('what can’t come says so, and is closed, so that it can be opened anew', async () => {
  const host = show(() => Promise.reject(new Error('gone')));
  expect(await screen.findByText('closed')).toBeDefined();
  expect(host.notify.mock.calls).toEqual([
    [{ tone: 'danger', text: 'This list is not available right now.' }],
  ]);
});
