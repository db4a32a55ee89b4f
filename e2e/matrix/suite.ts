/** The groups of cases of `pnpm --filter e2e faults`, each with its table. */
import type { Browser } from '@playwright/test';
import type { FaultFront } from '../shop/fault-front';
import { PROVIDER_CASES, runProviderCase } from './provider-case';
import { runRemoteCase } from './remote-case';
import { PAIRWISE, REMOTE_CASES } from './remote-cases';
import type { Cell } from './table';

/** The browser and the front of one case, which no other case uses meanwhile. */
type Lane = { browser: Browser; front: FaultFront };
export type Case = Cell & {
  /** Whether `--pairwise` includes it. */
  paired: boolean;
  run(lane: Lane): Promise<void>;
};
export type Group = { title: string; cases: Case[] };

export const GROUPS: Group[] = [
  {
    title: 'Remote faults',
    cases: REMOTE_CASES.map((each) => ({
      id: each.id,
      row: each.trouble.name,
      column: each.remote,
      paired: PAIRWISE.includes(each),
      run: ({ browser, front }) => runRemoteCase(browser, front, each),
    })),
  },
  {
    title: 'Provider faults',
    cases: PROVIDER_CASES.map((each) => ({
      id: each.id,
      row: each.visit.call,
      column: each.trouble.name,
      paired: true,
      run: ({ browser, front }) => runProviderCase(browser, front, each),
    })),
  },
];
