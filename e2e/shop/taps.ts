/** Counts what a journey asks of a thumb: docs/screens/README.md has the figures. */
import type { Locator } from '@playwright/test';

/** Counts from zero. */
export function countTaps() {
  let taps = 0;
  const isFocused = (field: Locator) =>
    field.evaluate((element) => element === document.activeElement);
  return {
    press(target: Locator): Promise<void> {
      taps += 1;
      return target.click();
    },
    /** A field is tapped to type, unless it waits for keys already. */
    async type(field: Locator, text: string): Promise<void> {
      if (!(await isFocused(field))) taps += 1;
      await field.fill(text);
    },
    /** How many it were so far. */
    count: () => taps,
  };
}

export type Taps = ReturnType<typeof countTaps>;
