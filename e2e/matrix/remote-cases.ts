/** Every way in which a remote fails in these tests, and the moments when a shopper meets it. */
import type { CodeFault } from '../shop/broken-release';
import { REMOTES, type Remote } from '../shop/apps';
import type { RemoteFault } from '../shop/remote-fault-server';

type RemoteTrouble = { name: string; served: RemoteFault } | { name: string; released: CodeFault };

const entry = { file: 'entry' } as const;
const part = { file: 'part' } as const;

const TROUBLES: RemoteTrouble[] = [
  { name: 'server down', served: { kind: 'down' } },
  { name: 'entry 404', served: { kind: 'status', status: 404, ...entry } },
  { name: 'entry 500', served: { kind: 'status', status: 500, ...entry } },
  { name: 'connection reset', served: { kind: 'reset', ...entry } },
  { name: 'entry hangs', served: { kind: 'hang', ...entry } },
  { name: 'get() hangs', released: 'get-hangs' },
  { name: 'truncated', served: { kind: 'truncated', ...entry } },
  { name: 'empty', served: { kind: 'empty', ...entry } },
  { name: 'HTML for a script', served: { kind: 'html', ...entry } },
  { name: 'syntax error', released: 'syntax-error' },
  { name: 'throws on load', released: 'throws-on-load' },
  { name: 'wrong shape', released: 'wrong-shape' },
  { name: 'chunk 404', served: { kind: 'status', status: 404, ...part } },
  { name: 'chunk hangs', served: { kind: 'hang', ...part } },
  { name: 'throws on mount', released: 'throws-on-mount' },
  { name: 'throws on click', released: 'throws-on-click' },
  { name: 'endless Suspense', released: 'endless-suspense' },
  { name: 'wrong export', released: 'wrong-export' },
  { name: 'shared version clash', released: 'shared-clash' },
  { name: 'wrong integrity', served: { kind: 'changed', ...part } },
  { name: 'missing integrity', released: 'missing-integrity' },
  { name: 'foreign origin', served: { kind: 'elsewhere', ...entry } },
];

const MOMENTS = ['cold load', 'navigation', 'heal by Retry', 'offline, online'] as const;
type Moment = (typeof MOMENTS)[number];

export type RemoteCase = { id: string; remote: Remote; trouble: RemoteTrouble; moment: Moment };

/** All cases: remotes x troubles x moments. */
export const REMOTE_CASES: RemoteCase[] = TROUBLES.flatMap((trouble) =>
  REMOTES.flatMap((remote) =>
    MOMENTS.map((moment) => ({
      id: `${remote} / ${trouble.name} / ${moment}`,
      remote,
      trouble,
      moment,
    })),
  ),
);

function caseOf(trouble: RemoteTrouble, remote?: Remote, moment?: Moment): RemoteCase {
  const found = REMOTE_CASES.find(
    (each) => each.trouble === trouble && each.remote === remote && each.moment === moment,
  );
  if (!found) throw new Error(`no case for ${trouble.name}`);
  return found;
}

/**
 * Every pair of trouble and remote, of trouble and moment, and of remote and moment at least once:
 * 110 cases, the fewest possible for 22 troubles of 5 remotes.
 */
export const PAIRWISE: RemoteCase[] = TROUBLES.flatMap((trouble, row) =>
  REMOTES.map((remote, column) =>
    caseOf(trouble, remote, MOMENTS[(row + column) % MOMENTS.length]),
  ),
);

/**
 * The sample of every test run: every trouble once, and every pair of remote and moment, because
 * five and four have no common divisor.
 */
export function remoteSample(): RemoteCase[] {
  return TROUBLES.map((trouble, at) =>
    caseOf(trouble, REMOTES[at % REMOTES.length], MOMENTS[at % MOMENTS.length]),
  );
}
