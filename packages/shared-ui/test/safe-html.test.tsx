// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Fault } from '../src/fault';
import { Icon } from '../src/icon';
import * as icons from '../src/icons';
import { SafeHtml } from '../src/safe-html';
import { SpecTable } from '../src/spec-table';

afterEach(cleanup);

it('sets sanitised HTML as long text', () => {
  render(
    <SafeHtml as="section" html={{ __sanitised: true, html: '<h2>Care</h2><p>Oil it.</p>' }} />,
  );
  expect(screen.getByRole('heading', { name: 'Care' }).parentElement?.tagName).toBe('SECTION');
});

it('keeps what the document brought, without the sanitiser, until there is other HTML', async () => {
  const html = (text: string) => ({ __sanitised: true, html: `<p>${text}</p>` }) as const;
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(<SafeHtml html={html('Oil it.')} />);
  const paragraph = box.querySelector('p');
  const first = vi.fn(() => html('Oil it.'));
  const { rerender } = render(<SafeHtml html={first} />, { container: box, hydrate: true });
  await act(() => Promise.resolve());
  expect(box.querySelector('p')).toBe(paragraph);
  expect(paragraph?.textContent).toBe('Oil it.');
  expect(first).not.toHaveBeenCalled();
  rerender(<SafeHtml html={() => html('Grease it.')} />);
  expect(box.textContent).toBe('Grease it.');
  rerender(<SafeHtml html={first} />);
  expect(box.textContent).toBe('Oil it.');
  expect(first).toHaveBeenCalledOnce();
});

it('does not take a plain string', () => {
  // @ts-expect-error a string has not been through the sanitiser
  const element = <SafeHtml html="<p>raw</p>" />;
  expect(element).toBeTruthy();
});

it('names the part that is missing and offers another try', () => {
  const retry = vi.fn();
  render(<Fault part="Featured items" onRetry={retry} pending={false} />);
  expect(screen.getByText('Featured items is not available right now.')).toBeTruthy();
  screen.getByRole('button', { name: 'Retry' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('heads each row of a table with its label', () => {
  render(<SpecTable caption="Ratings" rows={[{ label: 'Power', value: '850 W' }]} />);
  expect(screen.getByRole('table', { name: 'Ratings' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Power' })).toBeTruthy();
});

it('hides an icon from screen readers unless it has a label', () => {
  render(
    <>
      <Icon icon={icons.search} />
      <Icon icon={icons.check} label="In stock" />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'In stock' })).toBeTruthy();
});
