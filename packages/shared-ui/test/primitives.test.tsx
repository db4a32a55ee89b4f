import { expect, it } from 'vitest';
import { tokenNames } from '../src/tokens';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can add to the one that is there
  interface ImportMeta {
    glob: (
      pattern: string,
      options: { query: '?raw'; import: 'default'; eager: true },
    ) => Record<string, string>;
  }
}

const sources = import.meta.glob('../src/*.tsx', { query: '?raw', import: 'default', eager: true });
const files = Object.entries(sources).map(([path, text]) => ({
  name: path.replace('../src/', ''),
  text,
}));

it.each(files)('$name uses only tokens that exist, and no colour of its own', ({ name, text }) => {
  if (name === 'tokens.tsx') return;
  for (const [, token] of text.matchAll(/var\((--[\w-]+)[,)]/g))
    expect(tokenNames).toContain(token);
  expect(text).not.toMatch(/#[0-9a-f]{3,8}\b(?=[;\s])/i);
  expect(text).not.toMatch(/style=\{/);
});
