/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { AppName } from 'shared-contracts/app-names';
import { byApp, REMOTE_NAMES } from 'shared-contracts/own-apps';
import type { Need } from '../needs';

const [WIDE, ROW, BOX] = [360, 60, 40];
/** Where things begin from the left: the shell, the remotes, what goes between remotes. */
const [SHELL, SHELL_WIDE, REMOTE, REMOTE_WIDE] = [1, 56, 118, 134];
const RIGHT = REMOTE + REMOTE_WIDE;

/** The middle of the nth remote's row, from above. */
const middle = (row: number) => 8 + row * ROW + BOX / 2;
const total = (needs: Need[]) => needs.reduce((sum, { names }) => sum + names.length, 0);

type Box = { x: number; y: number; wide: number; high: number };

const Box = ({ x, y, wide, high }: Box) => (
  <rect x={x} y={y} width={wide} height={high} rx="2"></rect>
);

type Straight = { needs: Need[]; y: number; toShell: boolean };

/** A line between the shell and a remote, with how much is needed that way. */
function Straight({ needs, y, toShell }: Straight) {
  if (needs.length === 0) return null;
  const [from, to] = [REMOTE - 3, SHELL + SHELL_WIDE + 3];
  const line = toShell ? `M${from} ${y}H${to}` : `M${to} ${y}H${from}`;
  return (
    <>
      <path d={line} marker-end="url(#arrow)"></path>
      <text x={(from + to) / 2} y={toShell ? y - 4 : y + 12} text-anchor="middle">
        {total(needs)}
      </text>
    </>
  );
}

type Arc = { by: number; of: number; needs: Need[] };

/** An arc on the right from one remote to another; the further they are apart, the wider. */
function Arc({ by, of, needs }: Arc) {
  const down = middle(of) > middle(by);
  const [from, to] = [middle(by) + (down ? 6 : -6), middle(of) + (down ? -9 : 9)];
  const apart = Math.abs(of - by);
  // The arrows up lie further out, so that there and back are two lines.
  const out = RIGHT + 8 + apart * 17 + (down ? 0 : 7);
  return (
    <>
      <path
        d={`M${RIGHT} ${from}C${out} ${from} ${out} ${to} ${RIGHT + 3} ${to}`}
        marker-end="url(#arrow)"
      ></path>
      <text x={(RIGHT + 3 * out) / 4 + 3} y={(from + to) / 2 + 4}>
        {total(needs)}
      </text>
    </>
  );
}

/** The remotes of this repository, and those of others that something is needed of or by. */
function remotesOf(needs: Need[]): AppName[] {
  const named = needs.flatMap(({ by, of }) => (of === 'provider' ? [by] : [by, of]));
  const remotes = new Set<AppName>([...REMOTE_NAMES, ...named]);
  remotes.delete('shell');
  return [...remotes].sort(byApp);
}

const Arrow = () => (
  <defs>
    <marker
      id="arrow"
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="7"
      markerHeight="7"
      orient="auto-start-reverse"
    >
      <path d="M0 1L7 4L0 7Z"></path>
    </marker>
  </defs>
);

const Shell = ({ high }: { high: number }) => (
  <g class="app">
    <Box x={SHELL} y={8} wide={SHELL_WIDE} high={high - 28} />
    <text class="label" x={SHELL + SHELL_WIDE / 2} y={high / 2} text-anchor="middle">
      shell
    </text>
  </g>
);

/** Who needs whom, as a picture; the table beside it says the same and more. */
export function NeedsPicture({ needs }: { needs: Need[] }) {
  const of = (by: AppName, other: AppName) =>
    needs.filter((need) => need.by === by && need.of === other);
  const remotes = remotesOf(needs);
  const high = remotes.length * ROW + 8;
  const pairs = remotes.flatMap((by) => remotes.map((other) => [by, other] as const));
  return (
    <svg class="picture" viewBox={`0 0 ${WIDE} ${high}`} role="img" aria-labelledby="picture-says">
      <title id="picture-says">
        Arrows from each app to those that it needs something of, with how many things; the table
        says which
      </title>
      <Arrow />
      <Shell high={high} />
      {remotes.map((app, row) => (
        <>
          <g class="app">
            <Box x={REMOTE} y={middle(row) - BOX / 2} wide={REMOTE_WIDE} high={BOX} />
            <text class="label" x={REMOTE + 10} y={middle(row) + 4}>
              {app}
            </text>
          </g>
          <g class="line">
            <Straight needs={of(app, 'shell')} y={middle(row) - 5} toShell />
            <Straight needs={of('shell', app)} y={middle(row) + 5} toShell={false} />
          </g>
        </>
      ))}
      <g class="line between">
        {pairs.map(([by, other]) => {
          const between = of(by, other);
          if (between.length === 0) return null;
          return <Arc by={remotes.indexOf(by)} of={remotes.indexOf(other)} needs={between} />;
        })}
      </g>
    </svg>
  );
}
