/** A point on the sheet; y runs down. */
export type Spot = readonly [x: number, y: number];

export type Trace = ReturnType<typeof trace>;

/**
 * Writes an SVG path in whole units and relative steps, which is the shortest form. Each step
 * starts from the rounded point before it, so that rounding errors don't add up.
 */
export function trace() {
  let d = '';
  let x = 0;
  let y = 0;
  let last = '';
  const step = (command: string, numbers: readonly number[]) => {
    d += last === command && command !== 'm' ? '' : command;
    numbers.forEach((value, at) => {
      const text = String(value);
      const first = at === 0 && last !== command;
      d += first || text.startsWith('-') ? text : ` ${text}`;
    });
    last = command;
  };
  const to = ([px, py]: Spot): [number, number] => [Math.round(px) - x, Math.round(py) - y];
  const go = (dx: number, dy: number) => {
    x += dx;
    y += dy;
  };
  const pen = {
    move(p: Spot) {
      const [dx, dy] = to(p);
      go(dx, dy);
      last = '';
      d += `M${x}${y < 0 ? '' : ' '}${y}`;
      return pen;
    },
    line(p: Spot) {
      const [dx, dy] = to(p);
      if (dx !== 0 || dy !== 0) step('l', [dx, dy]);
      go(dx, dy);
      return pen;
    },
    quad(c: Spot, p: Spot) {
      const [dx, dy] = to(p);
      step('q', [...to(c), dx, dy]);
      go(dx, dy);
      return pen;
    },
    cubic(c1: Spot, c2: Spot, p: Spot) {
      const [dx, dy] = to(p);
      step('c', [...to(c1), ...to(c2), dx, dy]);
      go(dx, dy);
      return pen;
    },
    /** An arc of an ellipse with radii `rx`, `ry`, its first axis turned by `turn` degrees. */
    arc(rx: number, ry: number, turn: number, large: boolean, sweep: boolean, p: Spot) {
      const [dx, dy] = to(p);
      const radii = [Math.max(1, Math.round(rx)), Math.max(1, Math.round(ry)), Math.round(turn)];
      step('a', [...radii, large ? 1 : 0, sweep ? 1 : 0, dx, dy]);
      go(dx, dy);
      return pen;
    },
    /** A whole ellipse about `c`. */
    ellipse([cx, cy]: Spot, rx: number, ry: number, turn: number) {
      const a = (turn * Math.PI) / 180;
      const out: Spot = [rx * Math.cos(a), rx * Math.sin(a)];
      return pen
        .move([cx - out[0], cy - out[1]])
        .arc(rx, ry, turn, true, true, [cx + out[0], cy + out[1]])
        .arc(rx, ry, turn, true, true, [cx - out[0], cy - out[1]])
        .close();
    },
    close() {
      d += 'z';
      last = '';
      return pen;
    },
    get d() {
      return d;
    },
  };
  return pen;
}

/** A smooth line through points (Catmull-Rom as cubic curves). */
export function smooth(pen: Trace, points: readonly Spot[], closed = false): Trace {
  const count = points.length;
  const at = (i: number): Spot =>
    (closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))]) ?? [0, 0];
  pen.move(at(0));
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    pen.cubic(
      [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6],
      [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6],
      p2,
    );
  }
  return closed ? pen.close() : pen;
}
