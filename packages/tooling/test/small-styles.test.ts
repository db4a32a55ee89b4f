/** A style's text is smaller in a build, and says the same. */
import { expect, it, test, vi } from 'vitest';
import smallStyles, { smallCss } from '../small-styles-loader.mjs';

test.each([
  ['declarations', 'color: red;\n  margin: 0 auto;\n', 'color:red;margin:0 auto;'],
  ['the last semicolon of a block', 'a {\n  color: red;\n}\n', 'a{color:red}'],
  ['blocks in blocks', '@media (x) {\n  > b {\n    top: 0;\n  }\n}', '@media (x){>b{top:0}}'],
  ['selectors', 'a   b,\n  c > d + e {}', 'a b,c>d + e{}'],
  ['a selector of any element with a state', '& :hover { top: 0; }', '& :hover{top:0}'],
  ['sums', 'width: calc(1px + (2rem - 3%) * 4);', 'width:calc(1px + (2rem - 3%) * 4);'],
  ['strings', `content: ' ;  ' "a , b";`, `content:' ;  ' "a , b";`],
  ['an escaped quote', String.raw`content: '\'  ;';`, String.raw`content:'\'  ;';`],
  ['comments', 'top: 0; /* the phone’s; its { */\nleft: 0;', 'top:0;left:0;'],
  ['a comment with an apostrophe', "/* a row's */ top: 0; /* that's it */", ' top:0;'],
  ['a comment between words', 'margin: 0/* */auto;', 'margin:0 auto;'],
  ['a value that begins with a colon’s neighbour', 'top:\n    0;', 'top:0;'],
])('%s', (_, css, small) => {
  expect(smallCss(css)).toBe(small);
});

/** A module as the loader leaves it. */
function loaded(source: string): string {
  const callback = vi.fn();
  smallStyles.call({ callback }, source, {});
  return String(callback.mock.lastCall?.[1]);
}

const IMPORT = "import styled from '@emotion/styled';\n";

it('keeps the line of all that follows a style', () => {
  const source = `${IMPORT}const A = styled.p\`
  top: 0;

  \${({ on }) => on && 'left: 0;'}
  &:hover {
    top: 1px;
  }
\`;
const LAST = 1;
`;
  const small = loaded(source);
  expect(small).toContain("`top:0;${\n\n\n({ on }) => on && 'left: 0;'} &:hover{top:1px}`");
  const lineOf = (text: string) => text.split('\n').indexOf('const LAST = 1;');
  expect(lineOf(small)).toBe(lineOf(source));
});

it('keeps the space on both sides of a value', () => {
  const source = `${IMPORT}const A = styled.p\`
  margin: \${a} \${b};
  \${mixin}
  top: 0;
\`;`;
  expect(loaded(source)).toContain('margin:${\na} ${b};${\nmixin} top:0;');
});

it('leaves words as they are, and modules without styles', () => {
  const words = `${IMPORT}const said = \`Two  words; \${n}  more\`;`;
  expect(loaded(words)).toBe(words);
  const other = 'const text = `\n  color: red;\n`;';
  expect(loaded(other)).toBe(other);
});
