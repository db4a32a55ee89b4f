/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Html } from 'back-office/html';
import { refusedPage as refused } from 'back-office/parts/refused-page';

/** What was not done, to the letter of the command line, and the way on. */
export const refusedPage = (
  heading: string,
  said: string,
  back: { path: string; name: string },
): Html =>
  refused(
    heading,
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long line is scrolled by keys
    <pre class="note danger" role="alert" tabindex={0}>
      {said}
    </pre>,
    back,
  );
