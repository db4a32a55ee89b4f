import { n, type Pen, type Tone } from './pen';

/** Parts that many products share. Coordinates are those of the 800 × 800 sheet. */

/** A slide-on 18 V pack under a grip; (x, y) is its upper left corner. */
export function battery(pen: Pen, x: number, y: number, w = 210, h = 84): string {
  return [
    pen.rect(x + 18, y - 16, w - 50, 24, 6, 'rubber'),
    pen.path(
      `M${x} ${y + 10}q0-10 10-10h${w - 34}l24 22v${h - 34}q0 12-12 12h-${w - 12}q-10 0-10-12z`,
      'rubber',
    ),
    pen.rect(x + 14, y + h * 0.42, w - 60, h * 0.26, 4, 'accent.'),
    pen.gleam(`M${x + 8} ${y + 6}h${w - 44}l8 8h-${w - 40}z`, 0.2),
  ].join('');
}

/** A mains lead that leaves the tool at (x, y) and trails off to the right edge. */
export function mainsLead(pen: Pen, x: number, y: number, dip = 60): string {
  return (
    pen.tube(
      `M${x} ${y}c50 4 70 ${dip} 110 ${dip}s50-20 ${n(Math.max(30, 745 - x - 110))}-10`,
      13,
      'black',
    ) + pen.tube(`M${x} ${y}l26 3`, 22, 'rubber')
  );
}

/** Slots in a housing, sloping a little. */
export function vents(
  pen: Pen,
  x: number,
  y: number,
  count: number,
  gap: number,
  length: number,
): string {
  let d = '';
  for (let i = 0; i < count; i++)
    d += `M${n(x + i * gap)} ${y}l${n(Math.min(12, length * 0.18))} ${n(length)}`;
  return pen.mark(d, Math.max(3, gap * 0.36), 0.55);
}

/** A pneumatic or solid wheel seen from the side. */
export function wheel(pen: Pen, cx: number, cy: number, r: number, hub: Tone = 'steel*'): string {
  return (
    pen.disc(cx, cy, r, 'rubber*') +
    pen.disc(cx, cy, r * 0.62, hub) +
    pen.disc(cx, cy, r * 0.2, 'iron*') +
    pen.mark(
      `M${n(cx - r * 0.84)} ${cy}a${n(r * 0.84)} ${n(r * 0.84)} 0 0 1 ${n(r * 1.68)} 0`,
      2,
      0.5,
    )
  );
}

/** A dial gauge with its needle at `share` of the scale. */
export function gauge(pen: Pen, cx: number, cy: number, r: number, share = 0.6): string {
  const angle = Math.PI * (0.75 + 1.5 * share);
  let ticks = '';
  for (let i = 0; i <= 8; i++) {
    const a = Math.PI * (0.75 + (1.5 * i) / 8);
    ticks += `M${n(cx + Math.cos(a) * r * 0.62)} ${n(cy + Math.sin(a) * r * 0.62)}L${n(cx + Math.cos(a) * r * 0.76)} ${n(cy + Math.sin(a) * r * 0.76)}`;
  }
  return (
    pen.disc(cx, cy, r, 'chrome*') +
    pen.disc(cx, cy, r * 0.84, 'white.') +
    pen.mark(ticks, Math.max(2, r * 0.06), 0.8) +
    pen.mark(
      `M${cx} ${cy}L${n(cx + Math.cos(angle) * r * 0.58)} ${n(cy + Math.sin(angle) * r * 0.58)}`,
      Math.max(2.5, r * 0.09),
      0.9,
    ) +
    pen.disc(cx, cy, r * 0.1, 'black.')
  );
}

/** A coil of hose, cable or wire lying flat: rings seen from the front. */
export function coil(
  pen: Pen,
  cx: number,
  cy: number,
  r: number,
  turns: number,
  width: number,
  tone: Tone,
): string {
  let out = '';
  for (let i = 0; i < turns; i++) {
    const ring = r - i * width * 0.92;
    const sway = (i % 2 === 0 ? 1 : -1) * width * 0.12;
    out += pen.tube(
      `M${n(cx - ring)} ${n(cy + sway)}a${n(ring)} ${n(ring)} 0 1 1 ${n(ring * 2)} 0a${n(ring)} ${n(ring)} 0 1 1-${n(ring * 2)} 0`,
      width,
      tone,
    );
  }
  return out;
}

