/** A page as lines of its accessibility tree, once it has come whole. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Size } from './sizes';

/** How long the tree may take, in milliseconds. */
const READ_WITHIN = 5_000;
/** How long a part takes to open, in milliseconds, and how often it is looked whether it has come whole. */
const OPENING = 250;
const LOOKS_MOST = 20;

/** A page that is driven, and whether something of it is still on its way. */
export type Driven = { page: Page; size: Size; isLoading: () => boolean };

/** Roles, names and texts without their depth. */
async function linesOf(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot({ timeout: READ_WITHIN });
  return tree.split('\n').map((line) => line.trim().replace(/^- /, '').replace(/:$/, ''));
}

/** The same once nothing comes or changes any more: a part's code and its data may still be on their way. */
export async function settledLines({ page, isLoading }: Driven): Promise<string[]> {
  let before = await linesOf(page);
  for (let look = 0; look < LOOKS_MOST; look += 1) {
    await wait(OPENING);
    const now = await linesOf(page);
    if (!isLoading() && now.join('\n') === before.join('\n')) break;
    before = now;
  }
  return before;
}

/** The lines that were not there before. */
export function newLines(now: string[], before: string[]): string[] {
  const known = new Set(before);
  return [...new Set(now.filter((line) => !known.has(line)))];
}
