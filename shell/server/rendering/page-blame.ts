import { isApiError } from 'shared-contracts/errors';
import { releaseInStack, stackOf } from './release-in-stack';
import type { RenderFault } from './render-book';
import { BuildRefused, BuildUnread, type ServerRelease } from './server-builds';
import { thrownText } from './thrown-text';

/** Called with a release that failed, what it did, and its words. */
export type OnFault = (release: ServerRelease, how: RenderFault, message: string) => void;

export type PageBlame = {
  /** The build of a release can't be used. */
  build(release: ServerRelease, error: unknown): void;
  /** Something was thrown. @param components the components that it passed, where React knows them */
  thrown(error: unknown, components?: () => unknown): void;
};

/** Whether what was thrown is of the provider, whoever throws it on. */
function isOfProvider(error: unknown): boolean {
  try {
    return isApiError(error);
  } catch {
    return false;
  }
}

/**
 * Says which release failed while a page was made.
 * @param isDisturbed whether the provider failed the page, or its time is over: then nobody is to blame
 */
export function createPageBlame(
  releases: ServerRelease[],
  isDisturbed: () => boolean,
  onFault: OnFault,
): PageBlame {
  return {
    build(release, error) {
      if (error instanceof BuildUnread) return;
      onFault(release, error instanceof BuildRefused ? 'refused' : 'threw', thrownText(error));
    },
    thrown(error, components) {
      if (isDisturbed() || isOfProvider(error)) return;
      // Its release is known already.
      if (error instanceof BuildRefused || error instanceof BuildUnread) return;
      const release =
        releaseInStack(stackOf(error), releases) ?? releaseInStack(components?.(), releases);
      if (release) onFault(release, 'threw', thrownText(error));
    },
  };
}
