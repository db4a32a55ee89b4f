/** What may be wrong with a release in shoppers' browsers alone: what their tabs then send, or don't. */
import { AGENTS, bad, failed } from '../test/reporting-shop';

/** One who comes with a device; `at` counts them. */
type Shopper = { agent: string; at: number };

/** Where a break shows, and how: a failure that the tab tells, silence, or a figure that is higher. */
export type CanaryBreak = {
  name: string;
  meets: (shopper: Shopper) => boolean;
  does:
    | { kind: 'fails'; stage: 'entry' | 'chunk' | 'render' }
    | { kind: 'hangs' }
    | { kind: 'measures'; figure: 'LCP' | 'SHOWN' | 'NODES' | 'HEAP'; more: number };
};

const everybody = () => true;
const onPhones = ({ agent }: Shopper) => /Mobile/.test(agent);
const isIn = (agent: string) => (shopper: Shopper) => shopper.agent === agent;
/** One of so many, of whichever device. */
const oneOf =
  (many: number) =>
  ({ at }: Shopper) =>
    at % many === many - 1;

const throws = { kind: 'fails', stage: 'render' } as const;
const hangs = { kind: 'hangs' } as const;
const slower = (figure: 'LCP' | 'SHOWN') => ({ kind: 'measures', figure, more: 2_500 }) as const;

export const canaryBreaks: CanaryBreak[] = [
  { name: 'it throws in browsers only', meets: everybody, does: throws },
  { name: 'it never ends in browsers only', meets: everybody, does: hangs },
  { name: 'it throws on phones only', meets: onPhones, does: throws },
  { name: 'it throws on iPhones only', meets: isIn(AGENTS.iphone), does: throws },
  { name: 'it throws in Safari on computers only', meets: isIn(AGENTS.mac), does: throws },
  { name: 'it throws in Firefox only', meets: isIn(AGENTS.firefox), does: throws },
  { name: 'it throws in a third of the tabs', meets: oneOf(3), does: throws },
  { name: 'it throws in one of ten tabs', meets: oneOf(10), does: throws },
  { name: 'it throws in one of forty tabs', meets: oneOf(40), does: throws },
  { name: 'a chunk is missing', meets: everybody, does: { kind: 'fails', stage: 'chunk' } },
  { name: 'its first file is missing', meets: everybody, does: { kind: 'fails', stage: 'entry' } },
  { name: 'it never ends on phones only', meets: onPhones, does: hangs },
  { name: 'it never ends in a third of the tabs', meets: oneOf(3), does: hangs },
  { name: 'a page opens 2.5 s later', meets: everybody, does: slower('LCP') },
  { name: 'a page is shown 2.5 s later', meets: everybody, does: slower('SHOWN') },
  { name: 'a page is shown 2.5 s later on phones only', meets: onPhones, does: slower('SHOWN') },
  {
    name: 'a page leaves 300 elements behind each time',
    meets: everybody,
    does: { kind: 'measures', figure: 'NODES', more: 300 },
  },
  {
    name: 'a page leaves 3 MB behind each time',
    meets: everybody,
    does: { kind: 'measures', figure: 'HEAP', more: 3_000_000 },
  },
  { name: 'it throws in one of two hundred tabs', meets: oneOf(200), does: throws },
];

/** Why a canary doesn't see it. */
export const unseenByCanary: Record<string, string> = {
  'it throws in one of two hundred tabs':
    'fewer than 2 % fail: so many do where nothing is wrong; `status` has the count',
};

/** What a tab sends in which the release fails. */
export const failedAt = (stage: 'entry' | 'chunk' | 'render') => ({ ...failed(bad), stage });
