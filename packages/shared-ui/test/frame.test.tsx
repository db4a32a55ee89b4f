// @vitest-environment happy-dom
import styled from '@emotion/styled';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFrame } from '../src/frame';

afterEach(cleanup);

const Red = styled.p`
  color: red;
`;

it('gives the host to everything inside', () => {
  const { Frame, useHost } = createFrame<{ nonce: string; greeting: string }>('one');
  const Greeting = () => <p>{useHost().greeting}</p>;
  render(
    <Frame host={{ nonce: 'n', greeting: 'Good morning' }}>
      <Greeting />
    </Frame>,
  );
  expect(screen.getByText('Good morning')).toBeTruthy();
});

it('says so when there is no frame around a part', () => {
  const { useHost } = createFrame('lonely-part');
  const Part = () => <p>{useHost().nonce}</p>;
  expect(() => render(<Part />)).toThrow('no Frame of "lonely-part"');
});

it.each(['Search', 'search2', 'search@1.0.0', '-search', ''])('refuses the key %j', (key) => {
  expect(() => createFrame(key)).toThrow('lower-case letters and hyphens');
});

it('leaves the style elements of the document where they are', async () => {
  const { Frame } = createFrame('served');
  const { unmount } = render(
    <Frame host={{ nonce: 'n' }}>
      <Red>like the server</Red>
    </Frame>,
  );
  const [, id = ''] = screen.getByText('like the server').className.split('-');
  unmount();
  document.head.innerHTML = `<style data-emotion="served ${id}">.served-${id}{color:red}</style><meta name="last">`;
  const moved: MutationRecord[] = [];
  const watch = new MutationObserver((records) => moved.push(...records));
  watch.observe(document.head, { childList: true });
  const Blue = styled.p`
    color: blue;
  `;
  const host = { nonce: 'n' };
  render(
    <Frame host={host}>
      <Red>red</Red>
    </Frame>,
  );
  await Promise.resolve();
  expect(moved).toEqual([]);
  // A rule that the document lacks comes after the document's own.
  render(
    <Frame host={host}>
      <Blue>blue</Blue>
    </Frame>,
  );
  expect([...document.head.children].map(({ localName }) => localName)).toEqual([
    'style',
    'style',
    'meta',
  ]);
  watch.disconnect();
});

it('writes one sheet per host, under its own key and nonce', () => {
  const { Frame } = createFrame('cached');
  const host = { nonce: 'first' };
  const sheets = () => document.querySelectorAll<HTMLStyleElement>('style[data-emotion="cached"]');
  render(
    <>
      <Frame host={host}>
        <Red>page</Red>
      </Frame>
      <Frame host={host}>
        <Red>fragment</Red>
      </Frame>
    </>,
  );
  expect(screen.getByText('page').className).toMatch(/^cached-/);
  expect(sheets()).toHaveLength(1);
  expect(sheets()[0]?.getAttribute('nonce')).toBe('first');

  render(
    <Frame host={{ nonce: 'second' }}>
      <Red>other host</Red>
    </Frame>,
  );
  expect([...sheets()].map((sheet) => sheet.getAttribute('nonce'))).toEqual(['first', 'second']);
});
