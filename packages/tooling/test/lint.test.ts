/** The rules of React that oxlint has been told, each by a fault that it must find. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../run/processes.mjs';
import { ROOT } from '../run/services.mjs';

const FAULTS: Record<string, string> = {
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

let folder: string;
let said: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-'));
  for (const [rule, fault] of Object.entries(FAULTS)) {
    await writeFile(join(folder, `${rule}.tsx`), `${NEEDS}\n${fault}\n`);
  }
  const config = join(ROOT, 'packages/tooling/oxlint.json');
  const oxlint = join(ROOT, 'node_modules/.bin/oxlint');
  const args = ['--format=unix', `--config=${config}`, folder];
  said = (await run(oxlint, args, { quiet: true })).output;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(Object.keys(FAULTS))('react/%s is found', (rule) => {
  const lines = said.split('\n').filter((line) => line.includes(`/${rule}.tsx:`));
  expect(lines.some((line) => line.includes(`(${rule})`))).toBe(true);
});
