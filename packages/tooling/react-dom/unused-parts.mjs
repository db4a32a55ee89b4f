/**
 * The parts of React's renderer that no app of this shop uses, and what stands in their place. The
 * published file keeps them, because its walks over the tree name them. A body gives what the whole
 * function gives in a tree without the part, or it throws.
 */
const missing = (part) => `throw new Error(${JSON.stringify(`the shop's React has no ${part}`)});`;

/** Walks over a commit that look for `<ViewTransition>`; its children are shown without any. */
const VIEW_TRANSITIONS = [
  'trackEnterViewTransitions',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'scheduleViewTransitionEvent',
  'applyViewTransitionName',
  'restoreViewTransitionName',
  'commitAfterMutationEffectsOnFiber',
];

/** Hints of what will be needed: the document's own links say it (shell/server/document.ts). */
const HINTS = ['preconnectAs', 'preload', 'preloadModule'];

/** The body for each function, by the function's name in the published file. */
export const UNUSED_PARTS = {
  ...Object.fromEntries([...VIEW_TRANSITIONS, ...HINTS].map((name) => [name, ''])),
  startViewTransition: missing('view transitions'),
  createViewTransitionInstance: missing('view transitions'),
  // Stylesheets and scripts that React itself puts into the head; emotion and webpack do it here. A
  // `link`, `style` or `script` in a page is a plain element of the head.
  getResource: 'return null;',
  acquireResource: missing('stylesheets of its own'),
  suspendResource: missing('stylesheets of its own'),
  insertSuspendedStylesheets: missing('stylesheets of its own'),
  preinitStyle: missing('stylesheets of its own'),
  preinitScript: missing('scripts of its own'),
  preinitModuleScript: missing('scripts of its own'),
  // The components around an error; reports name the part and the error's own stack.
  describeFiber: 'return "";',
};