/** A knob with a pointer. */
export function knob(pen: Pen, cx: number, cy: number, r: number, turn = -40): string {
  const a = ((turn - 90) * Math.PI) / 180;
  return (
    pen.disc(cx, cy, r * 1.16, 'chrome*') +
    pen.disc(cx, cy, r, 'black*') +
    pen.path(
      `M${n(cx + Math.cos(a) * r * 0.9)} ${n(cy + Math.sin(a) * r * 0.9)}L${n(cx + Math.cos(a + 2.8) * r * 0.16)} ${n(cy + Math.sin(a + 2.8) * r * 0.16)}L${n(cx + Math.cos(a - 2.8) * r * 0.16)} ${n(cy + Math.sin(a - 2.8) * r * 0.16)}z`,
      'white.',
    )
  );
}

/** A safety hook hanging from (cx, y), about `s` wide and 1.7 `s` tall. */
export function hook(pen: Pen, cx: number, y: number, s: number, tone: Tone = 'iron'): string {
  const p = (v: number) => n(v * s);
  return (
    pen.rect(n(cx - s * 0.2), y, s * 0.4, s * 0.42, 8, 'steel|') +
    pen.tube(
      `M${cx} ${n(y + s * 0.5)}v${p(0.22)}c${p(0.62)} ${p(0.1)} ${p(0.62)} ${p(0.86)} ${p(0)} ${p(0.86)}c-${p(0.4)} 0-${p(0.54)}-${p(0.3)}-${p(0.48)}-${p(0.52)}`,
      s * 0.26,
      tone,
    ) +
    pen.mark(
      `M${n(cx - s * 0.02)} ${n(y + s * 0.8)}L${n(cx - s * 0.44)} ${n(y + s * 1.06)}`,
      Math.max(4, s * 0.07),
      0.7,
    )
  );
}

/** An upright run of load chain. */
export function chain(
  pen: Pen,
  cx: number,
  top: number,
  bottom: number,
  link = 30,
  tone: Tone = 'steel',
): string {
  let out = '';
  const step = link * 0.74;
  for (let y = top, i = 0; y < bottom - link * 0.4; y += step, i++) {
    out +=
      i % 2 === 0
        ? pen.rect(n(cx - link * 0.3), n(y), link * 0.6, link, n(link * 0.3), tone)
        : pen.rect(n(cx - link * 0.1), n(y), link * 0.2, link, n(link * 0.1), tone);
  }
  return out;
}

/** A rod with a rolled thread from x to x + w, centred on y. */
export function thread(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  d: number,
  pitch: number,
  tone: Tone,
): string {
  let ridges = '';
  for (let at = pitch; at < w; at += pitch)
    ridges += `M${n(x + at)} ${n(y - d / 2)}l${n(-pitch * 0.55)} ${n(d)}`;
  return (
    pen.rect(n(x), n(y - d / 2), w, d, 4, tone) + pen.mark(ridges, Math.max(2, pitch * 0.32), 0.42)
  );
}

/** A hexagon seen face on. */
export function hexagon(cx: number, cy: number, r: number, turn = 0): string {
  const points = Array.from({ length: 6 }, (_, i) => {
    const a = ((60 * i + turn) * Math.PI) / 180;
    return `${n(cx + Math.cos(a) * r)} ${n(cy + Math.sin(a) * r)}`;
  });
  return `M${points.join('L')}z`;
}

/** A circle as a path running backwards, to be cut out of a shape before it. */
export function hole(cx: number, cy: number, r: number): string {
  return `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0-${n(r * 2)} 0z`;
}

/** A toothed circle: saw blades, hole saws, gears. `lean` slants the teeth. */
export function toothed(
  cx: number,
  cy: number,
  r: number,
  teeth: number,
  depth: number,
  lean = 0.6,
): string {
  const step = (Math.PI * 2) / teeth;
  let d = '';
  for (let i = 0; i < teeth; i++) {
    const a = i * step;
    const b = a + step * lean;
    d += `${i === 0 ? 'M' : 'L'}${n(cx + Math.cos(a) * (r - depth))} ${n(cy + Math.sin(a) * (r - depth))}L${n(cx + Math.cos(b) * r)} ${n(cy + Math.sin(b) * r)}`;
  }
  return `${d}z`;
}

