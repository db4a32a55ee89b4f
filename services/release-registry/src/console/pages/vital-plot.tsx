/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { VITAL_BOUNDS, VITAL_LIMITS, type Spread } from '../../vitals';
import { measured } from './words';

const [BAR, GAP, HIGH] = [11, 2, 34];
const STEP = BAR + GAP;

const sharesOf = ({ counts }: Spread): number[] => {
  const total = counts.reduce((sum, value) => sum + value, 0);
  return counts.map((value) => (total === 0 ? 0 : value / total));
};

/** A line along the tops of bars of these heights. */
function outline(shares: number[], top: (share: number) => number): string {
  const steps = shares.map((of, at) => `V${top(of).toFixed(1)}H${(at + 1) * STEP}`);
  return `M0 ${HIGH}${steps.join('')}V${HIGH}`;
}

type Plot = {
  name: string;
  own: Spread;
  /** The one that it is compared with. */
  other: Spread | null;
};

/**
 * How the values of a vital are spread: bars for a release, the part of its values in each; an
 * outline for the one that it is compared with. A line shows up to where a value is good.
 */
export function VitalPlot({ name, own, other }: Plot) {
  const bounds = VITAL_BOUNDS[name] ?? [];
  const limit = VITAL_LIMITS[name]?.good ?? 0;
  const shares = sharesOf(own);
  const others = other ? sharesOf(other) : [];
  const highest = Math.max(...shares, ...others, 0.01);
  const top = (of: number) => HIGH - (of / highest) * (HIGH - 4);
  const wide = STEP * (bounds.length + 1);
  const isGood = (at: number) => (bounds[at] ?? Infinity) <= limit;
  const good = shares.reduce((sum, of, at) => sum + (isGood(at) ? of : 0), 0);
  const at = STEP * (bounds.indexOf(limit) + 1) - GAP / 2;
  const said = `${Math.round(100 * good)} % of the values are good: ${measured(name, limit)} or less`;
  return (
    <svg class="plot" viewBox={`0 0 ${wide} ${HIGH + 1}`} role="img" aria-label={said}>
      {shares.map((of, place) => (
        <rect
          class={isGood(place) ? 'in' : 'out'}
          x={place * STEP}
          y={top(of).toFixed(1)}
          width={BAR}
          height={(HIGH - top(of)).toFixed(1)}
        ></rect>
      ))}
      {other && <path class="other" d={outline(others, top)}></path>}
      <path class="limit" d={`M${at} 0V${HIGH}`}></path>
      <path class="ground" d={`M0 ${HIGH + 0.5}H${wide}`}></path>
    </svg>
  );
}
