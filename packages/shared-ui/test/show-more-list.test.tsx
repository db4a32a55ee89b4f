// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ShowMoreList } from '../src/show-more-list';

afterEach(cleanup);

const show = (rows: number) =>
  render(
    <ShowMoreList rows={Array.from({ length: rows }, (_, at) => at)}>
      {(shown) => (
        <ul>
          {shown.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
    </ShowMoreList>,
  );

it('shows a short list as it is', () => {
  show(60);
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

it('makes a few rows of a very long list, and says how many there are', () => {
  show(5_000);
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
  expect(screen.getByRole('status').textContent).toBe('60 of 5,000 shown');
});

it('shows the rest portion by portion, and keeps the focus when the button goes', async () => {
  show(150);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(120);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('149');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('status'));
});
