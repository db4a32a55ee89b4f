/**
 * The parts of the router that this shop can't reach, and what stands in their place. The published
 * file keeps them whatever is imported, because the parts that are used name them. Their callers are
 * in the file too, so each body gives what the whole function gives in a shop without framework
 * mode, server components, actions, fetchers, blockers and route middleware, or it throws.
 */
const missing = (part) => `throw new Error(${JSON.stringify(`the shop's router has no ${part}`)});`;

/** The body for each function, by the function's name in the published file. */
export const UNUSED_PARTS = {
  // Links that prefetch by the manifest of framework mode. Without it the hook gives exactly this.
  usePrefetchBehavior: 'return [false, null, {}];',
  PrefetchPageLinks: missing('prefetching links'),
  NavLinkWithRef: missing('NavLink'),
  // Server components.
  useIsRSCRouterContext: 'return false;',
  RSCErrorHandler: missing('server components'),
  decodeRouteErrorResponseDigest: missing('server components'),
  // The data that the router's own server rendering leaves; ours is in the page's state.
  parseHydrationData: 'return undefined;',
  // Watching the router's calls.
  instrumentClientSideRouter: missing('instrumentation'),
  getRouteInstrumentationUpdates: missing('instrumentation'),
  // Routes that answer forms, and calls that leave the page where it is: remotes use `host.http`.
  handleAction: missing('actions'),
  fetch2: missing('fetchers'),
  handleFetcherAction: missing('fetchers'),
  handleFetcherLoader: missing('fetchers'),
  // Questions before a page is left.
  updateBlocker: missing('blockers'),
  shouldBlockNavigation: 'return undefined;',
  // Routes that come later: the route table is in the first script.
  checkFogOfWar: 'return { active: false, matches: null };',
  discoverRoutes: missing('routes that come later'),
  patchRoutesImpl: missing('routes that come later'),
  runClientMiddlewarePipeline: missing('route middleware'),
};
