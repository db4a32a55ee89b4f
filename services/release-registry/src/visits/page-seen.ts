/** What one visit of a page has seen: plain facts, which two visits are compared by. */
export type PageSeen = {
  /**
   * How it ended: `never answers` where a script doesn't let the page reply, `broke off` where the page or the
   * shop could not be reached any more.
   */
  end: 'read' | 'never taken over' | 'never answers' | 'crashed' | 'broke off';
  /** Uncaught errors and those of the console. */
  errors: string[];
  /** Roles, names and texts of the accessibility tree, a line each. */
  roles: string[];
  /** What stands there once a part was opened or a search field typed in: `Menu: dialog "Menu"`. */
  opened: string[];
  /** What the Tab key leads to. */
  tabbed: string[];
  /** What stands out beyond the right edge. */
  beyond: string[];
  /** Calls of the provider until the page was read to its end, each shape once. */
  calls: string[];
  /** Calls that would have changed something: none left the browser. */
  unsent: string[];
  /** Layout shift, a score. */
  shift: number;
  /** Long tasks in all, milliseconds. */
  busy: number;
  /** How much of the scripts' memory each change of the route leaves behind, in bytes; null where it wasn't tried. */
  grows: number | null;
};

/** A visit that has seen nothing yet. */
export const nothingSeen = (): PageSeen => ({
  end: 'read',
  errors: [],
  roles: [],
  opened: [],
  tabbed: [],
  beyond: [],
  calls: [],
  unsent: [],
  shift: 0,
  busy: 0,
  grows: null,
});
