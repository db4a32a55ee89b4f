/** Hostile texts in a provider's answers, and a watch for their effects on a page. */
import type { Page } from '@playwright/test';
import { faultsIn } from 'tooling/hostile/faults-in';
import { hostileTexts, type HostileText } from 'tooling/hostile/hostile-html';

/** The functions that are added to a watched page. */
export type WatchedWindow = {
  hits: string[];
  faultsIn: typeof faultsIn;
  /** Navigates to another address of the shop like a link, without a new document. */
  go: (path: string) => void;
};

/**
 * Records the effects of hostile texts: that they ran, fetched, framed, opened, asked or navigated.
 * Call it before the first page is opened.
 * @returns a function that returns the effects so far
 */
export async function watchFor(page: Page, shop: string): Promise<() => Promise<string[]>> {
  const noted: string[] = [];
  await page.addInitScript(`{
    const hits = [];
    const own = { hits, hit: (n) => hits.push('ran ' + n), faultsIn: ${String(faultsIn)},
      go: (path) => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); } };
    for (const [name, value] of Object.entries(own)) Object.defineProperty(window, name, { value });
    // For a text that the sanitiser reads outside of the page, the browser reports the document.
    addEventListener('securitypolicyviolation', ({ target, blockedURI }) => {
      if (target !== document || blockedURI !== 'inline') hits.push('blocked ' + blockedURI);
    });
  }`);
  page.on('request', (request) => {
    const url = new URL(request.url());
    const picture = request.resourceType() === 'image';
    if (url.hostname !== new URL(shop).hostname) noted.push(`fetched ${url.href}`);
    else if (picture && !/^\/(?:storage\/|favicon)/.test(url.pathname)) {
      noted.push(`fetched ${url.href} as a picture`);
    }
  });
  page.on('frameattached', () => noted.push('framed'));
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(shop)) noted.push(`led to ${frame.url()}`);
  });
  page.on('popup', (popup) => noted.push(`opened ${popup.url()}`));
  page.on('dialog', (dialog) => {
    noted.push(`asked ${dialog.message()}`);
    void dialog.dismiss();
  });
  return async () => [
    ...noted,
    ...(await page.evaluate(() => (window as unknown as WatchedWindow).hits)),
  ];
}

/** All of them in one text, for places that show plain text. */
export const allHostile = hostileTexts.map(({ html }) => html).join('\n');

/** Several texts in one body, each followed by a line of its own that must stay. */
export type HostileBody = { name: string; html: string; texts: HostileText[] };

/** A longer text is hostile by its length, so it has a body of its own. */
const SHORT = 500;
const TOGETHER = 20;

/** Markup that closes everything that a text may have left open, so that another can follow. */
const ENDS =
  '--></style></xmp></title></textarea></noembed></noframes></iframe></noscript></script></object></template></select></svg></math></table></section>';

const lineAfter = ({ number }: HostileText) => `<p>Line after ${number}</p>`;
/** The beginning of a body, by its name. */
const beginningOf = (name: string) => `Body ${name} begins`;

function bodyOf(texts: HostileText[]): HostileBody {
  const name = `h${texts[0]?.number ?? 0}`;
  const html = texts.map((text) => `${text.html}${lineAfter(text)}`).join('');
  return { name, html: `<p>${beginningOf(name)}</p>${html}`, texts };
}

/**
 * All texts in as few bodies as possible. Texts share a body where the browser reads the next one
 * as markup, if necessary after ENDS; a text that swallows everything after it has a body of its
 * own.
 * @param page a page without a Content-Security-Policy, in which the browser parses each
 */
export async function hostileBodies(page: Page): Promise<HostileBody[]> {
  const leaveTheRest = (texts: HostileText[]) =>
    page.evaluate(
      (all) =>
        all.map((html) => {
          const read = new DOMParser().parseFromString(html, 'text/html');
          return read.body.lastElementChild?.matches('p:not([id])') ?? false;
        }),
      texts.map((text) => `${text.html}${lineAfter(text)}`),
    );
  const enclosed = hostileTexts.map((text) => ({
    ...text,
    html: `<section>${text.html}</section>`,
  }));
  const ended = hostileTexts.map((text) => ({ ...text, html: `<section>${text.html}${ENDS}` }));
  const [enclosedLeave, endedLeave] = [await leaveTheRest(enclosed), await leaveTheRest(ended)];
  const together: HostileText[] = [];
  const alone: HostileText[] = [];
  for (const [at, text] of hostileTexts.entries()) {
    const form = enclosedLeave[at] ? enclosed[at] : endedLeave[at] ? ended[at] : undefined;
    if (form && text.html.length < SHORT) together.push(form);
    else alone.push(text);
  }
  const groups = Array.from({ length: Math.ceil(together.length / TOGETHER) }, (_, at) =>
    together.slice(at * TOGETHER, (at + 1) * TOGETHER),
  );
  return [...groups, ...alone.map((text) => [text])].map(bodyOf);
}

/** The faults of the bodies that a page shows one after the other. */
export async function faultsOfBodies(
  page: Page,
  bodies: { body: HostileBody; path: string }[],
): Promise<string[]> {
  const visits = bodies.map(({ body, path }) => ({
    path,
    beginning: beginningOf(body.name),
    // The lines that must stay in each body; a text with a body of its own may swallow its line.
    lines: body.texts.length > 1 ? body.texts.map(({ number }) => `Line after ${number}`) : [],
  }));
  // Before its router is there, a page reloads.
  await page.waitForFunction(() => {
    const { __storefrontFollows } = window as { __storefrontFollows?: AbortController };
    return __storefrontFollows?.signal.aborted;
  });
  return page.evaluate(async (all) => {
    const { faultsIn: faultsOf, go } = window as unknown as WatchedWindow;
    const found: string[] = [];
    const shown = async (line: string) => {
      for (let frame = 0; frame < 600; frame += 1) {
        for (const place of document.querySelectorAll('main p')) {
          if (place.textContent === line) return place.parentElement;
        }
        await new Promise((done) => requestAnimationFrame(done));
      }
      return null;
    };
    for (const { path, beginning, lines } of all) {
      go(path);
      const box = await shown(beginning);
      if (!box) return [...found, `${beginning}: never shown`];
      found.push(...faultsOf(box, location.origin).map((fault) => `${beginning}: ${fault}`));
      const left = new Set(Array.from(box.querySelectorAll('p'), (each) => each.textContent));
      found.push(...lines.filter((line) => !left.has(line)).map((line) => `lost: ${line}`));
    }
    return found;
  }, visits);
}
