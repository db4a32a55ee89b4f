import { nextMove } from './next-move';

const NAME = 'product-picture';

/** The longest that the window stands still for the page to come into its place, in milliseconds. */
const STILL = 300;

/**
 * The page itself is there at once, and answers while the picture moves. The picture stays the
 * card's until it has arrived, because the page's own may still be on its way.
 */
const STYLES = `
  ::view-transition { pointer-events: none; }
  ::view-transition-group(root), ::view-transition-new(root) { animation: none; }
  ::view-transition-old(root), ::view-transition-new(${NAME}) { display: none; }
  ::view-transition-group(${NAME}) {
    animation-duration: var(--speed-medium);
    animation-timing-function: var(--ease);
  }
  ::view-transition-old(${NAME}) { width: 100%; height: 100%; animation: none; }
`;

/** The card that was pressed last: its picture, and the page that it leads to. */
type Pressed = { picture: HTMLElement; path: string };

let pressed: Pressed | null = null;

const nothing = () => undefined;

/** Ends the move that is under way; the page is then in its place at once. */
let stop: () => void = nothing;

const pictures = () => document.querySelector('main section[aria-label="Pictures"]');

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where the page's skeleton is shown already, the card is gone. */
function isInSight(picture: HTMLElement): boolean {
  const { top, bottom } = picture.getBoundingClientRect();
  return picture.isConnected && bottom > 0 && top < window.innerHeight;
}

/** The first picture of the page that comes; null where none comes in time, or `giveUp` was called. */
function nextPicture() {
  const before = pictures();
  let giveUp: () => void = nothing;
  const arrived = new Promise<HTMLElement | null>((resolve) => {
    const settle = (picture: HTMLElement | null) => {
      observer.disconnect();
      clearTimeout(limit);
      resolve(picture);
    };
    const observer = new MutationObserver(() => {
      const section = pictures();
      if (section && section !== before) {
        settle(section.querySelector('img')?.parentElement ?? null);
      }
    });
    const limit = setTimeout(settle, STILL, null);
    observer.observe(document.body, { childList: true, subtree: true });
    giveUp = () => {
      settle(null);
    };
  });
  return { arrived, giveUp };
}

/** @returns when the browser has a picture of what is shown, so that the page may be changed */
function move(from: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((captured) => {
    const { arrived, giveUp } = nextPicture();
    let to: HTMLElement | null = null;
    from.style.viewTransitionName = NAME;
    const transition = document.startViewTransition(async () => {
      captured();
      to = await arrived;
      from.style.viewTransitionName = '';
      if (to) to.style.viewTransitionName = NAME;
      else transition.skipTransition();
    });
    stop = () => {
      transition.skipTransition();
      giveUp();
      captured();
    };
    signal.addEventListener('abort', stop, { once: true });
    // A move that was ended, by another press or a hidden window, is no error.
    transition.ready.catch(nothing);
    transition.updateCallbackDone.catch(nothing);
    void transition.finished.catch(nothing).then(() => {
      from.style.viewTransitionName = '';
      if (to) to.style.viewTransitionName = '';
    });
  });
}

async function begin(path: string, signal: AbortSignal): Promise<void> {
  const from = pressed;
  pressed = null;
  if (from?.path !== path || signal.aborted) return;
  if (isInSight(from.picture) && !isStill()) await move(from.picture, signal);
}

function press({ target }: Event): void {
  stop();
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const image = link?.closest('article')?.querySelector('img');
  const picture = image?.parentElement;
  pressed =
    link && picture && image.complete && image.naturalWidth > 0
      ? { picture, path: link.pathname }
      : null;
}

/**
 * From now on the picture of a card that is pressed moves to the picture of its product's page. Both
 * are named for as long as it moves, so that there are never two of one name.
 */
export function watchCards(): void {
  if (nextMove.begin) return;
  nextMove.begin = begin;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
  // Before the router hears of the click.
  document.addEventListener('click', press, { capture: true });
  window.addEventListener('popstate', () => {
    stop();
  });
}
