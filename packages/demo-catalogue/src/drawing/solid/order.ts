import type { Part } from './part';
import type { Vec } from './space';

type Bounds = { low: Vec; high: Vec };

function boundsOf({ points, girth = 0 }: Part): Bounds {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const p of points) {
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], p[axis] - girth);
      high[axis] = Math.max(high[axis], p[axis] + girth);
    }
  }
  return { low, high };
}

/**
 * Which of two bodies hides the other: 1 when `b` is in front of `a`, -1 when it is behind `a`, 0
 * when neither (then the order in which they were made decides). They are compared along the axis
 * on which they overlap least.
 */
function before(a: Bounds, b: Bounds, toward: Vec): number {
  let best = 0.7;
  let answer = 0;
  for (const axis of [0, 1, 2] as const) {
    const look = toward[axis];
    if (Math.abs(look) < 0.05) continue;
    const shared = Math.min(a.high[axis], b.high[axis]) - Math.max(a.low[axis], b.low[axis]);
    const least = Math.min(a.high[axis] - a.low[axis], b.high[axis] - b.low[axis]);
    const share = shared <= 0.01 ? shared / 1e6 : shared / Math.max(least, 0.01);
    if (share >= best) continue;
    best = share;
    const further = a.low[axis] + a.high[axis] < b.low[axis] + b.high[axis] ? 1 : -1;
    answer = further * Math.sign(look);
  }
  return answer;
}

/** The parts, ordered from the back to the front. */
export function fromTheBack(parts: readonly Part[], toward: Vec): Part[] {
  const boxes = parts.map(boundsOf);
  const hiding = parts.map((_, i) =>
    boxes.flatMap((box, j) => {
      const own = boxes[i];
      return i !== j && own !== undefined && before(box, own, toward) === 1 ? [j] : [];
    }),
  );
  const missing = hiding.map((list) => list.length);
  const waiting = new Set(parts.keys());
  const out: Part[] = [];
  while (waiting.size > 0) {
    // Where three bodies hide each other in a circle, the one with the fewest bodies behind it is
    // first.
    let next = -1;
    for (const i of waiting) {
      if (next < 0 || (missing[i] ?? 0) < (missing[next] ?? 0)) next = i;
      if (missing[next] === 0) break;
    }
    waiting.delete(next);
    const chosen = parts[next];
    if (chosen !== undefined) out.push(chosen);
    hiding.forEach((list, i) => {
      if (list.includes(next)) missing[i] = (missing[i] ?? 0) - 1;
    });
  }
  return out;
}
