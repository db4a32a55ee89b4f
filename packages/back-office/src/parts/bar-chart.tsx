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
const HEIGHT = 152;
/** For a label's line, which is larger where the drawing is narrow (people.css). */
const LABEL = 32;
/** A few bars stay bars. */
const BAR_MOST = 48;
/** Labels that fit beside each other. */
const LABELS_MOST = 10;

/**
 * Bars from zero, as a picture of a table that stands beside it. Sizes are attributes, because the
 * policy of the pages takes no inline styles.
 * @param name what a screen reader says in place of the drawing
 */
export function barChart(name: string, bars: readonly Bar[]): Html {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / LABELS_MOST);
  const base = HEIGHT - LABEL;
  const width = Math.min(BAR_MOST, step * 0.7);
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={name}>
      <line class="axis" x1="0" x2={WIDTH} y1={base} y2={base}></line>
      {bars.map(({ label, value, title }, at) => {
        const height = Math.round((value / most) * (base - 8));
        const left = at * step;
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
