import {
  createElement,
  lazy,
  memo,
  Suspense,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { SlotComponent } from 'shared-contracts/door';
import { isApiError } from 'shared-contracts/errors';
import type { SlotName } from 'shared-contracts/slots';
import { Fault } from 'shared-ui/fault';
import { useOnline } from '../network/online';
import { stackOf } from '../reports/stack';
import { slotOwner } from '../slots';
import { loadPart } from './load-part';
import { ShowWithinLimit } from './show-within-limit';
import { PartBoundary } from './part-boundary';
import { preloadPart } from './preload-part';
import { useGeneration, useRemoteStatus, useShell, useVersion, type Shell } from './shell-context';

type AnyProps = Record<string, unknown>;

/**
 * The parts that were shown on the page; an error that they throw later is no failure of their
 * release.
 */
const shownParts = new WeakSet<object>();

/** A slot's part, newly lazy for each generation: a failed import is never simply repeated. */
function lazyPart(shell: Shell, name: SlotName, generation: number) {
  const { remote } = slotOwner(name);
  const part = lazy(async () => {
    const wanted = shell.untilWanted(name);
    if (wanted) {
      await wanted;
      preloadPart(shell.releases[remote], name);
    }
    const Part = await loadPart(shell, remote, name, generation);
    function ShownPart(props: AnyProps) {
      // This is called during rendering, because effects don't run on a server.
      shell.onSlot(name);
      useEffect(() => {
        shownParts.add(part);
        shell.remotes.shown(remote, name);
        shell.onStarted();
      }, []);
      return <Part {...props} />;
    }
    // In a component of ours, because a lazy may not resolve to another lazy.
    return {
      default: (props: AnyProps) => (
        <ShowWithinLimit fallback={null}>
          <ShownPart {...props} />
        </ShowWithinLimit>
      ),
    };
  });
  return part;
}

/** What a place may say of a part that failed. */
export type SlotTrouble = {
  /** The part's name as the start of a sentence. */
  part: string;
  offline: boolean;
  /** Whether it is being loaded again. */
  pending: boolean;
  onRetry: () => void;
};

type PlaceProps = {
  name: SlotName;
  part: AnyProps;
  /** What is shown in place of a failed part; its named fault with Retry by default. */
  fallback?: ((trouble: SlotTrouble) => ReactNode) | undefined;
};

type FaultProps = Pick<PlaceProps, 'name' | 'fallback'>;

const namedFault = (trouble: SlotTrouble) => <Fault compact {...trouble} />;

/** Shown instead of a part that failed; nothing while another release may replace it. */
function SlotFault({ name, fallback = namedFault }: FaultProps) {
  const { remotes } = useShell();
  const { remote, part } = slotOwner(name);
  const status = useRemoteStatus(remote);
  const offline = !useOnline();
  if (status.kind === 'replacing') return null;
  return fallback({
    part,
    offline,
    pending: status.kind === 'loading',
    onRetry: () => void remotes.retry(remote),
  });
}

/** A copy of what a slot's place shows. */
const copyOf = (name: SlotName): Node[] => [
  ...(document.querySelector(`[data-slot="${name}"]`)?.cloneNode(true).childNodes ?? []),
];

/**
 * Set where a part of the document's HTML is given up: the shopper has left the page before its code
 * loaded, and the next page must not wait for it. Then it is a copy of that HTML.
 */
function useGivenUp(Part: object, name: SlotName): Node[] | null {
  const { onLeave } = useShell();
  const [givenUp, setGivenUp] = useState<Node[] | null>(null);
  useEffect(
    () =>
      onLeave(() => {
        if (!shownParts.has(Part)) setGivenUp(copyOf(name));
      }),
    [onLeave, Part, name],
  );
  return givenUp;
}

/** Shows the copy until the part itself is there, so that the header's parts don't come and go. */
function Copy({ nodes, name }: { nodes: Node[]; name: SlotName }) {
  const show = (box: HTMLElement | null) => box?.replaceChildren(...nodes);
  return <div data-slot={name} ref={show} />;
}

/**
 * A slot's place: the part, or its named fault with Retry. It is mounted anew only with a new
 * instance of its remote, so that the document's HTML stays until the part has loaded.
 */
export function SlotPlace({ name, part, fallback }: PlaceProps) {
  const shell = useShell();
  const owner = slotOwner(name);
  const generation = useGeneration(owner.remote);
  const version = useVersion(owner.remote);
  const Part = useMemo(() => lazyPart(shell, name, generation), [shell, name, generation]);
  const givenUp = useGivenUp(Part, name);
  return (
    <PartBoundary
      resetKey={generation}
      fallback={<SlotFault name={name} fallback={fallback} />}
      onError={(error) => {
        shell.parts
          .hostFor(owner.remote)
          .report({ kind: 'error', message: String(error), part: name, ...stackOf(error) });
        if (shownParts.has(Part) || isApiError(error)) return;
        const failure = { stage: 'render', part: name, error } as const;
        void shell.remotes.partFailed(owner.remote, failure, generation);
      }}
    >
      <Suspense
        key={`${version} ${givenUp !== null}`}
        fallback={givenUp && <Copy nodes={givenUp} name={name} />}
      >
        <div data-boundary={owner.remote} data-slot={name} data-release={version}>
          {createElement(Part, part)}
        </div>
      </Suspense>
    </PartBoundary>
  );
}

const sameProps = (before: object, after: object) => {
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => Object.is(Reflect.get(before, name), Reflect.get(after, name)))
  );
};

const SteadyPlace = memo(
  SlotPlace,
  (before, after) => before.name === after.name && sameProps(before.part, after.part),
);

/** The place that another team's part fills. When the part fails, only this place says so. */
export const Slot: SlotComponent = ({ name, ...part }) => <SteadyPlace name={name} part={part} />;
