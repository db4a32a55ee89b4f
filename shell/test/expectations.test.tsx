// @vitest-environment happy-dom
/**
 * What each team expects of the others, run against the others' parts as they are built: the
 * examples lie with who expects, `<app>/contract/*.examples.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createTestHost } from 'host-kit/test-host';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { REMOTE_NAMES } from 'shared-contracts/own-apps';
import { ApiError } from 'shared-contracts/errors';
import type { FactExamples, SlotExamples } from 'shared-contracts/examples';
import { releaseManifest, type AppName } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import { createServerBuilds } from '../server/rendering/server-builds';

const ROOT = resolve(import.meta.dirname, '../..');
const built = (app: AppName, file: string): unknown =>
  JSON.parse(readFileSync(join(ROOT, app, 'dist', file), 'utf8'));

type Contract = Record<'fragments' | 'tells', Record<string, Parameters<typeof fromJSONSchema>[0]>>;
type Expected = { consumer: AppName } & (SlotExamples | FactExamples);

/** Every team's examples. They are found by their place: no team's code is named here. */
async function expectationsOf(consumer: AppName): Promise<Expected[]> {
  const folder = join(ROOT, consumer, 'contract');
  const files = readdirSync(folder).filter((name) => name.endsWith('.examples.ts'));
  const modules = files.map(async (file) => {
    const path = join(folder, file);
    const module = (await import(/* @vite-ignore */ path)) as Record<
      string,
      SlotExamples | FactExamples
    >;
    return Object.values(module).map((each) => ({ consumer, ...each }));
  });
  return (await Promise.all(modules)).flat();
}

/** Shows a part of another team's build. */
async function show({ slot, provider }: SlotExamples, example: SlotExamples['examples'][number]) {
  const manifest = z.safeParse(releaseManifest, built(provider, 'release.json')).data;
  if (!manifest) throw new Error(`${provider} is not built: run pnpm build`);
  const { host } = createTestHost({
    send({ url }) {
      const answers = example.answers ?? {};
      if (url in answers) return Promise.resolve(answers[url]);
      return Promise.reject(new ApiError({ kind: 'offline' }));
    },
  });
  await mkdir(join(store, provider), { recursive: true });
  await symlink(join(ROOT, provider, 'dist'), join(store, provider, manifest.version)).catch(
    () => undefined,
  );
  const entry = (await createServerBuilds(store).setupOf(manifest))(host).fragments[slot];
  if (!entry) throw new Error(`${provider} does not fill ${slot}`);
  const Part = (await entry.load()) as React.ComponentType<object>;
  const element = <Part {...example.props} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] });
  // A part may wait for its data while it renders.
  await act(() => Promise.resolve(render(<RouterProvider router={router} />)));
}

let store = '';
beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'expectations-'));
});
afterAll(async () => {
  await rm(store, { recursive: true, force: true });
});
afterEach(cleanup);

const withExamples = (['shell', ...REMOTE_NAMES] as const).filter((app) =>
  readdirSync(join(ROOT, app)).includes('contract'),
);
const expectations = (await Promise.all(withExamples.map(expectationsOf))).flat();

describe.each(expectations.flatMap((each) => ('slot' in each ? [each] : [])))(
  '$provider, built, does in $slot what $consumer expects:',
  (expected) => {
    it.each(expected.examples)('$name', async (example) => {
      const { fragments } = built(expected.provider, 'contract.json') as Contract;
      const taken = fragments[expected.slot];
      expect(taken && fromJSONSchema(taken).safeParse(example.props).success).toBe(true);
      await show(expected, example);
      if (example.finds === null) {
        expect(document.body.textContent).toBe('');
        return;
      }
      const { role, name } = example.finds;
      const found = await screen.findAllByRole(role, { name: (said) => said.includes(name) });
      expect(found.length).toBeGreaterThan(0);
    });
  },
);

describe.each(expectations.flatMap((each) => ('fact' in each ? [each] : [])))(
  '$teller, built, tells $fact as $consumer hears it:',
  (expected) => {
    it.each(expected.examples)('$name', ({ fact }) => {
      const { tells } = built(expected.teller, 'contract.json') as Contract;
      const told = tells[expected.fact];
      expect(told && fromJSONSchema(told).safeParse(fact).success).toBe(true);
    });
  },
);

it('has an example of every part that one team shows of another', () => {
  const slots = (['shell', ...REMOTE_NAMES] as const).flatMap((app) => {
    const contract = built(app, 'contract.json') as { slots: object };
    return Object.keys(contract.slots).map((slot) => `${app} ${slot}`);
  });
  const shown = expectations.map((each) => ('slot' in each ? `${each.consumer} ${each.slot}` : ''));
  expect(slots.filter((slot) => !shown.includes(slot))).toEqual([]);
});
