/**
 * What every module with components calls in a development build (refresh-loader.mjs): it names its
 * components to React's refresh runtime, and takes its own updates where that is safe. On a page
 * whose shell is a released one there is no such runtime, and every update reloads the page.
 */
const runtime = () => globalThis.storefrontRefresh;

/** @param {string} id the module's, different in each bundle: two remotes have the same button */
export function registering(id) {
  return {
    register: (type, name) => runtime()?.register(type, `${id} ${name}`),
    sign: () => runtime()?.createSignatureFunctionForTransform() ?? ((type) => type),
  };
}

/** A remote's page: its component and its skeleton, beside functions that are no components. */
const isPage = (value) =>
  typeof value === 'object' && value !== null && typeof value.Component === 'function';

/** What of an export the running page keeps, so that a change of it needs a reload. */
function keptOf(value) {
  if (!isPage(value)) return '';
  const kept = Object.entries(value).filter(([name]) => !/^[A-Z]/.test(name));
  return kept.map(([name, each]) => `${name} ${String(each)}`).join();
}

/** Null where a module gives something else than components and pages. */
function shapeOf(exports) {
  const names = Object.keys(exports).sort();
  const isSafe = names.every(
    (name) => isPage(exports[name]) || runtime()?.isLikelyComponentType(exports[name]),
  );
  return isSafe && names.length > 0
    ? names.map((name) => `${name} ${keptOf(exports[name])}`).join()
    : null;
}

let timer;

/** Renders anew what has changed, once for all modules of an update. */
function refreshSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => runtime()?.performReactRefresh(), 0);
}

/**
 * Called at a module's end.
 * @param {object | undefined} hot webpack's `module.hot`
 * @param {object} exports the module's
 */
export function takeUpdates(hot, exports) {
  if (!hot || !runtime()) return;
  const shape = shapeOf(exports);
  const before = hot.data?.shape;
  hot.dispose((data) => {
    data.shape = shape;
  });
  if (shape === null) {
    // It was safe and no longer is: what has it must run anew.
    if (before) hot.invalidate();
    return;
  }
  hot.accept();
  if (before === undefined) return;
  if (before === shape) refreshSoon();
  else hot.invalidate();
}
