import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { paths } from 'shared-contracts/paths';
import { SHARED_TEXT_MOST, sharedTextUrl, TOO_LONG_URL } from 'shared-contracts/shared-text';

/** The most characters of a list in the address of a reply: what is before a server bounds its headers. */
const ADDRESS_MOST = 3_000;

/** The most bytes that are read; a character of a form takes at most twelve. */
const BODY_MOST = 12 * SHARED_TEXT_MOST;

/**
 * A list that another app shares with the installed shop, where no service worker takes it: it goes
 * back to the browser in the address of quick order, and one that is too long for that is said to be.
 */
export function sharedList(): Hono {
  const app = new Hono();
  const bounded = bodyLimit({
    maxSize: BODY_MOST,
    onError: (context) => context.redirect(TOO_LONG_URL, 303),
  });
  app.post(paths.quickOrder(), bounded, async (context) => {
    // A form that can't be read brings nothing.
    const { text } = await context.req.parseBody().catch(() => ({ text: '' }));
    const list = typeof text === 'string' ? text : '';
    return context.redirect(sharedTextUrl(list, ADDRESS_MOST), 303);
  });
  return app;
}
