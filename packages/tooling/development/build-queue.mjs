/** Which app is built next where one change concerns several: first what an open page shows. */

/** How long after a change the compilers that have heard of it gather, in milliseconds. */
const GATHER = 5;

/**
 * How long all others wait once the open page's own remote is built, or a page begins, in milliseconds:
 * the page has the processor meanwhile, and the next change is behind no build that can wait.
 */
const PAGE_FIRST = 400;

/** Between two builds, in milliseconds: a change that was made during the one is heard before the other. */
const BETWEEN = 30;

/** A page's remotes are small, the shell is large, and what no page shows can wait. */
const rank = (app, isShown) => (app === 'shell' ? 1 : isShown(app) ? 0 : 2);

/** A document names its remotes' scripts as well as the shell's: by how much one may come earlier. */
const TOGETHER = 2_000;

/** One turn at a time: compilers share a processor, and side by side all would end late. */
export function buildQueue() {
  /** When each was last asked for by a page. @type {Map<string, number>} */
  const asked = new Map();
  /** @type {{ app: string, go: () => void }[]} */
  const waiting = [];
  /** @type {string | null} */
  let building = null;
  /** Until the next turn. @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** Whether the page that was opened last shows it. */
  const isShown = (app) => (asked.get(app) ?? -Infinity) >= (asked.get('shell') ?? 0) - TOGETHER;

  /** A document names the remote of its page before those of its header. */
  const since = (app) => asked.get(app) ?? 0;

  /** The remote of the page that was opened last. */
  const pagesOwn = () =>
    [...asked.keys()]
      .filter((app) => app !== 'shell' && isShown(app))
      .sort((one, other) => since(one) - since(other))[0];

  function next() {
    timer = undefined;
    if (building !== null || waiting.length === 0) return;
    waiting.sort(
      (one, other) =>
        rank(one.app, isShown) - rank(other.app, isShown) || since(one.app) - since(other.app),
    );
    const { app, go } = waiting.shift();
    building = app;
    go();
  }

  function nextIn(milliseconds) {
    clearTimeout(timer);
    timer = setTimeout(next, milliseconds);
  }

  return {
    /** @param {string} app @returns {Promise<void>} when it may be built */
    take(app) {
      // It begins again, because something has changed meanwhile.
      if (building === app) return Promise.resolve();
      return new Promise((go) => {
        waiting.push({ app, go: () => go(undefined) });
        if (timer === undefined || app === pagesOwn()) nextIn(GATHER);
      });
    },
    /** @param {string} app whose build has ended */
    end(app) {
      if (building === app) building = null;
      if (waiting.length > 0) nextIn(app === pagesOwn() ? PAGE_FIRST : BETWEEN);
    },
    /**
     * Says that a page begins with this app's code; with the shell's a new page begins.
     * @param {string} app
     * @param {number} at milliseconds of one clock
     */
    pageBegins(app, at = performance.now()) {
      asked.set(app, at);
      if (waiting.length > 0 && waiting.every((each) => each.app !== pagesOwn())) {
        nextIn(PAGE_FIRST);
      }
    },
  };
}