/** A finned electric motor lying along x, with fan cover on the right and terminal box on top. */
export function motor(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  tone: Tone = 'main',
): string {
  let fins = '';
  for (let i = 1; i < 9; i++) fins += `M${n(x + w * 0.06)} ${n(y + (h * i) / 9)}h${n(w * 0.64)}`;
  return [
    pen.rect(n(x + w * 0.24), n(y - h * 0.2), w * 0.3, h * 0.24, 6, 'rubber'),
    pen.rect(x, y, w * 0.76, h, 14, tone),
    pen.mark(fins, 3.5, 0.32),
    pen.path(
      `M${n(x + w * 0.76)} ${y + 4}h${n(w * 0.16)}q${n(w * 0.08)} 0 ${n(w * 0.08)} ${n(h * 0.2)}v${n(h * 0.6 - 8)}q0 ${n(h * 0.2)}-${n(w * 0.08)} ${n(h * 0.2)}h-${n(w * 0.16)}z`,
      'rubber',
    ),
    vents(pen, x + w * 0.8, y + h * 0.25, 4, w * 0.04, h * 0.5),
    pen.rect(n(x + w * 0.1), n(y + h * 0.96), w * 0.14, h * 0.14, 3, 'rubber'),
    pen.rect(n(x + w * 0.5), n(y + h * 0.96), w * 0.14, h * 0.14, 3, 'rubber'),
  ].join('');
}

/** A small petrol engine: tank on top, recoil starter as a disc, muffler at the right. */
export function engine(pen: Pen, x: number, y: number, s: number): string {
  const p = (v: number) => n(v * s);
  return [
    pen.rect(x + p(0.74), y + p(0.3), p(0.28), p(0.3), 10, 'iron'),
    vents(pen, x + p(0.78), y + p(0.35), 5, p(0.045), p(0.2)),
    pen.rect(x + p(0.06), y + p(0.28), p(0.72), p(0.62), 16, 'rubber'),
    pen.path(
      `M${x} ${y + p(0.26)}q0-${p(0.2)} ${p(0.12)}-${p(0.2)}h${p(0.6)}q${p(0.12)} 0 ${p(0.12)} ${p(0.2)}v${p(0.08)}h-${p(0.84)}z`,
      'main',
    ),
    pen.rect(x + p(0.34), y - p(0.02), p(0.16), p(0.09), 6, 'black'),
    pen.disc(x + p(0.4), y + p(0.6), p(0.27), 'accent*'),
    pen.disc(x + p(0.4), y + p(0.6), p(0.12), 'black*'),
    vents(pen, x + p(0.22), y + p(0.56), 3, p(0.03), p(0.1)),
    vents(pen, x + p(0.5), y + p(0.56), 3, p(0.03), p(0.1)),
    pen.rect(x + p(0.62), y + p(0.44), p(0.1), p(0.05), 4, 'red'),
  ].join('');
}

/** A closed carton with the brand across it; (x, y) is the front face's upper left corner. */
export function carton(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  brand: string,
  line: string,
): string {
  const depth = n(h * 0.22);
  return [
    pen.path(`M${x} ${y}l${depth} ${-depth}h${w}l${-depth} ${depth}z`, 'tan.'),
    pen.path(`M${x + w} ${y}l${depth} ${-depth}v${h}l${-depth} ${depth}z`, 'tan|'),
    pen.rect(x, y, w, h, 2, 'main'),
    pen.rect(x, n(y + h * 0.6), w, n(h * 0.24), 0, 'accent.'),
    pen.label(x + w / 2, n(y + h * 0.42), n(Math.min(h * 0.24, (w * 1.5) / brand.length)), brand),
    pen.label(
      x + w / 2,
      n(y + h * 0.77),
      n(Math.min(h * 0.15, (w * 1.5) / line.length)),
      line,
      'accent',
    ),
  ].join('');
}

/** A circle as a path, running forwards; pair it with `hole` for a ring. */
export function circle(cx: number, cy: number, r: number): string {
  return `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1-${n(r * 2)} 0z`;
}
