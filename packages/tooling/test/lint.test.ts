/** The rules of React and of markup that oxlint has been told, and our own, each by a fault that it must find. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../run/processes.mjs';
import { ROOT } from '../run/services.mjs';

const OF_REACT: Record<string, string> = {
  'error-boundaries': 'export function A() { try { return <i />; } catch { return null; } }',
  'exhaustive-deps':
    'export function A({ a }: { a: string }) { useEffect(() => { document.title = a; }, []); return null; }',
  globals: 'let count = 0; export function A() { count = 5; return <i>{count}</i>; }',
  immutability: 'export function A({ o }: { o: { a: number } }) { o.a = 1; return <i>{o.a}</i>; }',
  purity: 'export function A() { const a = Math.random(); return <i>{a}</i>; }',
  refs: 'export function A() { const a = useRef(0); return <i>{a.current}</i>; }',
  'rules-of-hooks':
    'export function A({ on }: { on: boolean }) { if (on) { useState(1); } return null; }',
  'set-state-in-effect':
    'export function A() { const [a, set] = useState(0); useEffect(() => { set(1); }, []); return <i>{a}</i>; }',
  'set-state-in-render':
    'export function A() { const [a, set] = useState(0); set(1); return <i>{a}</i>; }',
  'static-components': 'export function A() { const B = () => <i />; return <B />; }',
  'unsupported-syntax': "export function A() { eval('1'); return <i />; }",
  'use-memo':
    'export function A({ a }: { a: number[] }) { const b = useMemo(async () => a.length, [a]); return <i>{String(b)}</i>; }',
};
const NEEDS = "import { useEffect, useMemo, useRef, useState } from 'react';";

const element = (markup: string) => `export const A = () => ${markup};`;
const OF_MARKUP: Record<string, string> = {
  'alt-text': element('<img src="/a.png" />'),
  'anchor-has-content': element('<a href="/a" />'),
  'anchor-is-valid': element('<a href="#">x</a>'),
  'aria-activedescendant-has-tabindex': element('<div aria-activedescendant="a" />'),
  'aria-props': element('<i aria-labeledby="a" />'),
  'aria-proptypes': element('<i aria-hidden="yes" />'),
  'aria-role': element('<i role="datepicker" />'),
  'aria-unsupported-elements': element('<meta aria-hidden="true" />'),
  'autocomplete-valid': element('<input type="text" autoComplete="foo" />'),
  'click-events-have-key-events': element('<div onClick={() => undefined} />'),
  'heading-has-content': element('<h1 />'),
  'html-has-lang': element('<html />'),
  'iframe-has-title': element('<iframe src="/a" />'),
  'img-redundant-alt': element('<img src="/a.png" alt="picture of a drill" />'),
  'interactive-supports-focus': element('<i role="button" onClick={() => undefined} />'),
  'label-has-associated-control': element('<label>x</label>'),
  'media-has-caption': element('<video src="/a" />'),
  'mouse-events-have-key-events': element('<i onMouseOver={() => undefined} />'),
  'no-access-key': element('<button accessKey="a">x</button>'),
  'no-autofocus': element('<input autoFocus />'),
  'no-distracting-elements': element('<marquee />'),
  'no-interactive-element-to-noninteractive-role': element('<button role="img">x</button>'),
  'no-noninteractive-element-interactions': element('<li onClick={() => undefined} />'),
  'no-noninteractive-element-to-interactive-role': element('<h2 role="button">x</h2>'),
  'no-noninteractive-tabindex': element('<div tabIndex={0} />'),
  'no-redundant-roles': element('<button role="button">x</button>'),
  'no-static-element-interactions': element('<div onClick={() => undefined} />'),
  'role-has-required-aria-props': element('<i role="checkbox" />'),
  'role-supports-aria-props': element('<ul role="list" aria-checked="true" />'),
  scope: element('<div scope="col" />'),
  'tabindex-no-positive': element('<i tabIndex={5} />'),
};

const OF_OURS: Record<string, string> = {
  'hover-where-it-can': 'export const style = `a:hover { color: red; }`;',
  'no-blank-between-values': element('<p>{1} {2}</p>'),
  'no-label-in-styles': 'export const style = `--label: red;`;',
  'own-props-of-styles': 'export const Box = styled.div<{ wide: boolean }>`color: red;`;',
};

const FAULTS: [plugin: string, folder: string, faults: Record<string, string>][] = [
  ['react', '', OF_REACT],
  ['jsx-a11y', '', OF_MARKUP],
  ['storefront', 'mfe-search/src', OF_OURS],
  [
    'eslint',
    'services/provider-api/src',
    { 'no-restricted-properties': 'export const a = z.coerce.number();' },
  ],
];

let folder: string;
let said: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-'));
  for (const [, of, faults] of FAULTS) {
    for (const [rule, fault] of Object.entries(faults)) {
      const file = join(folder, of, `${rule}.tsx`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, `${NEEDS}\n${fault}\n`);
    }
  }
  const config = join(ROOT, 'packages/tooling/oxlint.json');
  const oxlint = join(ROOT, 'node_modules/.bin/oxlint');
  const args = ['--format=unix', `--config=${config}`, folder];
  said = (await run(oxlint, args, { quiet: true })).output;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const rules = FAULTS.flatMap(([plugin, , faults]) =>
  Object.keys(faults).map((rule) => [plugin, rule] as const),
);

it.each(rules)('%s/%s is found', (_, rule) => {
  const lines = said.split('\n').filter((line) => line.includes(`/${rule}.tsx:`));
  expect(lines.some((line) => line.includes(`(${rule})`))).toBe(true);
});
