/** What a visit opens and types on a page, by the rule of what it may (press-rule.ts). */
import { setTimeout as wait } from 'node:timers/promises';
import type { ElementHandle } from '@playwright/test';
import { controlOf, fieldOf } from './in-page';
import { mayPress, mayType } from './press-rule';
import { newLines, settledLines, type Driven } from './settled-lines';
import type { Size } from './sizes';

/** How long one press may take, and a part to close, in milliseconds. */
const STEP = 1_500;
const CLOSING = 250;
const CONTROLS_MOST = 8;
const TYPED = 'drill';

type Shown = ElementHandle<HTMLElement | SVGElement>;

/** Presses as this size does; a part that can't be pressed says so. */
async function press(element: Shown, { touch }: Size): Promise<string | null> {
  try {
    await (touch ? element.tap({ timeout: STEP }) : element.click({ timeout: STEP }));
    return null;
  } catch {
    return 'can not be pressed';
  }
}

/** Opens and closes each part that may be opened, and says what stands in it. */
export async function openParts(driven: Driven, before: string[]): Promise<string[]> {
  const { page, size } = driven;
  const said: string[] = [];
  let pressed = 0;
  for (const element of await page.$$('summary, [aria-expanded], [aria-haspopup]')) {
    if (pressed === CONTROLS_MOST) break;
    const control = await element.evaluate(controlOf).catch(() => null);
    if (!control || !mayPress(control) || !(await element.isVisible())) continue;
    pressed += 1;
    const fault = await press(element, size);
    if (fault !== null) {
      said.push(`${control.name}: ${fault}`);
      continue;
    }
    const fresh = newLines(await settledLines(driven), before);
    said.push(
      ...(fresh.length > 0 ? fresh : ['nothing opens']).map((line) => `${control.name}: ${line}`),
    );
    await page.keyboard.press('Escape');
    const isOpen = await element
      .evaluate(
        (each) =>
          each.getAttribute('aria-expanded') === 'true' || Boolean(each.closest('details')?.open),
      )
      .catch(() => false);
    if (isOpen) await press(element, size);
    await wait(CLOSING);
  }
  return said;
}

/** Types in what searches, without sending it. */
export async function typeInSearches(driven: Driven, before: string[]): Promise<string[]> {
  const { page } = driven;
  const said: string[] = [];
  for (const element of await page.$$('input')) {
    const field = await element.evaluate(fieldOf).catch(() => null);
    if (!field || !mayType(field) || !(await element.isVisible())) continue;
    await element.fill(TYPED, { timeout: STEP }).catch(() => said.push('a field takes no text'));
    said.push(...newLines(await settledLines(driven), before).map((line) => `typed: ${line}`));
    await element.fill('', { timeout: STEP }).catch(() => undefined);
    await page.keyboard.press('Escape');
  }
  return said;
}
