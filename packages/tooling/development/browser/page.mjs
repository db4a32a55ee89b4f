/**
 * A page's one connection to the server of development builds, for all bundles that come from
 * there. The server sends its whole state each time, so nothing is missed by who comes later.
 */
import { showFaults } from './overlay.mjs';
import { placeIn } from './place.mjs';

/** @typedef {{ hash: string, faults: import('./overlay.mjs').Fault[] }} BuildState */
/** @typedef {{ documents: number, builds: Record<string, BuildState> }} State */

function connect(origin) {
  /** @type {Map<string, (build: BuildState) => void>} */
  const bundles = new Map();
  /** @type {State | null} */
  let state = null;
  /** @type {import('./overlay.mjs').Fault[]} */
  let thrown = [];
  /** @type {EventSource | null} */
  let events = null;

  const show = () =>
    showFaults([...Object.values(state?.builds ?? {}).flatMap(({ faults }) => faults), ...thrown]);

  /** @param {State} next */
  function take(next) {
    // The document is another one now, or it was made without an app that did not build.
    const isOld =
      state?.documents !== next.documents ||
      Object.entries(next.builds).some(
        ([app, { hash }]) => hash && state?.builds[app]?.hash === '',
      );
    if (state && isOld) location.reload();
    state = next;
    show();
    for (const [app, hear] of bundles) if (next.builds[app]) hear(next.builds[app]);
  }

  function listen() {
    events ??= new EventSource(`${origin}/events`);
    events.onmessage = ({ data }) => take(JSON.parse(data));
  }

  // A browser has six connections to an origin: a tab that nobody sees needs none.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listen();
    else {
      events?.close();
      events = null;
    }
  });
  listen();

  return {
    /** @param {string} app @param {(build: BuildState) => void} hear of each build of it */
    join(app, hear) {
      bundles.set(app, hear);
      if (state?.builds[app]) hear(state.builds[app]);
    },
    /** Says that what has thrown is gone, because the code is another one. */
    updated() {
      thrown = [];
      show();
    },
    /** @param {unknown} error one that a page's code has thrown */
    async tell(error) {
      const place = await placeIn(error, origin);
      const text = error instanceof Error ? error.message : String(error);
      thrown = [...thrown.filter((each) => each.text !== text), { title: 'Error', place, text }];
      show();
    },
  };
}

/** @param {string} origin of the builds @returns {ReturnType<typeof connect>} once for a page */
export function pageOf(origin) {
  globalThis.storefrontDevelopment ??= connect(origin);
  return globalThis.storefrontDevelopment;
}
