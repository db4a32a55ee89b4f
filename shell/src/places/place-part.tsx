import { createElement, lazy, useCallback, useMemo, useRef, type ComponentType } from 'react';
import type { RemoteName } from 'shared-contracts/door';
import { isApiError } from 'shared-contracts/errors';
import type { PlaceName } from 'shared-contracts/places';
import { PartBoundary } from '../remotes/part-boundary';
import { useGeneration, useShell, useVersion, type Shell } from '../remotes/shell-context';
import { ShowWithinLimit } from '../remotes/show-within-limit';
import { withinLimit } from '../remotes/time-limit';
import { stackOf } from '../reports/stack';

type Loaded = ComponentType<Record<string, unknown>>;

/** The part, newly lazy for each generation: a failed import is never simply repeated. */
const lazyPart = (shell: Shell, remote: RemoteName, name: PlaceName, generation: number) =>
  lazy(async (): Promise<{ default: Loaded }> => {
    const module = await shell.remotes.load(remote);
    try {
      const entry = module.fragments[name];
      if (!entry) throw new Error(`${remote} does not fill ${name}`);
      const Part = await withinLimit(entry.load() as Promise<Loaded>, shell.remoteLimit);
      // In a component of ours, because a lazy may not resolve to another lazy.
      return { default: (props) => <Part {...props} /> };
    } catch (error) {
      await shell.remotes.partFailed(remote, { stage: 'chunk', part: name, error }, generation);
      throw error;
    }
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
