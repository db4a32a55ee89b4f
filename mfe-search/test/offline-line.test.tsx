// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { refuse } from 'host-kit/test-shop.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { inFrame } from '../src/host';
import { OfflineLine } from '../src/offline/offline-line';
import { fakeDatabases } from './fake-databases';
import { offlineAnswer } from './offline-answer';
import { makeHost } from './shop';

afterEach(cleanup);

const KEEP = 'Keep the catalogue on this device, 212 KB';

/** Shows the line where the provider gives its catalogue so. */
function show(catalogue: () => unknown, room = Infinity) {
  localStorage.clear();
  vi.stubGlobal('indexedDB', fakeDatabases(room));
  const { host } = makeHost({});
  host.http.send = async ({ url }) =>
    Promise.resolve(
      url.endsWith('/size')
        ? { version: 'one', bytes: 212_000, products: 1, variants: 1 }
        : catalogue(),
    );
  const Line = inFrame(host, OfflineLine);
  render(<Line />);
}

/** Presses a button as a shopper does, who has it focused. */
function press(button: HTMLElement) {
  button.focus();
  fireEvent.click(button);
}
const answer = () => offlineAnswer([{ id: 1, name: 'Hammer Drill' }]);

test('the catalogue is stored and removed by one button, which keeps the focus', async () => {
  show(answer);
  press(await screen.findByRole('button', { name: KEEP }));
  expect(
    await screen.findByText(/^The catalogue is on this device, as of .+ \(212 KB\)\.$/),
  ).toBeDefined();
  const remove = screen.getByRole('button', { name: 'Remove' });
  expect(document.activeElement).toBe(remove);
  press(remove);
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: KEEP }));
  expect(screen.queryByText(/is on this device/)).toBeNull();
});

test.each([
  ['cannot be fetched', () => refuse(503), Infinity, 'The catalogue could not be fetched.'],
  ['has no room', answer, 10, 'This browser has no room for the catalogue.'],
])(
  'a catalogue that %s is still offered, with the reason',
  async (_what, catalogue, room, said) => {
    show(catalogue, room);
    press(await screen.findByRole('button', { name: KEEP }));
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.getByRole('button', { name: KEEP })).toBeDefined();
  },
);
