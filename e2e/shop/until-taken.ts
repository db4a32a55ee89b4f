import type { Page } from '@playwright/test';

/**
 * Until the browser has taken the document's page over, as far as its heading: what can be seen
 * before that doesn't answer yet. React keeps what belongs to an element under such a name.
 */
export async function untilTaken(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return (
      heading !== null && Object.keys(heading).some((name) => name.startsWith('__reactProps$'))
    );
  });
}
