/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Html } from '../html';

export type Bar = {
  /** What stands below it: '23'. */
  label: string;
  /** Zero or more. */
  value: number;
  /** What it says to who points at it. */
  title: string;
};

/** In units of the drawing. */
const WIDTH = 600;
const HEIGHT = 184;
/** For a line of labels, which are larger where the drawing is narrow (people.css). */
const LABEL = 32;
/** Where the dimension of the highest bar stands, and where the bars begin. */
const DIMENSION = 8;
const LEFT = 24;
/** For half of the last label. */
const RIGHT = 8;
/** A few bars stay bars. */
const BAR_MOST = 48;
/** Labels that fit beside each other. */
const LABELS_MOST = 10;

/** An arrow's head on the dimension line: its point, and down or up from it. */
const head = (y: number, way: 1 | -1) => `M${DIMENSION} ${y}l3 ${10 * way}h-6z`;

/** From zero to the highest bar: extension lines, a dimension line, and what it measures. */
const Dimension = ({ base, most }: { base: number; most: string }) => (
  <>
    <path class="thin" d={`M0 ${LABEL}H${WIDTH}M${DIMENSION} ${LABEL}V${base}`}></path>
    <path class="arrow" d={head(LABEL, 1) + head(base, -1)}></path>
    <text class="of" x="0" y={LABEL - 8}>
      {most}
    </text>
  </>
);

/**
 * Bars from zero, as a picture of a table that stands beside it. Sizes are attributes, because the
 * policy of the pages takes no inline styles.
 * @param name what a screen reader says in place of the drawing
 * @param write how a value is written at the axis
 */
export function barChart(
  name: string,
  bars: readonly Bar[],
  write: (value: number) => string = String,
): Html {
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const most = Math.max(1, highest);
  const step = (WIDTH - LEFT - RIGHT) / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / LABELS_MOST);
  const base = HEIGHT - LABEL;
  const width = Math.min(BAR_MOST, step * 0.6);
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={name}>
      {highest > 0 && <Dimension base={base} most={write(highest)} />}
      <path d={`M0 ${base}H${WIDTH}`}></path>
      {bars.map(({ label, value, title }, at) => {
        const height = Math.round((value / most) * (base - LABEL));
        const left = LEFT + at * step;
        const labelled = (bars.length - 1 - at) % every === 0;
        return (
          <>
            <rect
              x={(left + (step - width) / 2).toFixed(1)}
              y={base - height}
              width={width.toFixed(1)}
              height={height}
            >
              <title>{title}</title>
            </rect>
            {labelled && <path d={`M${(left + step / 2).toFixed(1)} ${base}v4`}></path>}
            {labelled && (
              <text x={(left + step / 2).toFixed(1)} y={HEIGHT - 8}>
                {label}
              </text>
            )}
          </>
        );
      })}
    </svg>
  );
}
