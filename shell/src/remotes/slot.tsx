import {
  createElement,
  lazy,
  Suspense,
  useEffect,
  useMemo,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { SlotComponent } from 'shared-contracts/door';
import { isApiError } from 'shared-contracts/errors';
import type { SlotName } from 'shared-contracts/slots';
import { Fault } from 'shared-ui/fault';
import { slotOwners } from '../slots';
import { Overdue } from './overdue';
import { PartBoundary } from './part-boundary';
import { useRemoteStatus, useShell, type Shell } from './shell-context';
import { withinLimit } from './time-limit';

type AnyProps = Record<string, unknown>;

/** The parts that have stood on the page: what they throw later is no failure of their release. */
const shownParts = new WeakSet<object>();

/** A slot's part, newly lazy for each generation: a failed import is never simply repeated. */
function lazyPart(shell: Shell, name: SlotName, generation: number) {
  const { remote } = slotOwners[name];
  const part = lazy(async () => {
    const module = await shell.remotes.load(remote);
    try {
      const entry = module.fragments[name];
      if (!entry) throw new Error(`${remote} does not fill ${name}`);
      const loading = entry.load() as Promise<ComponentType<AnyProps>>;
      const Part = await withinLimit(loading, shell.remoteLimit);
      function ShownPart(props: AnyProps) {
        useEffect(() => {
          shownParts.add(part);
          shell.remotes.shown(remote, name);
        }, []);
        return <Part {...props} />;
      }
      // In a component of ours, because a lazy may not resolve to another lazy.
      return {
        default: (props: AnyProps) => (
          <Overdue fallback={null}>
            <ShownPart {...props} />
          </Overdue>
        ),
      };
    } catch (error) {
      // Where the last known good release takes over, a new generation has a new lazy.
      await shell.remotes.partFailed(remote, { stage: 'chunk', part: name, error }, generation);
      throw error;
    }
  });
  return part;
}

type PlaceProps = {
  name: SlotName;
  part: AnyProps;
  /** How the fault is shown, where its place in the page isn't seen. */
  frame?: (fault: ReactNode, part: string) => ReactNode;
};

/** A slot's place: the part, or its named fault with Retry. */
export function SlotPlace({ name, part, frame = (fault) => fault }: PlaceProps) {
  const shell = useShell();
  const owner = slotOwners[name];
  const status = useRemoteStatus(owner.remote);
  const { generation } = status;
  const Part = useMemo(() => lazyPart(shell, name, generation), [shell, name, generation]);
  const fault = (
    <Fault
      part={owner.part}
      compact
      pending={status.kind === 'loading'}
      onRetry={() => void shell.remotes.retry(owner.remote)}
    />
  );
  return (
    <PartBoundary
      resetKey={generation}
      fallback={status.kind === 'replacing' ? null : frame(fault, owner.part)}
      onError={(error) => {
        shell.parts
          .hostFor(owner.remote)
          .report({ kind: 'error', message: String(error), part: name });
        if (shownParts.has(Part) || isApiError(error)) return;
        const failure = { stage: 'render', part: name, error } as const;
        void shell.remotes.partFailed(owner.remote, failure, generation);
      }}
    >
      <Suspense fallback={null}>
        <div
          data-boundary={owner.remote}
          data-slot={name}
          data-release={shell.remotes.version(owner.remote)}
        >
          {createElement(Part, part)}
        </div>
      </Suspense>
    </PartBoundary>
  );
}

/** The place that another team's part fills. When it can't be, that one place says so. */
export const Slot: SlotComponent = ({ name, ...part }) => <SlotPlace name={name} part={part} />;
