import { louvres, spread, type Workbench } from '../drawing/solid/workbench';
import type { Vec } from '../drawing/solid/space';

/** An air-cooled petrol engine about `s` mm wide; its recoil starter faces the front. */
export function engine(b: Workbench, [x, y, z]: Vec, s: number): void {
  const p = (v: number) => v * s;
  b.block([x + p(0.1), y + p(0.1), z], [p(0.8), p(0.7), p(0.42)], 'cast', { round: 8, bevel: 4 });
  b.block([x + p(0.64), y + p(0.2), z + p(0.36)], [p(0.4), p(0.44), p(0.3)], 'iron', {
    round: 10,
    bevel: 4,
  });
  b.lines('front', [x + p(0.86), y + p(0.2), z + p(0.5)], louvres(5, p(0.06), p(0.2)), p(0.025));
  b.turned(
    'y',
    [x + p(0.42), y - p(0.12), z + p(0.36)],
    `0 ${p(0.14)} black, 0 ${p(0.3)} accent, ${p(0.06)} ${p(0.35)} black, ${p(0.24)} ${p(0.37)}`,
    'accent',
  );
  b.lines(
    'front',
    [x + p(0.42), y - p(0.12), z + p(0.36)],
    spread(0, 300, 6).map((d) => {
      const a = (d * Math.PI) / 180;
      return [
        [p(0.17) * Math.cos(a), p(0.17) * Math.sin(a)],
        [p(0.27) * Math.cos(a), p(0.27) * Math.sin(a)],
      ];
    }),
    p(0.03),
  );
  b.block([x, y + p(0.02), z + p(0.62)], [p(0.94), p(0.8), p(0.28)], 'main', {
    round: p(0.1),
    bevel: p(0.06),
  });
  b.turned(
    'z',
    [x + p(0.3), y + p(0.36), z + p(0.9)],
    `0 ${p(0.1)}, ${p(0.07)} ${p(0.1)}`,
    'black',
  );
  b.block([x + p(0.68), y - p(0.02), z + p(0.08)], [p(0.12), p(0.1), p(0.07)], 'red', { round: 3 });
}
