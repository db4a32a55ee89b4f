import { circle, hexagon, hole, thread } from './parts';
import { n, type Material } from './pen';
import { sketch, type Drawing } from './sketch';

/** The finish as a tone. */
export type Finish = 'zinc' | 'black' | 'galvanised' | 'stainless' | 'brass';
const finishes: Record<Finish, Material> = {
  zinc: 'steel',
  black: 'rubber',
  galvanised: 'grey',
  stainless: 'chrome',
  brass: 'brass',
};

/** Hex bolt, side view above its head seen face on; length to diameter as it is. */
export const hexBolt: Drawing<{ d: number; length: number; grade: string; finish: Finish }> = (
  pen,
  { d, length, grade, finish },
) => {
  const tone = finishes[finish];
  const ratio = Math.min(9, length / d);
  const shank = Math.min(430, 90 * ratio * 0.9 + 60);
  const w = Math.min(110, shank / ratio);
  const head = w * 1.75;
  const x = 400 - (shank + w * 0.66) / 2;
  const threaded = length <= 2 * d + 25 ? shank : Math.max(w * 2.2, shank * 0.5);
  return sketch(
    [n(Math.min(x, 270)), 130, n(Math.max(shank + w * 0.66, 260)), 530],
    pen.path(hexagon(400, 260, 130, 0), tone),
    pen.disc(400, 260, 108, `${tone}*`),
    pen.label(400, 276, 46, grade, tone === 'rubber' ? 'black' : 'steel'),
    pen.path(
      `M${n(x)} ${n(540 - head / 2 + 8)}l8-8h${n(w * 0.66 - 8)}v${n(head)}h-${n(w * 0.66 - 8)}l-8-8z`,
      tone,
    ),
    pen.mark(
      `M${n(x + 4)} ${n(540 - head / 4)}h${n(w * 0.6)}M${n(x + 4)} ${n(540 + head / 4)}h${n(w * 0.6)}`,
      3,
      0.5,
    ),
    pen.rect(n(x + w * 0.66), n(540 - w / 2), n(shank - threaded + 4), n(w), 0, tone),
    thread(pen, x + w * 0.66 + shank - threaded, 540, threaded, n(w), Math.max(6, w * 0.17), tone),
  );
};

/** Hex nuts, one on its side. */
export const hexNut: Drawing<{ finish: Finish; lock: boolean }> = (pen, { finish, lock }) => {
  const tone = finishes[finish];
  return sketch(
    [130, 160, 560, 470],
    pen.path(hexagon(310, 330, 170, 30) + hole(310, 330, 84), tone),
    pen.path(circle(310, 330, 136) + hole(310, 330, 84), `${tone}*`),
    lock
      ? pen.path(circle(310, 330, 98) + hole(310, 330, 74), 'blue')
      : pen.path(circle(310, 330, 90) + hole(310, 330, 80), 'iron'),
    pen.rect(420, 470, 260, 150, 14, tone),
    pen.mark('M486 474v142M614 474v142', 4, 0.5),
    pen.shade('M420 470h66v150h-66zM614 470h66v150h-66z', 0.18),
    lock
      ? pen.path('M440 470q10-34 40-34h140q30 0 40 34z', tone) +
          pen.rect(480, 428, 140, 14, 6, 'blue')
      : '',
  );
};

/** Wood or drywall screw: countersunk head, coarse thread, point. */
export const woodScrew: Drawing<{ finish: Finish; coarse: boolean }> = (
  pen,
  { finish, coarse },
) => {
  const tone = finishes[finish];
  const one = (transform: string) => {
    let ridges = '';
    const pitch = coarse ? 34 : 24;
    for (let y = 250; y < 620; y += pitch) {
      const w = 38 - Math.max(0, y - 520) * 0.22;
      ridges += `M${n(400 - w)} ${y + 10}L${n(400 + w)} ${y - 8}L${n(400 + w * 0.6)} ${y + 8}L${n(400 - w * 0.6)} ${y + 20}z`;
    }
    return pen.moved(
      transform,
      pen.path('M320 130h160q6 0 0 10l-52 72v420l-28 66-28-66V212l-52-72q-6-10 0-10z', `${tone}|`),
      pen.path(ridges, tone),
      pen.oval(400, 132, 82, 16, tone),
      pen.mark('M376 130h48M400 124v14', 6, 0.8),
    );
  };
  return sketch(
    [190, 110, 430, 580],
    one('rotate(-16 400 690) translate(-60 -10)'),
    one('rotate(14 400 690) translate(70 10)'),
  );
};

/** Wedge anchor: sleeve and cone at the foot, nut and washer on top. */
export const anchorBolt: Drawing<{ finish: Finish; sleeve: boolean }> = (
  pen,
  { finish, sleeve },
) => {
  const tone = finishes[finish];
  return sketch(
    [270, 110, 260, 590],
    pen.moved('rotate(90 400 200)', thread(pen, 310, 200, 250, 76, 13, `${tone}`)),
    pen.path('M320 200h160v70H320z', `${tone}|`),
    pen.mark('M360 202v66M440 202v66', 3, 0.5),
    pen.rect(284, 270, 232, 20, 4, `${tone}|`),
    pen.rect(362, 360, 76, 250, 0, `${tone}|`),
    sleeve
      ? pen.path('M346 292h108v300H346z', 'chrome|') +
          pen.mark('M380 420v170M400 420v170M420 420v170', 5, 0.6)
      : pen.path('M352 540h96v80h-96z', 'chrome|') + pen.mark('M384 544v72M416 544v72', 4, 0.6),
    pen.path('M362 612h76l16 70q0 10-12 10h-84q-12 0-12-10z', `${tone}|`),
  );
};

/** Blind rivets: domed head, body and mandrel. */
export const blindRivet: Drawing<{ finish: Finish }> = (pen, { finish }) => {
  const tone = finishes[finish];
  const one = (x: number, turn: number) =>
    pen.moved(
      `rotate(${turn} ${x} 420)`,
      pen.rect(x - 8, 110, 16, 320, 3, 'steel|'),
      pen.path(`M${x - 8} 110l8-20 8 20z`, 'steel|'),
      pen.path(`M${x - 66} 430q6-46 66-46t66 46z`, tone),
      pen.rect(x - 33, 428, 66, 200, 4, `${tone}|`),
      pen.oval(x, 640, 26, 22, 'steel*'),
    );
  return sketch([210, 90, 390, 570], one(310, -12), one(490, 12));
};

/** Flat washers, overlapping. */
export const washers: Drawing<{ finish: Finish; spring: boolean }> = (pen, { finish, spring }) => {
  const tone = finishes[finish];
  const one = (cx: number, cy: number) =>
    spring
      ? pen.path(`${circle(cx, cy, 130)}${hole(cx, cy, 84)}`, tone) +
        pen.path(`M${cx + 80} ${cy - 30}l56 -14v34l-54 20z`, 'light.') +
        pen.mark(`M${cx + 82} ${cy - 28}l50-14M${cx + 82} ${cy + 6}l50-16`, 4, 0.8)
      : pen.path(circle(cx + 5, cy + 8, 150) + hole(cx, cy, 66), 'iron') +
        pen.path(circle(cx, cy, 150) + hole(cx, cy, 66), `${tone}*`);
  return sketch([120, 140, 560, 520], one(290, 300), one(510, 340), one(390, 500));
};
