import { createElement, lazy, useCallback, useMemo, useRef } from 'react';
import type { RemoteName } from 'shared-contracts/door';
import { isApiError } from 'shared-contracts/errors';
import type { PlaceName } from 'shared-contracts/places';
import { loadPart } from '../remotes/load-part';
import { PartBoundary } from '../remotes/part-boundary';
import { useGeneration, useShell, useVersion, type Shell } from '../remotes/shell-context';
import { ShowWithinLimit } from '../remotes/show-within-limit';
import { stackOf } from '../reports/stack';

/** The part, newly lazy for each generation: a failed import is never simply repeated. */
const lazyPart = (shell: Shell, remote: RemoteName, name: PlaceName, generation: number) =>
  lazy(async () => {
    const Part = await loadPart(shell, remote, name, generation);
    // In a component of ours, because a lazy may not resolve to another lazy.
    return { default: (props: Record<string, unknown>) => <Part {...props} /> };
  });

type Props = { remote: RemoteName; name: PlaceName; props: object };

/** A team's part of a place. Where it fails its place is empty: no page was promised it. */
export function PlacePart({ remote, name, props }: Props) {
  const shell = useShell();
  const generation = useGeneration(remote);
  const version = useVersion(remote);
  const part = useMemo(
    () => lazyPart(shell, remote, name, generation),
    [shell, remote, name, generation],
  );
  const shown = useRef(false);
  const onShown = useCallback(() => {
    shown.current = true;
    shell.remotes.shown(remote, name);
  }, [shell, remote, name]);
  return (
    <PartBoundary
      resetKey={generation}
      fallback={null}
      onError={(error) => {
        shell.parts
          .hostFor(remote)
          .report({ kind: 'error', message: String(error), part: name, ...stackOf(error) });
        if (shown.current || isApiError(error)) return;
        void shell.remotes.partFailed(remote, { stage: 'render', part: name, error }, generation);
      }}
    >
      <ShowWithinLimit fallback={null} onShown={onShown}>
        <aside
          aria-label="More below this page"
          data-boundary={remote}
          data-slot={name}
          data-release={version}
        >
          {createElement(part, { ...props })}
        </aside>
      </ShowWithinLimit>
    </PartBoundary>
  );
}
