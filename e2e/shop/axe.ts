/** A page against axe's rules, by the browser's own tools. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

type Axe = { run(root: Document, options: RunOptions): Promise<AxeResults> };

/** What axe finds wrong on the page, one line each. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated by the browser's tools, which a document's policy doesn't bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(
    (given) => (window as unknown as { axe: Axe }).axe.run(document, given),
    options,
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Resolves when the page stands as it is: colours change over a frame or two. */
export async function painted(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // What goes with the scrolling never ends either.
  const finite = document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(finite.map((animation) => animation.finished));
}
