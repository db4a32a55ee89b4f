import type { Released } from 'release-registry/operations';

/** How a release fails a page: its code throws, its build is refused, or its process is ended for it. */
export const RENDER_FAULTS = ['threw', 'refused', 'killed'] as const;
export type RenderFault = (typeof RENDER_FAULTS)[number];

/** Is told how releases do on the server. */
export type RenderBook = {
  /** A page was made, in which these had a part and did not fail. */
  rendered(releases: Released[]): void;
  failed(release: Released, how: RenderFault, message: string): void;
  /** A process was ended by the code of one of these. @param why as the log says it */
  killed(suspects: Released[], why: string): void;
};
